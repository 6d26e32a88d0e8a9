import fc from "#tests/support/fast-check";
import { describe, expect, it } from "vitest";
import { linesOf } from "~/services/suggestions/language-model/reading/lines";

async function* inPieces(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

async function linesIn(...pieces: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(inPieces(pieces))) lines.push(line);
  return lines;
}

/** Lines of a text of which no more than the first pieces ever come. */
async function linesBeforeTheRest(...pieces: string[]): Promise<string[]> {
  const lines: string[] = [];
  async function* endless() {
    yield* pieces;
    throw new Error("the rest");
  }
  const reading = (async () => {
    for await (const line of linesOf(endless())) lines.push(line);
  })();
  await expect(reading).rejects.toThrow("the rest");
  return lines;
}

describe("a line", () => {
  it("is given as soon as its line break is there", async () => {
    expect(await linesBeforeTheRest("One: a", "pple\nTw")).toEqual(["One: apple"]);
  });

  it("needs no line break when it is the last", async () => {
    expect(await linesIn("One\nTwo")).toEqual(["One", "Two"]);
  });

  it.each(["\n", "\r\n", "\r"])("can end with %j", async (end) => {
    expect(await linesIn(`One${end}Two${end}`)).toEqual(["One", "Two"]);
  });

  it("is the same wherever the text was cut", async () => {
    const text = fc.array(fc.constantFrom("a", "é", "🐟", " ", ":", "\n")).map((characters) => characters.join(""));
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(40)), async (whole, cuts) => {
        const places = [0, ...cuts.map((cut) => Math.min(cut, whole.length)).sort((a, b) => a - b), whole.length];
        const pieces = places.slice(1).map((end, index) => whole.slice(places[index], end));
        expect(await linesIn(...pieces)).toEqual(await linesIn(whole));
      }),
    );
  });
});

describe("refused as unusable is", () => {
  it("a line of more than 800 characters, before it ends", async () => {
    expect(await linesIn("x".repeat(800))).toHaveLength(1);
    await expect(linesIn("x".repeat(500), "x".repeat(301), "\n")).rejects.toThrow("line_too_long");
  });

  it("an answer of more than 65536 characters", async () => {
    const line = `${"x".repeat(63)}\n`;
    expect(await linesIn(...Array<string>(1024).fill(line))).toHaveLength(1024);
    await expect(linesIn(...Array<string>(1025).fill(line))).rejects.toThrow("answer_too_long");
  });

  it.each(["<!doctype html>\n<p>One: two</p>", "\n  <html>", "<p"])(
    "an answer that begins as a page: %j",
    async (page) => {
      await expect(linesIn(page)).rejects.toThrow("html");
    },
  );
});

it("an answer may have such a sign further on", async () => {
  expect(await linesIn("One: two\n", "<p> is a tag")).toEqual(["One: two", "<p> is a tag"]);
});
