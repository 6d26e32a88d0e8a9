import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from "obscenity";
import { RequestUnsuitable } from "~/services/suggestions/suggestions";
import { UnsuitableRequest } from "../errors";

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Whether a text may be put before a child. */
export function isSuitable(text: string): boolean {
  return !profanity.hasMatch(text);
}

/** Throws UnsuitableRequest when something typed, anywhere in `inputs`, does not suit a child. */
export function requireSuitable(inputs: unknown): void {
  if (!textsIn(inputs).every(isSuitable)) throw new UnsuitableRequest();
}

/** The lines, as long as they suit a child. Throws RequestUnsuitable. */
export async function* suitableLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) {
    if (!isSuitable(line)) throw new RequestUnsuitable();
    yield line;
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
