import { RequestUnsuitable } from "~/services/suggestions/suggestions";
import { UnsuitableRequest } from "../errors";
import { isProfane } from "./profanity.server";
import { unsuitableTheme } from "./theme-rules";

/** Whether a text may be put before a child. `frame` is all that it belongs to, with the text itself. */
export function isSuitable(text: string, frame = text): boolean {
  return !isProfane(text) && unsuitableTheme(text, frame) === null;
}

/** Throws UnsuitableRequest when something typed, anywhere in `inputs`, does not suit a child. */
export function requireSuitable(inputs: unknown): void {
  const texts = textsIn(inputs);
  const frame = texts.join(". ");
  if (!texts.every((text) => isSuitable(text, frame))) throw new UnsuitableRequest();
}

/** The lines suggested for `inputs`, as long as they suit a child. Throws RequestUnsuitable. */
export async function* suitableLines(lines: AsyncIterable<string>, inputs: unknown): AsyncGenerator<string> {
  const frame = textsIn(inputs).join(". ");
  for await (const line of lines) {
    if (!isSuitable(line, `${frame}. ${line}`)) throw new RequestUnsuitable();
    yield line;
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
