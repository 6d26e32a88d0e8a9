import type { Curriculum, CurriculumLesson } from "~/curriculum/curriculum";
import { lessonsTitled } from "~/services/suggestions/built-in/topics";
import { titlesOf } from "~/services/suggestions/built-in/ways";
import type { Suggestions } from "~/services/suggestions/suggestions";
import { collect } from "./plan";

const { signal } = new AbortController();

/** What is lost where every lesson of the curriculum is taken in every way. */
export interface Losses {
  /** How many lessons in any way were tried. */
  tried: number;
  /** Titles whose topics are not the lesson's own, all of them. */
  topics: string[];
  /** Titles by which the lesson, and with it the safety lines of its unit, is not found again. */
  safety: string[];
}

/** Takes every lesson in every way, by its title as a plan keeps it. */
export async function lossesIn(suggestions: Suggestions, curriculum: Curriculum): Promise<Losses> {
  const losses: Losses = { tried: 0, topics: [], safety: [] };
  for (const unit of curriculum.units) {
    const ways = Math.max(...unit.lessons.map((lesson) => titlesOf(lesson).length));
    for (let way = 0; way < ways; way += 1) {
      const lessons = unit.lessons.filter((lesson) => titlesOf(lesson)[way] !== undefined);
      const titles = lessons.map((lesson) => titlesOf(lesson)[way] ?? "");
      const topics = await topicsOf(suggestions, unit.lessons[0], titles);
      lessons.forEach((lesson, index) => {
        losses.tried += 1;
        const name = `${unit.id}: ${titles[index]}`;
        if (topics[index]?.join("|") !== lesson.topics.join("|")) losses.topics.push(name);
        if (!lessonsTitled(titles[index] ?? "", curriculum).includes(lesson)) losses.safety.push(name);
      });
    }
  }
  return losses;
}

async function topicsOf(suggestions: Suggestions, one: CurriculumLesson | undefined, titles: readonly string[]) {
  const { title = "", subject, grades } = one?.unit ?? {};
  const inputs = {
    subject: subject?.name ?? "",
    goal: title,
    previousKnowledge: "",
    needs: "",
    gradeLevel: String(grades?.[0] ?? 0),
  };
  const lessons = titles.map((each) => ({ title: each, explanation: "" }));
  const lines = await collect(suggestions.topics({ inputs, lessons, nonse: 0, written: [] }, signal));
  return titles.map((_, index) =>
    lines.filter((line) => line.startsWith(`${index + 1}: `)).map((line) => line.slice(line.indexOf(": ") + 2)),
  );
}
