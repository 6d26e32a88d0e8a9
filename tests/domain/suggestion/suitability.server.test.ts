import { describe, expect, it, vi } from "vitest";
import { UnsuitableRequest } from "~/domain/errors";
import { SUGGESTION_LINE_TRIES } from "~/domain/limits";
import { isProfane } from "~/domain/suggestion/profanity.server";
import { callsForHelp, isSuitable, requireSuitable, suitableLines } from "~/domain/suggestion/suitability.server";
import { unsuitableTheme } from "~/domain/suggestion/theme-rules";
import { SuggestionsFailed } from "~/services/suggestions/suggestions";
import { suitablePhrases } from "./suitable-phrases";
import { unsuitablePhrases } from "./unsuitable-phrases";

const collect = async (lines: AsyncIterable<string>) => {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
};

async function* each(...lines: string[]) {
  yield* lines;
}

describe.each(Object.entries(suitablePhrases))("of %s", (_kind, phrases) => {
  it.each(phrases)("%j suits a child", (phrase) => {
    expect({ isProfane: isProfane(phrase), theme: unsuitableTheme(phrase) }).toEqual({ isProfane: false, theme: null });
  });
});

describe.each(Object.entries(unsuitablePhrases))("for %s", (_kind, phrases) => {
  it.each(phrases)("%j does not suit a child", (phrase) => {
    expect(isSuitable(phrase)).toBe(false);
  });
});

describe("all that a parent typed", () => {
  it("is refused for one unsuitable text, however deep", () => {
    const typed = [{ subject: "Art", goal: "Draw" }, [{ title: "Faces", explanation: "How to make a bomb" }], 0];
    expect(() => requireSuitable(typed)).toThrow(UnsuitableRequest);
  });

  it("passes when all of it suits a child, and when nothing was typed", () => {
    requireSuitable([{ subject: "Art", goal: "Draw faces", needs: "" }, [{ title: "Faces" }], 5, null]);
    requireSuitable({});
  });

  it.each([
    ["kill myself", true],
    ["Hide bruises from the teacher", true],
    ["Build a pipe bomb", false],
    ["Learn to fuck", false],
  ])("is refused for %j; that it calls for help: %s", (goal, needsHelp) => {
    for (const name of ["subject", "goal", "previousKnowledge", "needs", "description"]) {
      expect(() => requireSuitable([{ subject: "Math", [name]: goal }])).toThrow(new UnsuitableRequest(needsHelp));
    }
    expect(callsForHelp({ goal })).toBe(needsHelp);
  });

  it("is read together: a delicate word belongs to the lesson around it", () => {
    expect(() => requireSuitable({ subject: "Sex", goal: "Learn all of it" })).toThrow(UnsuitableRequest);
    requireSuitable({ subject: "Sex", goal: "What an 11 year old should know about puberty" });
  });

  it("excuses nothing that is to be done by the subject around it", () => {
    expect(() => requireSuitable({ subject: "History", goal: "Build a pipe bomb" })).toThrow(UnsuitableRequest);
    expect(() => requireSuitable({ subject: "Health", goal: "How to have sex" })).toThrow(UnsuitableRequest);
  });
});

describe("suggested lines", () => {
  it("are given as they are", async () => {
    const lines = ["Halves: Cut a cake in two.", "Thirds: Cut it in three."];
    expect(await collect(suitableLines(() => each(...lines), [], {}))).toEqual(lines);
  });

  it("are asked for anew from the first that does not suit a child", async () => {
    const asked: string[][] = [];
    const answers = [each("Halves: Cut a cake.", "Thirds: Get drunk."), each("Thirds: Cut a pie.")];
    const make = (written: readonly string[]) => answers[asked.push([...written]) - 1] ?? each();
    expect(await collect(suitableLines(make, ["Wholes: Bake."], {}))).toEqual([
      "Halves: Cut a cake.",
      "Thirds: Cut a pie.",
    ]);
    expect(asked).toEqual([["Wholes: Bake."], ["Wholes: Bake.", "Halves: Cut a cake."]]);
  });

  it.each(["Thirds: Get drunk.", "Thirds: See www.example.com.", "Thirds: As an AI language model, I cut."])(
    "have failed when %j comes again and again",
    async (line) => {
      const make = vi.fn(() => each(line));
      await expect(collect(suitableLines(make, [], {}))).rejects.toThrow(SuggestionsFailed);
      expect(make).toHaveBeenCalledTimes(SUGGESTION_LINE_TRIES);
    },
  );

  it("may use the delicate words of a lesson that was asked for", async () => {
    const line = "2: Names: penis and vulva";
    expect(await collect(suitableLines(() => each(line), [], { subject: "Health", goal: "Puberty" }))).toEqual([line]);
    await expect(collect(suitableLines(() => each(line), [], { subject: "Space", goal: "Stars" }))).rejects.toThrow();
  });
});
