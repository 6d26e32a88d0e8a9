import type { CurriculumUnit } from "~/curriculum/curriculum";
import { isWeak, stemOf, stemsIn, wordsIn } from "./keywords";

/** How much a name counts by where it stands: a keyword may be no more than a part of the unit. */
const FACTORS = { title: 1, goals: 0.97, keywords: 0.85 };
/** How much of a name words are that say little. */
const WEAK_SHARE = 0.4;
/** What a name of two telling words is worth that stands whole in a longer goal. */
const CONTAINED = 0.75;

/** How well words are a name of a unit. */
export interface NameLikeness {
  /** 0 to 1: the words are one of its names, a title or goal counting for more than a keyword. */
  likeness: number;
  /** The same of its title and goals alone, and of its title alone. */
  byTitleOrGoal: number;
  byTitle: number;
  /** The share of what the words tell that stands in its title. */
  inTitle: number;
}

/** The names of all units: their titles, goals and keywords. */
export interface UnitNames {
  likeness(unit: CurriculumUnit, stems: readonly string[]): NameLikeness;
}

interface Name {
  stems: readonly string[];
  factor: number;
}

/** Makes the names of units, in which a word counts as much as `weightOf` says. */
export function namesOf(units: readonly CurriculumUnit[], weightOf: (stem: string) => number): UnitNames {
  const names = new Map(units.map((unit) => [unit, namesIn(unit)]));
  const weight = (stem: string) => weightOf(stem) * (isWeak(stem) ? WEAK_SHARE : 1);
  const sum = (stems: readonly string[]) => stems.reduce((total, stem) => total + weight(stem), 0);
  return {
    likeness(unit, stems) {
      const all = sum(stems);
      const best = (some: readonly Name[]) => Math.max(0, ...some.map((name) => likenessOf(name, stems, all, sum)));
      const own = names.get(unit) ?? [];
      const title = own[0]?.stems ?? [];
      const inTitle = all > 0 ? sum(stems.filter((stem) => title.includes(stem))) / all : 0;
      const isKeyword = ({ factor }: Name) => factor === FACTORS.keywords;
      const byTitleOrGoal = best(own.filter((name) => !isKeyword(name)));
      const likeness = Math.max(byTitleOrGoal, best(own.filter(isKeyword)));
      return { likeness, byTitleOrGoal, byTitle: best(own.slice(0, 1)), inTitle };
    },
  };
}

/** A unit's names, its title first. */
function namesIn({ title, goals, keywords, subject }: CurriculumUnit): Name[] {
  const own = wordsIn(subject.name).map(stemOf);
  const name = (text: string, factor: number) => ({ stems: withoutOwn(stemsIn(text), own), factor });
  return [
    name(title, FACTORS.title),
    ...goals.map((goal) => name(goal, FACTORS.goals)),
    ...keywords.map((keyword) => name(keyword, FACTORS.keywords)),
  ];
}

/** The stems but for those of a subject's own name, unless there are no others: all of a subject is about it. */
export function withoutOwn(stems: readonly string[], own: readonly string[]): readonly string[] {
  const others = stems.filter((stem) => !own.includes(stem));
  return others.length > 0 ? others : stems;
}

/** Twice what two have in common, of all that both say; more where a longer goal has the whole name in it. */
function likenessOf(
  { stems, factor }: Name,
  wanted: readonly string[],
  all: number,
  sum: (stems: readonly string[]) => number,
): number {
  const common = stems.filter((stem) => wanted.includes(stem));
  if (common.length === 0) return 0;
  const dice = (2 * sum(common)) / (all + sum(stems));
  const isContained = common.length === stems.length && common.filter((stem) => !isWeak(stem)).length >= 2;
  return factor * (isContained ? Math.max(dice, CONTAINED) : dice);
}
