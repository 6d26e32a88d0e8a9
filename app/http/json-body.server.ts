import { MalformedJson } from "~/domain/errors";
import { JSON_DEPTH_MAX, JSON_VALUES_MAX } from "~/domain/limits";

/**
 * Parses the JSON of a call. Its depth and the number of its values are bounded before anything is made of it, and the
 * key "__proto__" is left out. Throws MalformedJson for what is no such JSON.
 */
export function parseBoundedJson(text: string): unknown {
  try {
    if (isWithinBounds(text)) return JSON.parse(text, keepHarmless) as unknown;
  } catch {
    // No JSON at all: refused below.
  }
  throw new MalformedJson();
}

/** Whether a text that may be JSON is as flat and small as a call's is. Reads it once and builds nothing. */
export function isWithinBounds(text: string): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === ",") values += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    else if (sign === "[" || sign === "{") {
      depth += 1;
      values += 1;
    }
    if (depth > JSON_DEPTH_MAX || values > JSON_VALUES_MAX) return false;
  }
  return true;
}

/** Where the string ends that begins at `start`: at its closing quote, or with the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/** No database column holds U+0000, and no text has it; `undefined` leaves a key out. */
function keepHarmless(key: string, value: unknown): unknown {
  if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("U+0000 in a text");
  return key === "__proto__" ? undefined : value;
}
