import { createHash } from "node:crypto";
import { services } from "~/services/registry";
import type { PlanInputs, Suggestions } from "~/services/suggestions/suggestions";
import { requireSuggestionLeft } from "../auth/attempts.server";
import { requireOwnChild } from "../child/child.server";
import type { SuggestionSource } from "./followed-suggestion.server";
import { openOthers } from "./other-suggestions.server";
import { requireSuitable, suitableLines } from "./suitability.server";
import type { ProviderChoice, SuggestionInputs } from "./suggestion";

/** Who asks for a suggestion, and of which provider. */
export interface Asking {
  parentId: string;
  provider: ProviderChoice;
}

type Make = (provider: Suggestions, written: readonly string[], signal: AbortSignal) => AsyncIterable<string>;

/** A suggestion of `count` lessons: lines 'title: explanation' (section 7, POST lesson_plan/stream). */
export function lessonSuggestion(
  asking: Asking,
  inputs: SuggestionInputs,
  count: number,
  nonse: number,
): SuggestionSource {
  const plan = toPlanInputs(inputs);
  const keyOf = (one: number) => [plan, count, one];
  return sourceOf(asking, "lessons", keyOf(nonse), (provider, written, signal) => {
    const others = openOthers(nonse, (one) => idOf("lessons", provider, keyOf(one)));
    return provider.lessons({ inputs: plan, count, nonse, written, others }, signal);
  });
}

/** A suggestion of topics: lines 'lessonNumber: topic title' (section 7, POST lesson_plan/topics). */
export function topicSuggestion(
  asking: Asking,
  inputs: SuggestionInputs,
  lessons: readonly { title: string; explanation: string }[],
  nonse: number,
): SuggestionSource {
  const plan = toPlanInputs(inputs);
  const outlines = lessons.map(({ title, explanation }) => ({ title, explanation }));
  const keyOf = (one: number) => [plan, outlines, one];
  return sourceOf(asking, "topics", keyOf(nonse), (provider, written, signal) => {
    const others = openOthers(nonse, (one) => idOf("topics", provider, keyOf(one)));
    return provider.topics({ inputs: plan, lessons: outlines, nonse, written, others }, signal);
  });
}

/** One new lesson from a description: its line, then its topics (section 7, POST lesson_plan/lesson). */
export function newLessonSuggestion(asking: Asking, inputs: SuggestionInputs, description: string): SuggestionSource {
  const plan = toPlanInputs(inputs);
  return sourceOf(asking, "lesson", [plan, description], (provider, written, signal) =>
    provider.lesson({ inputs: plan, description, written }, signal),
  );
}

/**
 * What lessons have beside their topics: lines 'lessonNumber: kind: text'. It comes with lessons that were suggested, so
 * it does not count as another suggestion.
 */
export function detailSuggestion(
  asking: Asking,
  inputs: SuggestionInputs,
  lessons: readonly { title: string; explanation: string }[],
): SuggestionSource {
  const request = {
    inputs: toPlanInputs(inputs),
    lessons: lessons.map(({ title, explanation }) => ({ title, explanation })),
  };
  const source = sourceOf(asking, "details", request, (provider, written, signal) =>
    provider.details({ ...request, written }, signal),
  );
  return { ...source, begin: async () => requireSuitable(request) };
}

/** Ideas for a goal (section 7, POST lesson_plan/goals). */
export function goalIdeas(asking: Asking, inputs: SuggestionInputs, description = ""): SuggestionSource {
  const request = { subject: inputs.subject, description, gradeLevel: inputs.grade_level };
  return sourceOf(asking, "goals", request, (provider, written, signal) =>
    restOf(provider.goals(request, signal), written),
  );
}

/** Ideas for what a child may know already (section 7, POST lesson_plan/previous_knowledge). */
export function previousKnowledgeIdeas(asking: Asking, inputs: SuggestionInputs): SuggestionSource {
  const request = { subject: inputs.subject, goal: inputs.goal, gradeLevel: inputs.grade_level };
  return sourceOf(asking, "previous_knowledge", request, (provider, written, signal) =>
    restOf(provider.previousKnowledge(request, signal), written),
  );
}

/** Emojis that fit (section 7, POST lesson_plan/emojis). */
export function emojiIdeas(asking: Asking, inputs: SuggestionInputs): SuggestionSource {
  const request = { subject: inputs.subject, goal: inputs.goal };
  return sourceOf(asking, "emojis", request, (provider, written, signal) =>
    restOf(provider.emojis(request, signal), written),
  );
}

/** Inputs for one's own child: the grade level is the child's. Throws NotAuthorized. */
export async function inputsForChild(
  parentId: string,
  username: string,
  typed: Partial<Omit<SuggestionInputs, "grade_level">> & { subject: string },
): Promise<SuggestionInputs> {
  const { grade_level } = await requireOwnChild(parentId, username);
  return { goal: "", previous_knowledge: "", needs: "", ...typed, grade_level };
}

/** Whether Minnow's own curriculum is what suggests. */
export function isBuiltIn({ provider }: SuggestionSource): boolean {
  return provider === services().builtInSuggestions.name;
}

/** The same inputs of the same provider in the same edition are the same suggestion. What does not suit a child is asked of nobody. */
function sourceOf({ parentId, provider: choice }: Asking, kind: string, inputs: unknown, make: Make): SuggestionSource {
  const provider = providerOf(choice);
  return {
    id: idOf(kind, provider, inputs),
    kind,
    provider: provider.name,
    begin: async () => {
      requireSuitable(inputs);
      if (provider !== services().builtInSuggestions) await requireSuggestionLeft(parentId);
    },
    make: (written, signal) => suitableLines((kept) => make(provider, kept, signal), written, inputs),
  };
}

/** Who suggests. */
export function providerOf(choice: ProviderChoice): Suggestions {
  const { suggestions, builtInSuggestions } = services();
  return choice === "built-in" ? builtInSuggestions : suggestions;
}

function idOf(kind: string, provider: Suggestions, inputs: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, provider.name, provider.edition, inputs]))
    .digest("base64url");
}

async function* restOf(ideas: Promise<string[]>, written: readonly string[]): AsyncGenerator<string> {
  yield* (await ideas).slice(written.length);
}

/** What providers call each input. */
const PROVIDER_NAMES = {
  subject: "subject",
  goal: "goal",
  previous_knowledge: "previousKnowledge",
  needs: "needs",
  grade_level: "gradeLevel",
} as const satisfies Record<keyof SuggestionInputs, keyof PlanInputs>;

/** The inputs as providers call them. */
export function toPlanInputs(inputs: SuggestionInputs): PlanInputs {
  const names = Object.keys(PROVIDER_NAMES) as (keyof SuggestionInputs)[];
  const named = names.map((name) => [PROVIDER_NAMES[name], inputs[name]]);
  return Object.fromEntries(named) as Record<keyof PlanInputs, string>;
}
