import { SuggestionsFailed } from "~/services/suggestions/suggestions";
import { UnsuitableRequest } from "../errors";
import { SUGGESTION_LINE_TRIES } from "../limits";
import { isProfane } from "./profanity.server";
import { unsuitableTheme } from "./theme-rules";
import { writtenFault } from "./written-text";

/** Whether a text may be put before a child. `frame` is all that it belongs to, with the text itself. */
export function isSuitable(text: string, frame = text): boolean {
  return !isProfane(text) && unsuitableTheme(text, frame) === null;
}

/** Throws UnsuitableRequest when something typed, anywhere in `inputs`, does not suit a child. */
export function requireSuitable(inputs: unknown): void {
  const refusal = refusalOf(inputs);
  if (refusal) throw refusal;
}

/** Whether what was typed does not suit a child. */
export function isUnsuitable(inputs: unknown): boolean {
  return refusalOf(inputs) !== null;
}

/** Whether what was typed is about harm to oneself or abuse. */
export function callsForHelp(inputs: unknown): boolean {
  return refusalOf(inputs)?.needsHelp ?? false;
}

function refusalOf(inputs: unknown): UnsuitableRequest | null {
  const texts = textsIn(inputs);
  const frame = texts.join(". ");
  const themes = texts.map((text) => unsuitableTheme(text, frame)).filter((theme) => theme !== null);
  if (themes.some(({ needsHelp }) => needsHelp)) return new UnsuitableRequest(true);
  return themes.length > 0 || texts.some(isProfane) ? new UnsuitableRequest() : null;
}

/**
 * The lines that `make` gives for `inputs`, after those written. One that should not be put before a family ends them,
 * and they are asked for anew from there. Throws SuggestionsFailed when such a line comes again and again.
 */
export async function* suitableLines(
  make: (written: readonly string[]) => AsyncIterable<string>,
  written: readonly string[],
  inputs: unknown,
): AsyncGenerator<string> {
  const frame = textsIn(inputs).join(". ");
  const kept = [...written];
  for (let tries = 1; tries <= SUGGESTION_LINE_TRIES; tries += 1) {
    let isUnfit = false;
    for await (const line of make([...kept])) {
      isUnfit = !isFit(line, frame);
      if (isUnfit) break;
      kept.push(line);
      yield line;
    }
    if (!isUnfit) return;
  }
  throw new SuggestionsFailed("unusable", new Error("A line that suits no family came again and again."));
}

function isFit(line: string, frame: string): boolean {
  return isSuitable(line, `${frame}. ${line}`) && writtenFault(line, frame) === null;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
