import { describe, expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { FREE_SUBJECTS } from "./support";

const engine = builtInSuggestions();
const everySubject = [...presetSubjects.map(({ subject }) => subject), ...FREE_SUBJECTS, ""];
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

describe("ideas", () => {
  it("name their provider", () => {
    expect(engine.name).toBe("built-in");
  });

  it.each(everySubject)("are six short goals and six short things to know: %s", async (subject) => {
    for (const ideas of [await engine.goals(subject, "", "3"), await engine.previousKnowledge(subject, "", "3")]) {
      expect(new Set(ideas).size).toBe(6);
      for (const idea of ideas) expect(idea).toMatch(/^[^\n]{3,120}$/u);
    }
  });

  it("put the goal first that fits the description", async () => {
    expect((await engine.goals("Math", "we struggle with FRACTIONS", "1"))[0]).toBe("Add and compare fractions");
  });

  it("put easy goals first for the young and hard ones for the older", async () => {
    expect((await engine.goals("Chess", "", "K"))[0]).toBe("Learn the rules and play a whole game");
    expect((await engine.goals("Chess", "", "high school"))[0]).toBe("Play in a tournament and learn from the games");
  });

  it("put the knowledge first that fits the goal", async () => {
    const [first] = await engine.previousKnowledge("Space", "all planets in order", "1");
    expect(first).toBe("Knows all the planets in order");
  });

  it.each(everySubject)("are eight different single emojis of at most two code units: %s", async (subject) => {
    for (const goal of ["", "Bake bread", "play the guitar, sing, dance, paint, read, write and swim"]) {
      const emojis = await engine.emojis(subject, goal);
      expect(new Set(emojis).size).toBe(8);
      for (const emoji of emojis) {
        expect([...graphemes.segment(emoji)]).toHaveLength(1);
        expect(emoji.length).toBeLessThanOrEqual(2);
        expect(emoji).toMatch(/^\p{Emoji_Presentation}$/u);
      }
    }
  });

  it("put the emoji first that the goal names", async () => {
    expect((await engine.emojis("Math", "Add and compare fractions"))[0]).toBe("🍕");
  });

  it("find emojis for a subject without data of its own", async () => {
    expect((await engine.emojis("Dinosaurs", ""))[0]).toBe("🦕");
    expect(await engine.emojis("Guitar music", "")).toContain("🎵");
  });
});
