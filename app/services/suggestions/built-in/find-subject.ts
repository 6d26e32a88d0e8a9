import type { Strand, SubjectData } from "./subject-data";
import { subjects } from "./subjects/all";
import { SUBJECT_PLACE, general } from "./subjects/general";
import { capitalize, clean, cut } from "./text";

const LABEL_MAX = 30;

/** What is known about a subject: its own data, in whatever case it is written, else the general method. */
export function findSubject(subject: string): SubjectData {
  const name = clean(subject).toLowerCase();
  const own = subjects.find((data) => data.name.toLowerCase() === name || data.aliases.includes(name));
  return own ?? generalSubject(subject);
}

/** Whether the engine has data of its own for the subject. */
export function isGeneral(subject: SubjectData): boolean {
  return subject.emojis === general.emojis;
}

function generalSubject(subject: string): SubjectData {
  // A colon in a title would end it: lines read 'title: explanation'.
  const plain = clean(subject.replaceAll(":", " ")).replace(/\s+/gu, " ");
  const label = `${capitalize(cut(plain === "" ? "This subject" : plain, LABEL_MAX))} – `;
  const fill = (text: string) => text.split(SUBJECT_PLACE).join(label);
  return {
    ...general,
    name: plain,
    strands: general.strands.map((strand) => fillStrand(strand, fill)),
    goals: general.goals.map(fill),
  };
}

function fillStrand(strand: Strand, fill: (text: string) => string): Strand {
  const [story, handsOn, question, project] = strand.titles;
  return {
    ...strand,
    ...(strand.plainTitle === undefined ? {} : { plainTitle: fill(strand.plainTitle) }),
    titles: [fill(story), fill(handsOn), fill(question), fill(project)],
  };
}
