import { setImmediate as letOthersRun } from "node:timers/promises";
import MiniSearch from "minisearch";
import type { Curriculum, CurriculumUnit } from "~/curriculum/curriculum";
import { stemOf, wordsIn } from "./keywords";
import { type NameLikeness, namesOf } from "./unit-names";
import { titlesOf } from "./ways";

type Field = "title" | "goals" | "keywords" | "known_when" | "lessons" | "topics";

/** How much more a word counts in a field than in a topic. */
const BOOSTS = { title: 4, goals: 3, keywords: 3, known_when: 1.5, lessons: 2, topics: 1 } satisfies Record<
  Field,
  number
>;
/** Where a word says what a unit is about; elsewhere it may be there by the way. */
const TELLING_FIELDS: readonly string[] = ["title", "goals", "keywords"] satisfies Field[];

/** A unit that has some of the terms. */
export interface UnitHit {
  unit: CurriculumUnit;
  /** Above 0, the better the higher; only comparable within one search. */
  score: number;
  /** The share of what the terms tell that the unit has anywhere: 0 to 1. */
  covered: number;
  /** The same, where the unit says what it is about. */
  telling: number;
}

/** The full text of all units. */
export interface UnitSearch {
  /** The units that have one of the stems at least, the best first. */
  find(stems: readonly string[], isEligible: (unit: CurriculumUnit) => boolean): UnitHit[];
  /** How well the stems are a name of the unit. */
  likeness(unit: CurriculumUnit, stems: readonly string[]): NameLikeness;
  /** Whether any unit has a word with this stem. */
  knows(stem: string): boolean;
}

const UNITS_AT_ONCE = 10;

/**
 * Makes the full text of a curriculum, a few units at a time, so that nobody waits for it. Words are compared by their
 * stems; a rare word tells more than a frequent one.
 */
export async function indexUnits({ units }: Curriculum): Promise<UnitSearch> {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  let stem = memoized(stemOf);
  const counts = new Map<string, number>();
  const weightOf = (term: string) => Math.log(1 + units.length / (1 + (counts.get(term) ?? 0)));
  const weightOfAll = (stems: readonly string[]) => stems.reduce((sum, term) => sum + weightOf(term), 0);
  const index = new MiniSearch<CurriculumUnit>({
    fields: Object.keys(BOOSTS),
    extractField: (unit, field) => (field === "id" ? unit.id : textIn(unit, field as Field)),
    tokenize: wordsIn,
    processTerm: (word) => stem(word),
    searchOptions: { tokenize: (text) => text.split(" "), processTerm: (term) => term, boost: BOOSTS },
  });
  for (let at = 0; at < units.length; at += UNITS_AT_ONCE) {
    const some = units.slice(at, at + UNITS_AT_ONCE);
    index.addAll(some);
    countStems(some, stem, counts);
    await letOthersRun();
  }
  // All words of the curriculum and their stems: needed no more.
  stem = stemOf;
  const names = namesOf(units, weightOf);
  return {
    likeness: names.likeness,
    knows: (term) => counts.has(term),
    find(stems, isEligible) {
      const all = weightOfAll(stems);
      return index.search(stems.join(" ")).flatMap(({ id, score, match, queryTerms }) => {
        const unit = byId.get(id as string);
        if (!unit || !isEligible(unit)) return [];
        const telling = queryTerms.filter((term) => match[term]?.some((field) => TELLING_FIELDS.includes(field)));
        return [{ unit, score, covered: weightOfAll(queryTerms) / all, telling: weightOfAll(telling) / all }];
      });
    },
  };
}

function textIn(unit: CurriculumUnit, field: Field): string {
  if (field === "lessons") return unit.lessons.flatMap(titlesOf).join(" · ");
  if (field === "topics") return unit.lessons.flatMap(({ topics }) => topics).join(" · ");
  const value = unit[field];
  return typeof value === "string" ? value : value.join(" · ");
}

/** Counts in how many units each stem stands. */
function countStems(
  units: readonly CurriculumUnit[],
  stem: (word: string) => string,
  counts: Map<string, number>,
): void {
  for (const unit of units) {
    const words = Object.keys(BOOSTS).flatMap((field) => wordsIn(textIn(unit, field as Field)));
    for (const term of new Set(words.map(stem))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
}

/** A word stands in many units, and its stem is always the same. */
function memoized(make: (word: string) => string): (word: string) => string {
  const made = new Map<string, string>();
  return (word) => {
    const known = made.get(word) ?? make(word);
    made.set(word, known);
    return known;
  };
}
