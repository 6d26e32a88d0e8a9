import type { LessonOutline, PlanInputs } from "../suggestions";
import { approachOf, titlesOf } from "./approaches";
import { findSubject, isGeneral } from "./find-subject";
import { hash, itemAt } from "./hash";
import { countMatches } from "./keywords";
import type { Strand, SubjectData } from "./subject-data";
import { capitalize, clean, cut } from "./text";
import { type TopicWording, topicWordings } from "./topic-frames";

const TITLE_IN_TOPIC_MAX = 45;

/** Four or five lines 'lessonNumber: topic title' for each lesson, in order. */
export function topicLines(inputs: PlanInputs, lessons: readonly LessonOutline[], nonse: number): string[] {
  const subject = findSubject(inputs.subject);
  const approach = approachOf(nonse);
  const wording = itemAt(topicWordings, approach.index);
  const taught = new Set<Strand>();
  return lessons.flatMap(({ title }, index) => {
    const seed = hash(JSON.stringify([subject.name, clean(title), index, approach.index]));
    const strand = strandOf(subject, title);
    // A second lesson on one strand would repeat every topic of the first.
    const isKnown = strand !== undefined && !taught.has(strand);
    if (isKnown) taught.add(strand);
    const topics = isKnown ? strandTopics(strand, wording, seed) : anyTopics(title, wording);
    const all = seed % 2 === 0 ? topics : [...topics, wording.closing];
    return all.map((topic) => `${index + 1}: ${topic}`);
  });
}

/** The strand a lesson is about: one that has this title, else one whose keywords are in it. */
function strandOf(subject: SubjectData, title: string): Strand | undefined {
  const wanted = clean(title).toLowerCase();
  const known = subject.strands.find((strand) => titlesOf(strand).some((one) => one.toLowerCase() === wanted));
  if (known || isGeneral(subject)) return known;
  const rated = subject.strands
    .map((strand) => ({ strand, matches: countMatches(strand.keywords, title) }))
    .filter(({ matches }) => matches > 0)
    .sort((one, other) => other.matches - one.matches);
  return rated[0]?.strand;
}

function strandTopics(strand: Strand, wording: TopicWording, seed: number): string[] {
  const offset = wording.isInOrder ? 0 : seed;
  return strand.topics.map((topic, index) => {
    const frame = itemAt(wording.frames, offset + index);
    return frame.replace("{Topic}", capitalize(topic)).replace("{topic}", topic);
  });
}

function anyTopics(title: string, wording: TopicWording): string[] {
  const plain = clean(title).replace(/["“”]/gu, "'");
  const shown = plain === "" ? "this lesson" : cut(plain, TITLE_IN_TOPIC_MAX);
  return wording.forAnyLesson.map((topic) => topic.split("{title}").join(shown));
}
