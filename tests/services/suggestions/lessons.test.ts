import { describe, expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { COUNTS, FREE_SUBJECTS, NONSES, inputsWith, lessonLines, lessonsOf, shareIn } from "./support";

const presets = presetSubjects.map(({ subject }) => subject);
const wordy = { goal: "Add and compare fractions", previousKnowledge: "Counts to 100", needs: "Short attention span" };

async function titles(inputs: ReturnType<typeof inputsWith>, count = 5, nonse = 0) {
  return (await lessonsOf(inputs, count, nonse)).map(({ title }) => title);
}

describe("suggested lessons", () => {
  it.each([...presets, ...FREE_SUBJECTS])("are as many as asked for, well-formed and distinct: %s", async (subject) => {
    for (const count of COUNTS) {
      for (const nonse of NONSES) {
        const lessons = await lessonsOf(inputsWith({ subject, ...wordy }), count, nonse);
        expect(lessons).toHaveLength(count);
        expect(new Set(lessons.map(({ title }) => title)).size).toBe(count);
        for (const { title, explanation } of lessons) {
          expect(title).toMatch(/^[^:\n]{3,60}$/);
          expect(explanation).toMatch(/^[A-Z][^\n]{30,238}[.?!]$/);
        }
      }
    }
  });

  it.each([...presets, ...FREE_SUBJECTS])("differ visibly between any two nonses: %s", async (subject) => {
    for (const count of COUNTS) {
      const inputs = inputsWith({ subject, ...wordy });
      const all = await Promise.all(NONSES.map((nonse) => lessonsOf(inputs, count, nonse)));
      all.forEach((first, index) =>
        all.slice(index + 1).forEach((second) => {
          const [firstTitles, secondTitles] = [first, second].map((lessons) => lessons.map(({ title }) => title));
          expect(shareIn(firstTitles ?? [], secondTitles ?? [])).toBeLessThanOrEqual(0.2);
          expect(first.map(({ explanation }) => explanation)).not.toEqual(second.map((lesson) => lesson.explanation));
        }),
      );
    }
  });

  it("choose other strands for other approaches", async () => {
    const leads = await Promise.all(
      NONSES.map(async (nonse) =>
        (await lessonsOf(inputsWith({ subject: "History" }), 4, nonse))
          .map(({ explanation }) => /^(?:Building on|After|With) (.+?)(?:,| in mind)/.exec(explanation)?.[1] ?? "")
          .join(),
      ),
    );
    expect(new Set(leads).size).toBeGreaterThan(1);
  });

  it("are the same for the same inputs and nonse", async () => {
    for (const nonse of NONSES) {
      const inputs = inputsWith(wordy);
      expect(await lessonLines(inputs, 5, nonse)).toEqual(await lessonLines({ ...inputs }, 5, nonse));
    }
  });

  it("know a preset in any letter case and by its other names", async () => {
    const expected = await lessonLines(inputsWith({ subject: "Math" }));
    expect(await lessonLines(inputsWith({ subject: "math" }))).toEqual(expected);
    expect(await lessonLines(inputsWith({ subject: " MATHS " }))).toEqual(expected);
  });

  it("include the strand that the goal names, whatever the nonse and the count", async () => {
    for (const nonse of NONSES) {
      for (const count of COUNTS) {
        const found = await lessonsOf(inputsWith(wordy), count, nonse);
        expect(found.filter(({ explanation }) => explanation.includes("compare two fractions"))).toHaveLength(1);
      }
    }
  });

  it.each([
    ["Reading", "I want her to read fluently", "Reading aloud smoothly"],
    ["Space", "learn about BLACK HOLES", "Galaxies and the universe"],
    ["Nature", "dinosaurs!", "Dinosaurs and fossils"],
    ["Cooking", "Baking cookies for friends", "Baking"],
    ["Spanish", "talk about family members", "Family and home"],
  ])("of %s put the goal '%s' into the plan", async (subject, goal, title) => {
    expect(await titles(inputsWith({ subject, goal }), 3)).toContain(title);
  });

  it("include the strand that the needs name", async () => {
    const inputs = inputsWith({ subject: "Writing", goal: "Get better", needs: "Finds spelling hard" });
    expect(await titles(inputs, 3)).toContain("Words on paper");
  });

  it("stand in the order in which they are taught", async () => {
    const inputs = inputsWith({ goal: "equations, times tables and counting", previousKnowledge: "" });
    const found = await titles(inputs, 3);
    expect(found).toEqual(["Counting and place value", "Times tables", "First equations"]);
  });

  it("begin with what the child knows, in the parent's words", async () => {
    const [first] = await lessonsOf(inputsWith({ previousKnowledge: "Counts to 100" }));
    expect(first?.explanation).toContain('what your child knows: "Counts to 100".');
  });

  it.each(["", "nothing", "None.", "-", "Not much", "I don’t know"])(
    "begin at the very beginning when the parent writes '%s'",
    async (previousKnowledge) => {
      const inputs = inputsWith({ previousKnowledge, goal: "equations, word problems and decimals" });
      const lessons = await lessonsOf(inputs, 3);
      expect(lessons[0]?.explanation).toMatch(/^This starts at the very beginning/);
      expect(["Counting and place value", "Adding and taking away", "Shapes and patterns"]).toContain(
        lessons[0]?.title,
      );
    },
  );

  it("say how to meet the needs, once", async () => {
    const lessons = await lessonsOf(inputsWith({ needs: "Short attention span" }));
    const shaped = lessons.filter(({ explanation }) => explanation.includes('"Short attention span" – turns of ten'));
    expect(shaped).toHaveLength(1);
  });

  it("meet needs that the engine has no advice for", async () => {
    const all = (await lessonLines(inputsWith({ needs: "Has a purple hat" }))).join();
    expect(all).toContain('"Has a purple hat" – choose examples and a pace that suit your child.');
  });

  it("say nothing about needs when there are none", async () => {
    for (const needs of ["", "none", "n/a"]) {
      expect((await lessonLines(inputsWith({ needs }))).join()).not.toContain("Keep in mind");
    }
  });

  it("name the goal once, in quotation marks, in the last lesson that is about it", async () => {
    const lessons = await lessonsOf(inputsWith(wordy), 8);
    const named = lessons.filter(({ explanation }) => explanation.endsWith('plan: "Add and compare fractions".'));
    expect(named.map(({ title }) => title)).toEqual(["Comparing and adding fractions"]);
  });

  it("name a goal that no strand is about in the last lesson", async () => {
    const lessons = await lessonsOf(inputsWith({ goal: "🎉🎉" }));
    expect(lessons.at(-1)?.explanation).toContain('"🎉🎉".');
  });

  it("are worded for the grade level", async () => {
    const byGrade = await Promise.all(
      ["Kindergarten", "5th", "Grade 9"].map((gradeLevel) =>
        lessonLines(inputsWith({ gradeLevel, goal: "fractions" }), 8),
      ),
    );
    const tips = byGrade.map((lines) => lines[2]?.split(". ").at(-1));
    expect(new Set(tips).size).toBe(3);
  });

  it("begin higher for older children when the goal names no strand", async () => {
    const inputs = inputsWith({ subject: "Coding", goal: "Have fun" });
    expect(await titles({ ...inputs, gradeLevel: "1" }, 3)).toContain("Exact instructions");
    expect(await titles({ ...inputs, gradeLevel: "age 14" }, 3)).toContain("Making games");
  });

  it("stop between lines once the signal aborts", async () => {
    const controller = new AbortController();
    const lines: string[] = [];
    const read = async () => {
      for await (const line of builtInSuggestions().lessons(inputsWith(), 5, 0, controller.signal)) {
        lines.push(line);
        if (lines.length === 2) controller.abort();
      }
    };
    await expect(read()).rejects.toThrow(/abort/i);
    expect(lines).toHaveLength(2);
  });
});
