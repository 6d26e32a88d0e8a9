/** How models mark what they think, where their server does not keep it apart from the answer. */
const NAMES = "think|thinking|thought|thoughts|reasoning";
const BEGIN = new RegExp(`[<[](${NAMES})[>\\]]`, "iu");
/** What may become a mark with the next piece. */
const HALF_MARK = /[<[]\/?[a-z]{0,9}$/iu;

/** The text without thoughts, wherever the pieces it comes in begin and end. Thoughts without an end are no answer. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let end: RegExp | null = null;
  for await (const piece of pieces) {
    rest += piece;
    let text = "";
    for (let mark = (end ?? BEGIN).exec(rest); mark; mark = (end ?? BEGIN).exec(rest)) {
      if (!end) text += rest.slice(0, mark.index);
      rest = rest.slice(mark.index + mark[0].length);
      end = end ? null : new RegExp(`[<[]/${mark[1]}[>\\]]`, "iu");
    }
    const half = HALF_MARK.exec(rest)?.index ?? rest.length;
    if (!end) text += rest.slice(0, half);
    rest = rest.slice(half);
    if (text !== "") yield text;
  }
  if (!end && rest !== "") yield rest;
}
