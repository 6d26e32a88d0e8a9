import type { z } from "zod/v4";
import { type SubjectFile, type UnitFile, framesSchema, subjectSchema, unitSchema } from "./unit-schema";

/** A file of the curriculum, its text already read as YAML. */
export interface CurriculumFile {
  /** From the curriculum's folder, such as "math/first-fractions.yaml". */
  path: string;
  content: unknown;
}

const ESSENTIAL = 3;
const WAYS_MIN = 3;
const SUBJECT_FILE = "subject.yaml";
const FRAMES_FILE = "frames.yaml";

/** All that is wrong with the curriculum, in sentences that begin with the file's name; none when it is sound. */
export function curriculumFaults(files: readonly CurriculumFile[]): string[] {
  const subjects = files.filter(({ path }) => path.split("/").at(-1) === SUBJECT_FILE);
  const frames = files.filter(({ path }) => path === FRAMES_FILE);
  const units = files.filter((file) => !subjects.includes(file) && !frames.includes(file));
  return [
    ...frames.flatMap((file) => shapeFaults(file, framesSchema)),
    ...subjects.flatMap((file) => shapeFaults(file, subjectSchema)),
    ...units.flatMap((file) => shapeFaults(file, unitSchema)),
    ...subjects.flatMap((file) => listFaults(file, units)),
    ...units.flatMap((file) => lessonFaults(file)),
    ...units.flatMap((file) => prerequisiteFaults(file, units)),
    ...titleFaults(units),
  ];
}

/** The id of the unit in a file: "math/first-fractions.yaml" is math.first-fractions. */
export function unitIdOf(path: string): string {
  return path.replace(/\.yaml$/, "").replace("/", ".");
}

function shapeFaults({ path, content }: CurriculumFile, schema: z.ZodType): string[] {
  const issues = schema.safeParse(content).error?.issues ?? [];
  return issues.map((issue) => `${path}: ${issue.path.join(".")} ${issue.message}`);
}

/** A subject lists each of its units once. */
function listFaults({ path, content }: CurriculumFile, units: readonly CurriculumFile[]): string[] {
  const folder = path.replace(SUBJECT_FILE, "");
  const listed = (content as Partial<SubjectFile>).units ?? [];
  const there = units.filter((unit) => unit.path.startsWith(folder)).map((unit) => unit.path.slice(folder.length, -5));
  return [
    ...there.filter((unit) => !listed.includes(unit)).map((unit) => `${path}: does not list ${unit}`),
    ...listed.filter((unit) => !there.includes(unit)).map((unit) => `${path}: lists ${unit}, which is not there`),
    ...listed.filter((unit, index) => listed.indexOf(unit) < index).map((unit) => `${path}: lists ${unit} twice`),
  ];
}

function lessonFaults({ path, content }: CurriculumFile): string[] {
  const unit = unitSchema.safeParse(content).data;
  if (!unit) return [];
  const { lessons } = unit;
  const counts = (kind: string) => lessons.filter((lesson) => lesson.kind === kind).length;
  const withWay = (way: "hands_on" | "question") => lessons.filter(({ ways }) => ways[way]).length;
  const ids = lessons.map(({ id }) => id);
  return [
    lessons.filter(({ essential }) => essential).length === ESSENTIAL ? "" : `has not ${ESSENTIAL} essential lessons`,
    lessons[0]?.kind === "opener" && counts("opener") === 1 ? "" : "does not begin with its one opener",
    counts("project") >= 1 ? "" : "has no project",
    lessons.at(-1)?.kind === "review" && counts("review") === 1 ? "" : "does not end with its one review",
    withWay("hands_on") >= WAYS_MIN ? "" : `has fewer than ${WAYS_MIN} hands-on ways`,
    withWay("question") >= WAYS_MIN ? "" : `has fewer than ${WAYS_MIN} question ways`,
    new Set(ids).size === ids.length ? "" : "has two lessons of one id",
    unit.adult === "beside" && unit.safety.length === 0
      ? "needs an adult beside the child, but says nothing of safety"
      : "",
    ...lessons.map(({ id, topics }) => (new Set(topics).size === topics.length ? "" : `${id} has a topic twice`)),
  ]
    .filter((fault) => fault !== "")
    .map((fault) => `${path}: ${fault}`);
}

function prerequisiteFaults({ path, content }: CurriculumFile, units: readonly CurriculumFile[]): string[] {
  const known = new Set(units.map((unit) => unitIdOf(unit.path)));
  const asked = (content as Partial<UnitFile>).prerequisites ?? [];
  return asked.filter((id) => !known.has(id)).map((id) => `${path}: needs ${id}, which is not there`);
}

/** No title stands twice in a subject, whichever lesson and way it is of. */
function titleFaults(units: readonly CurriculumFile[]): string[] {
  const first = new Map<string, string>();
  return units.flatMap(({ path, content }) => {
    const lessons = unitSchema.safeParse(content).data?.lessons ?? [];
    const titles = lessons.flatMap(({ title, ways }) => [title, ...Object.values(ways).map((way) => way.title)]);
    return titles.flatMap((title) => {
      const key = `${path.split("/")[0]} ${title.toLowerCase()}`;
      const before = first.get(key);
      if (before === undefined) first.set(key, path);
      return before === undefined ? [] : [`${path}: the title "${title}" stands in ${before} too`];
    });
  });
}
