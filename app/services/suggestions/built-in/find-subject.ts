import { type Curriculum, curriculumOf } from "./curriculum";
import { termsOf, wordsIn } from "./keywords";
import type { SubjectData } from "./subject-data";
import { subjects } from "./subjects/all";
import { general } from "./subjects/general";

/** Fewer lessons than this about a subject of one's own make no plan of it. */
const LESSONS_ABOUT_MIN = 2;

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
 * general method. The goal is only asked when the subject's words say nothing.
 */
export function findSubject(subject: string, goal: string): FoundSubject {
  const named = subjectNamedIn(subject);
  if (named) return found(named.data, named.narrower);
  const isTelling = termsOf(subject).length > 0;
  const about = subjectAbout(isTelling ? subject : goal);
  if (about) return found(about, isTelling ? subject : "");
  return { ...found(general, ""), data: { ...general, name: subject }, isGeneral: true };
}

function found(data: SubjectData, narrower: string): FoundSubject {
  return { data, curriculum: curriculumOf(data), isGeneral: false, narrower };
}

/** "Grade 5 math" names Math; of several names the last counts, as in "art history". */
function subjectNamedIn(subject: string): { data: SubjectData; narrower: string } | undefined {
  const words = joined(wordsIn(subject));
  const named = subjects
    .flatMap((data) => [data.name.toLowerCase(), ...data.aliases].map((name) => ({ data, name })))
    .map(({ data, name }) => ({ data, name, at: words.lastIndexOf(joined(wordsIn(name))) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => other.at - one.at || other.name.length - one.name.length)[0];
  if (!named) return undefined;
  // An alias narrows as well: who asks for "Python" does not want just any coding.
  const isName = named.name === named.data.name.toLowerCase();
  const narrower = isName ? words.replace(joined(wordsIn(named.name)), " ") : words;
  return { data: named.data, narrower: narrower.trim() };
}

function joined(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
}

/** The subject with the best lessons of which the words say what they are about. */
function subjectAbout(words: string): SubjectData | undefined {
  const terms = termsOf(words);
  if (terms.length === 0) return undefined;
  const rated = subjects.map((data) => {
    const hits = curriculumOf(data).find(words, ["title", "keywords"]);
    const about = hits.filter(({ telling, isExact }) => isExact && telling.length >= terms.length);
    return { data, count: about.length, score: about.slice(0, 3).reduce((sum, { score }) => sum + score, 0) };
  });
  const best = rated.sort((one, other) => other.score - one.score)[0];
  return best && best.count >= LESSONS_ABOUT_MIN ? best.data : undefined;
}
