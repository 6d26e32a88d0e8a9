import { expect, it } from "vitest";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { describeSuggestionsContract } from "./contract";
import { collect, inputsWith, lessonLines, patient } from "./support";

const makeProvider = async () => ({ suggestions: builtInSuggestions(), close: async () => {} });

describeSuggestionsContract("the built-in curriculum", makeProvider, { counts: [3, 4, 5, 6, 7, 8] });

describeSuggestionsContract("a frame", makeProvider, {
  inputs: inputsWith({ subject: "Karate", goal: "Get the yellow belt", previousKnowledge: "A few kicks" }),
  // Frames are for the parent to fill in.
  hasDetails: false,
  ideasMin: 0,
});

it("names itself", () => {
  expect(builtInSuggestions().name).toBe("built-in");
});

it("continues with the very lines that would have followed", async () => {
  const inputs = inputsWith({ goal: "Tell the time", needs: "ADHD" });
  const all = await lessonLines(inputs, 5, 2);
  const request = { inputs, count: 5, nonse: 2, written: all.slice(0, 3) };
  expect(await collect(builtInSuggestions().lessons(request, patient))).toEqual(all.slice(3));
});
