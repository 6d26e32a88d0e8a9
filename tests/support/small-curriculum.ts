import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { CurriculumFile } from "~/curriculum/faults";
import type { UnitFile, UnitLesson } from "~/curriculum/unit-schema";

/** A unit for a curriculum of tests; what is not given is made from its title. */
export type SmallUnit = Partial<Omit<UnitFile, "lessons">> & { title: string; lessons?: Partial<UnitLesson>[] };

const KINDS = ["opener", "core", "core", "core", "core", "core", "project", "review"] as const;
const ESSENTIAL = [1, 2, 3];

/** A sound unit of eight lessons. */
export function smallUnit({ title, lessons = [], ...given }: SmallUnit): UnitFile {
  const name = title.toLowerCase();
  return {
    title,
    grades: [0, 12],
    prerequisites: [],
    goals: [`learn ${name}`, `understand ${name}`, `be good with ${name}`],
    keywords: [name, `${name} one`, `${name} two`, `${name} three`],
    known_when: `Knows ${name}`,
    materials: [],
    adult: "none",
    safety: [],
    lessons: KINDS.map((kind, index) => ({ ...smallLesson(title, kind, index), ...lessons[index] })),
    ...given,
  };
}

function smallLesson(unit: string, kind: UnitLesson["kind"], index: number): UnitLesson {
  const title = `${unit} part ${index + 1}`;
  return {
    id: `part-${index + 1}`,
    kind,
    essential: ESSENTIAL.includes(index),
    title,
    explanation: `What is learned in ${title}, and what can be done with it afterwards.`,
    minutes: 30,
    topics: [`${title} first`, `${title} second`, `${title} third`],
    activity: `Do what ${title} is about with what is at home, then say it aloud.`,
    question: `What is ${title} about?`,
    answer: `About ${title}.`,
    uses: [],
    contains: [],
    ways: {
      hands_on: { title: `Make ${title}`, explanation: `Begin ${title} with something to hold in the hands.` },
      question: { title: `Why ${title}`, explanation: `Begin ${title} with a question to find an answer to.` },
    },
  };
}

/** The files of a curriculum with these subjects, and the frames as they are. */
export function smallFiles(subjects: Record<string, Record<string, UnitFile>>): CurriculumFile[] {
  const own = Object.entries(subjects).flatMap(([folder, units]) => [
    ...Object.entries(units).map(([name, content]) => ({ path: `${folder}/${name}.yaml`, content })),
    { path: `${folder}/subject.yaml`, content: subjectOf(folder, Object.keys(units)) },
  ]);
  return [
    ...own,
    { path: "frames.yaml", content: parse(readFileSync("app/curriculum/frames.yaml", "utf8")) as unknown },
  ];
}

function subjectOf(folder: string, units: string[]) {
  const name = `${folder.slice(0, 1).toUpperCase()}${folder.slice(1)}`;
  return { name, aliases: [], emojis: [..."①②③④⑤⑥⑦⑧⑨⑩⑪⑫"], units };
}
