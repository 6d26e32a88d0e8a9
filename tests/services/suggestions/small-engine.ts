import { makeCurriculum } from "~/curriculum/curriculum";
import type { UnitFile } from "~/curriculum/unit-schema";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import type { PlanInputs } from "~/services/suggestions/suggestions";
import { smallFiles } from "#tests/support/small-curriculum";
import { collect, inputsWith, patient, toOutline } from "./support";

/** The built-in suggestions of a curriculum with these subjects. */
export function engineOf(subjects: Record<string, Record<string, UnitFile>>) {
  const engine = builtInSuggestions(async () => makeCurriculum(smallFiles(subjects)));
  const lessons = (given: Partial<PlanInputs>, count = 5, nonse = 0) =>
    collect(engine.lessons({ inputs: inputsWith(given), count, nonse, written: [] }, patient));
  return {
    engine,
    lessons,
    titles: async (given: Partial<PlanInputs>, count = 5, nonse = 0) =>
      (await lessons(given, count, nonse)).map((line) => toOutline(line).title),
    topics: async (given: Partial<PlanInputs>, titles: readonly string[], nonse = 0) =>
      collect(
        engine.topics(
          {
            inputs: inputsWith(given),
            lessons: titles.map((title) => ({ title, explanation: "" })),
            nonse,
            written: [],
          },
          patient,
        ),
      ),
    coverage: (given: Partial<PlanInputs>) => engine.coverage(inputsWith(given)),
  };
}
