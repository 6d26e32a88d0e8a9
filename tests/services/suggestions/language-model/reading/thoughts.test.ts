import { describe, expect, it } from "vitest";
import { withoutThoughts } from "~/services/suggestions/language-model/reading/thoughts";

async function read(pieces: Iterable<string>): Promise<string> {
  async function* each() {
    yield* pieces;
  }
  let text = "";
  for await (const piece of withoutThoughts(each())) text += piece;
  return text;
}

const ANSWER = "Halves: Cut one.\nThirds: Fold one.";

describe("what a model thinks is not its answer", () => {
  it.each([
    `<think>Maybe: halves?\nNo: thirds.</think>${ANSWER}`,
    `<thinking>Maybe: halves?</thinking>${ANSWER}`,
    `<Thought>Maybe: a < b?</Thought>${ANSWER}`,
    `[THINK]Maybe: halves?[/THINK]${ANSWER}`,
    `<think></think>${ANSWER}`,
    `<think>One</think>Halves: Cut one.\n<think>Two</think>Thirds: Fold one.`,
    `${ANSWER}<think>Did I say: halves?`,
  ])("%j", async (text) => {
    expect(await read([text])).toBe(ANSWER);
    expect(await read(text)).toBe(ANSWER);
  });
});

it.each(["Numbers: a < b and b > a", "List: [1, 2]", "<", "<thin"])("other marks stay: %j", async (text) => {
  expect(await read([text])).toBe(text);
  expect(await read(text)).toBe(text);
});

it("text is handed on as it comes, but for what may become a mark", async () => {
  async function* pieces() {
    yield "Halves: Cut one.\n<th";
    throw new Error("Nothing else came.");
  }
  const text = withoutThoughts(pieces());
  expect(await text.next()).toEqual({ done: false, value: "Halves: Cut one.\n" });
});
