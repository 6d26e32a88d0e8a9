import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { detailsWithin, prepareDetails } from "~/domain/suggestion/lesson-details.server";
import { keptSuggestion } from "~/domain/suggestion/kept-suggestion.server";
import { detailSuggestion } from "~/domain/suggestion/suggestion.server";
import { RequestUnsuitable, type Suggestions } from "~/services/suggestions/suggestions";
import { SUGGESTIONS_PER_DAY } from "~/domain/limits";
import { fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { type PacedProvider, pacedProvider } from "#tests/support/suggesting";

/** Long enough for whatever comes. */
const LONG_MS = 60_000;

let test: TestDatabase;
let model: PacedProvider;
let lastTitle = 0;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => {
  model = pacedProvider();
  const details: Suggestions["details"] = ({ inputs, written }, signal) =>
    model.lessons({ inputs, written, count: 0, nonse: 0 }, signal);
  use({ ...model, details });
});

const use = (suggestions: Suggestions) => test.setServices({ suggestions });
const inputs = { ...fractions, grade_level: "Grade 4" };
const asked = (provider: "default" | "built-in" = "default", title = `Halves ${(lastTitle += 1)}`) =>
  detailSuggestion({ parentId: "parent_of_a_test", provider }, inputs, [{ title, explanation: "" }]);
const LINES = ["1: activity: Cut a cake.", "1: question: Why equal?", "1: answer: So that it is fair."];

describe("what a language model says of lessons", () => {
  it("is there once it is written, however long before it was begun", async () => {
    const source = asked();
    prepareDetails(source);
    model.give(...LINES);
    model.finish();
    expect(await detailsWithin(source, LONG_MS)).toEqual({ lines: LINES, isWhole: true });
    expect(model.asked).toHaveLength(1);
  });

  it("that is slow is what came until then", async () => {
    const source = asked();
    model.give(LINES[0] ?? "");
    prepareDetails(source);
    await expect.poll(async () => (await keptSuggestion(source)).lines).toHaveLength(1);
    expect(await detailsWithin(source, 0)).toEqual({ lines: LINES.slice(0, 1), isWhole: false });
  });

  it("that fails is what came before, and nothing is thrown", async () => {
    model.give(LINES[0] ?? "");
    model.fail();
    expect(await detailsWithin(asked(), LONG_MS)).toEqual({ lines: LINES.slice(0, 1), isWhole: true });
  });

  it("that it finds unsuitable is nothing", async () => {
    model.fail(new RequestUnsuitable());
    expect(await detailsWithin(asked(), LONG_MS)).toEqual({ lines: [], isWhole: true });
  });

  it("goes through the gate, text by text", async () => {
    let tries = 0;
    const details: Suggestions["details"] = async function* ({ written }) {
      tries += 1;
      yield* [...LINES.slice(0, 1), "1: question: Have you seen www.example.com?"].slice(written.length);
    };
    use({ ...model, details });
    expect((await detailsWithin(asked(), LONG_MS)).lines).toEqual(LINES.slice(0, 1));
    expect(tries).toBeGreaterThan(1);
  });

  it("is not asked for titles that suit no child", async () => {
    expect(await detailsWithin(asked("default", "How to make a bomb"), LONG_MS)).toEqual({ lines: [], isWhole: true });
    expect(model.asked).toEqual([]);
  });

  it("does not count as a suggestion of the day", async () => {
    use({
      ...model,
      async *details() {
        yield* LINES;
      },
    });
    for (let count = 0; count <= SUGGESTIONS_PER_DAY; count += 1) {
      expect((await detailsWithin(asked(), LONG_MS)).lines).toEqual(LINES);
    }
  });
});

describe("what the curriculum says of lessons", () => {
  it("is all there, however little time there is", async () => {
    const { lines, isWhole } = await detailsWithin(asked("built-in", "The nine foods that labels must name"), 0);
    expect(isWhole).toBe(true);
    expect(lines).toContain("1: adult: beside");
    expect(lines.filter((line) => line.startsWith("1: safety: ")).length).toBeGreaterThan(1);
  });

  it("is not begun before it is asked for: it takes no time", async () => {
    const source = asked("built-in");
    prepareDetails(source);
    expect((await keptSuggestion(source)).isWhole).toBe(false);
  });
});
