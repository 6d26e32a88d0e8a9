import { unusable } from "../fault";
import { ANSWER_MAX, LINE_MAX } from "../limits";

/**
 * The lines of a text that comes in pieces, each as soon as it is finished. The last needs no line break. Throws
 * ModelFault for a page instead of text, a line that never ends and an answer that never ends.
 */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let length = 0;
  let isBegun = false;
  for await (const piece of text) {
    length += piece.length;
    if (length > ANSWER_MAX) throw unusable("answer_too_long");
    const lines = (rest + piece).split(/\r\n|\n|\r/);
    if (lines.some((line) => line.length > LINE_MAX)) throw unusable("line_too_long");
    const first = lines.find((line) => line.trim() !== "");
    if (!isBegun && first?.trimStart().startsWith("<")) throw unusable("html");
    isBegun ||= first !== undefined;
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
