import { type CurriculumFile, unitIdOf } from "./faults";
import {
  type Frame,
  type SubjectFile,
  type UnitFile,
  type UnitLesson,
  framesSchema,
  subjectSchema,
  unitSchema,
} from "./unit-schema";

/** A lesson of a unit. */
export interface CurriculumLesson extends UnitLesson {
  unit: CurriculumUnit;
}

/** A unit of a subject: what a goal mostly names. */
export interface CurriculumUnit extends Omit<UnitFile, "lessons"> {
  /** By subject and file, such as "math.first-fractions". */
  id: string;
  subject: CurriculumSubject;
  /** In teaching order. */
  lessons: readonly CurriculumLesson[];
}

/** A subject, its units in teaching order. */
export interface CurriculumSubject extends Omit<SubjectFile, "units"> {
  units: readonly CurriculumUnit[];
}

/** All that the built-in suggestions know. */
export interface Curriculum {
  subjects: readonly CurriculumSubject[];
  units: readonly CurriculumUnit[];
  frames: readonly Frame[];
  /** The units that come before one, and before those, each once. */
  leadingTo(unit: CurriculumUnit): ReadonlySet<CurriculumUnit>;
}

const FRAMES = "frames";
const SUBJECT = ".subject";

/** The curriculum in these files, which are sound. */
export function makeCurriculum(files: readonly CurriculumFile[]): Curriculum {
  return linkCurriculum(completeFiles(files));
}

/** The files with all that they may leave out. Takes its time, so a build does it once. Throws where one is not sound. */
export function completeFiles(files: readonly CurriculumFile[]): CurriculumFile[] {
  const schemaOf = (id: string) => (id === FRAMES ? framesSchema : id.endsWith(SUBJECT) ? subjectSchema : unitSchema);
  return files.map(({ path, content }) => ({ path, content: schemaOf(unitIdOf(path)).parse(content) }));
}

/** The curriculum in complete files. */
export function linkCurriculum(files: readonly CurriculumFile[]): Curriculum {
  const { subjects, frames } = readFiles(files);
  const units = subjects.flatMap((subject) => subject.units);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const before = (unit: CurriculumUnit) => unit.prerequisites.flatMap((id) => byId.get(id) ?? []);
  return { subjects, units, frames, leadingTo: (unit) => new Set(reached(before(unit), before)) };
}

/** Apart from what lives on: a function made beside the files would keep them in memory. */
function readFiles(files: readonly CurriculumFile[]) {
  const contents = new Map(files.map(({ path, content }) => [unitIdOf(path), content]));
  const contentOf = (id: string) => contents.get(id);
  const folders = [...contents.keys()].filter((id) => id.endsWith(SUBJECT)).map((id) => id.slice(0, -SUBJECT.length));
  const subjects = folders.map((folder) => makeSubject(folder, contentOf));
  return { subjects, frames: contentOf(FRAMES) as Frame[] };
}

function makeSubject(folder: string, contentOf: (id: string) => unknown): CurriculumSubject {
  const { units: names, ...file } = contentOf(folder + SUBJECT) as SubjectFile;
  const units: CurriculumUnit[] = [];
  const subject = { ...file, units };
  for (const name of names) {
    const { lessons: written, ...rest } = contentOf(`${folder}.${name}`) as UnitFile;
    const lessons: CurriculumLesson[] = [];
    const unit = { ...rest, id: `${folder}.${name}`, subject, lessons };
    lessons.push(...written.map((lesson) => ({ ...lesson, unit })));
    units.push(unit);
  }
  return subject;
}

function* reached<T>(from: readonly T[], next: (item: T) => readonly T[], seen = new Set<T>()): Generator<T> {
  for (const item of from) {
    if (seen.has(item)) continue;
    seen.add(item);
    yield item;
    yield* reached(next(item), next, seen);
  }
}
