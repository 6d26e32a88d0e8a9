import { type Curriculum, curriculumOf } from "./curriculum";
import { termsOf, wordsIn } from "./keywords";
import type { Hit } from "./search";
import type { SubjectData } from "./subject-data";
import { subjects } from "./subjects/all";
import { general } from "./subjects/general";

/** Fewer lessons than this about a subject of one's own make no plan of it. */
const LESSONS_ABOUT_MIN = 2;

const UNLIKE_ART = /\bmartial arts?\b/giu;

/** The subject that suggestions are made from. */
export interface FoundSubject {
  data: SubjectData;
  curriculum: Curriculum;
  /** Whether there is no curriculum for it, so that the general method is used. */
  isGeneral: boolean;
  /** What the parent's words for the subject say beyond the subject's name; they narrow the goal. */
  narrower: string;
}

/**
 * The preset subject that the parent's words name, whatever their case, or one that has lessons about them; else the
 * general method. The goal only decides between subjects, and where the subject's words say nothing.
 */
export function findSubject(subject: string, goal: string): FoundSubject {
  const named = subjectNamedIn(subject, goal);
  if (named) return found(named.data, named.narrower);
  const isTelling = termsOf(subject).length > 0;
  const about = isTelling ? subjectAbout(subject, LESSONS_ABOUT_MIN) : subjectAbout(goal, 1);
  if (about) return found(about, isTelling ? subject : "");
  return { ...found(general, ""), data: { ...general, name: subject }, isGeneral: true };
}

function found(data: SubjectData, narrower: string): FoundSubject {
  return { data, curriculum: curriculumOf(data), isGeneral: false, narrower };
}

/** "Grade 5 math" names Math. Of several names the one counts that knows more of the goal, else the last. */
function subjectNamedIn(subject: string, goal: string): { data: SubjectData; narrower: string } | undefined {
  const words = joined(wordsIn(subject.replace(UNLIKE_ART, " ")));
  const names = subjects.flatMap((data) => [data.name.toLowerCase(), ...data.aliases].map((name) => ({ data, name })));
  const named = names
    .map(({ data, name }) => ({ data, name: joined(wordsIn(name)), at: words.lastIndexOf(joined(wordsIn(name))) }))
    .filter(({ at }) => at >= 0)
    // "Language arts" are not the arts.
    .filter(({ name }, _, all) => !all.some((other) => other.name !== name && other.name.includes(name)))
    .map((one) => ({ ...one, known: termsKnown(one.data, goal) }))
    .sort((one, other) => other.known - one.known || other.at - one.at)[0];
  if (!named) return undefined;
  // An alias narrows as well: who asks for "Python" does not want just any coding.
  const isName = named.name.trim() === named.data.name.toLowerCase();
  return { data: named.data, narrower: (isName ? words.replace(named.name, " ") : words).trim() };
}

function joined(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
}

/** How many of the goal's words one lesson of the subject is about. */
function termsKnown(data: SubjectData, goal: string): number {
  return Math.max(
    0,
    ...curriculumOf(data)
      .find(goal)
      .map(({ telling }) => telling.length),
  );
}

/** The subject with the best lessons that the words are about; one of them at least says so in its title. */
function subjectAbout(words: string, lessonsMin: number): SubjectData | undefined {
  const terms = termsOf(words);
  const isAbout = ({ telling, isExact }: Hit) => isExact && telling.length >= terms.length;
  const rated = subjects.map((data) => {
    const { find } = curriculumOf(data);
    const about = find(words, ["title", "keywords"]).filter(isAbout);
    const isTitled = find(words, ["title"]).some(isAbout);
    const isEnough = isTitled && about.length >= lessonsMin;
    return { data, score: isEnough ? about.slice(0, 3).reduce((sum, { score }) => sum + score, 0) : 0 };
  });
  const best = rated.sort((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.data : undefined;
}
