import {
  peekSuggestion,
  followSuggestion,
  keptSuggestion,
  wholeSuggestion,
} from "~/domain/suggestion/kept-suggestion.server";
import type { SuggestionSource } from "~/domain/suggestion/followed-suggestion.server";
import { type ShownSuggestion, type SuggestionEnding, endingOf } from "~/domain/suggestion/shown-suggestion";
import { isBuiltIn } from "~/domain/suggestion/suggestion.server";
import type { ProviderChoice } from "~/domain/suggestion/suggestion";
import type { Lesson } from "~/domain/study-plan/study-plan";
import { ProductError } from "~/domain/errors";
import type { Visit } from "~/http/context.server";
import { formTokenOf } from "~/http/form-token.server";
import type { LivePartContext } from "~/http/live-parts.server";
import { log } from "~/http/log.server";
import { reportRefusal } from "~/http/refusals.server";

/** How long a page waits for a suggestion before it is sent with the suggestion still to come, in milliseconds. */
const SUGGESTION_PATIENCE_MS = 250;

/** A suggestion that a page wants to show. */
export interface WantedSuggestion {
  nonse: number;
  source: SuggestionSource;
  /** Reads the lessons of its lines. */
  lessonsOf: (lines: AsyncIterable<string>) => AsyncGenerator<Lesson>;
}

/** A suggestion as it comes: its lessons one by one, at last how it ended. */
export interface ComingSuggestion {
  nonse: number;
  lessons: AsyncGenerator<Lesson, SuggestionEnding>;
}

/** Makes the HTML of suggestions as they come. */
type Stream = (
  coming: { suggestions: ComingSuggestion[]; formToken: string } & LivePartContext,
  knowsShadowTrees: boolean,
) => AsyncIterable<string>;

/**
 * Suggestions for a page: as they stand when all of them are at their end, be it good or bad; else null, and they are the
 * live part of the page, where they appear one piece after the other.
 */
export async function suggestionsFor(
  visit: Visit,
  wanted: readonly WantedSuggestion[],
  stream: Stream,
): Promise<ShownSuggestion[] | null> {
  const isStopped = new URL(visit.request.url).searchParams.has("stopped");
  const looked = await Promise.all(wanted.map((one) => (isStopped ? stopped(one) : atItsEnd(visit, one))));
  const shown = looked.filter((one) => one !== null);
  if (shown.length === wanted.length) return shown;
  const { formToken } = await formTokenOf(visit.request);
  // Browsers with shadow trees in their HTML all say what they fetch; text browsers do not.
  const knowsShadowTrees = visit.request.headers.has("sec-fetch-dest");
  visit.context.livePart = (page) => {
    const suggestions = wanted.map((one) => ({ nonse: one.nonse, lessons: asItComes(visit, one, page.leave) }));
    return stream({ suggestions, formToken, ...page }, knowsShadowTrees);
  };
  return null;
}

/**
 * Ideas for a step: Minnow's own at once, and with them those of the configured provider when they are kept already.
 * Where they are not, they are asked for, and the next view has them. Without ideas the step works all the same.
 */
export async function quickIdeas(
  visit: Visit,
  ideas: (provider: ProviderChoice) => SuggestionSource,
): Promise<string[]> {
  const own = await wholeSuggestion(ideas("built-in")).catch(() => []);
  const source = ideas("default");
  if (isBuiltIn(source)) return own;
  const { lines, isWhole } = await keptSuggestion(source);
  if (!isWhole) wholeSuggestion(source).catch((error: unknown) => reportIdeasLack(visit, error));
  const known = new Set(own.map((idea) => idea.toLowerCase()));
  return [...own, ...lines.filter((idea) => !known.has(idea.toLowerCase()))];
}

function reportIdeasLack(visit: Visit, error: unknown): void {
  if (error instanceof ProductError) reportRefusal(visit, error);
  else log.error({ id: visit.context.id, err: error }, "ideas broke off");
}

async function atItsEnd(visit: Visit, { nonse, source, lessonsOf }: WantedSuggestion) {
  try {
    const { lines, isWhole } = await peekSuggestion(source, SUGGESTION_PATIENCE_MS);
    return isWhole
      ? { nonse, lessons: await collect(lessonsOf(each(lines))), ending: { state: "whole" } as const }
      : null;
  } catch (error) {
    const { lines } = await keptSuggestion(source);
    return { nonse, lessons: await collect(lessonsOf(each(lines))), ending: endingAfter(visit, error, source) };
  }
}

async function* asItComes(
  visit: Visit,
  { source, lessonsOf }: WantedSuggestion,
  leave: AbortSignal,
): AsyncGenerator<Lesson, SuggestionEnding> {
  try {
    yield* lessonsOf(followSuggestion(source, leave));
    return { state: "whole" };
  } catch (error) {
    return endingAfter(visit, error, source);
  }
}

async function stopped({ nonse, source, lessonsOf }: WantedSuggestion): Promise<ShownSuggestion> {
  const { lines, isWhole } = await keptSuggestion(source);
  return { nonse, lessons: await collect(lessonsOf(each(lines))), ending: { state: isWhole ? "whole" : "stopped" } };
}

function endingAfter(visit: Visit, error: unknown, source: SuggestionSource): SuggestionEnding {
  const ending = endingOf(error, !isBuiltIn(source));
  if (!ending) throw error;
  reportRefusal(visit, error as ProductError);
  return ending;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function collect(lessons: AsyncIterable<Lesson>): Promise<Lesson[]> {
  const collected: Lesson[] = [];
  for await (const lesson of lessons) collected.push(lesson);
  return collected;
}
