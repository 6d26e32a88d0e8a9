import { describe, expect, it } from "vitest";
import type { UnitLesson } from "~/curriculum/unit-schema";
import { readNeeds } from "~/services/suggestions/built-in/needs";
import { smallUnit } from "#tests/support/small-curriculum";
import { engineOf } from "./small-engine";

const only = (index: number, change: Partial<UnitLesson>) =>
  Array.from({ length: 8 }, (_, at): Partial<UnitLesson> => (at === index ? change : {}));
const planWith = (change: Partial<UnitLesson>, needs: string, count = 5) =>
  engineOf({ baking: { bread: smallUnit({ title: "Bread", lessons: only(2, change) }) } }).titles(
    { subject: "Baking", goal: "bread", needs },
    count,
  );
const MARKED = "Bread part 3";

describe("a need that leaves lessons out", () => {
  it.each<[string, Partial<UnitLesson>]>([
    ["allergic to nuts", { contains: ["peanuts"] }],
    ["nut allergy", { contains: ["nuts"] }],
    ["lactose intolerant", { contains: ["dairy"] }],
    ["celiac disease", { contains: ["gluten"] }],
    ["egg allergy", { contains: ["eggs"] }],
    ["vegan", { contains: ["eggs"] }],
    ["vegetarian family", { contains: ["fish"] }],
    ["we keep halal", { contains: ["pork"] }],
    ["kosher kitchen", { contains: ["shellfish"] }],
    ["no screens please", { uses: ["screen"] }],
    ["screen-free", { uses: ["screen"] }],
    ["is blind", { uses: ["sight"] }],
    ["is deaf", { uses: ["hearing"] }],
    ["non-verbal", { uses: ["speech"] }],
    ["uses a wheelchair", { uses: ["legs"] }],
    ["hates drills", { uses: ["drill"] }],
    ["autistic, needs calm", { uses: ["noise"] }],
  ])("does so in the words that parents use: %s", async (needs, change) => {
    expect(await planWith(change, "")).toContain(MARKED);
    expect(await planWith(change, needs)).not.toContain(MARKED);
    expect(readNeeds(needs).notUnderstood).toEqual([]);
  });

  it("does so even where fewer lessons are left than were asked for", async () => {
    const nutty = Array.from({ length: 8 }, (_, at): Partial<UnitLesson> => (at < 4 ? { contains: ["nuts"] } : {}));
    const { titles } = engineOf({ baking: { bread: smallUnit({ title: "Bread", lessons: nutty }) } });
    expect(await titles({ subject: "Baking", goal: "bread", needs: "nut allergy" }, 8)).toHaveLength(4);
  });
});

describe("a need that chooses", () => {
  it.each(["short lessons", "15 minutes a day", "ADHD", "only 20-min sessions"])(
    "puts short lessons first: %s",
    async (needs) => {
      const short = only(5, { minutes: 10 });
      const { titles } = engineOf({ baking: { bread: smallUnit({ title: "Bread", lessons: short }) } });
      const plan = await titles({ subject: "Baking", goal: "bread", needs }, 3);
      expect(plan.some((title) => title.endsWith("Bread part 6"))).toBe(true);
    },
  );

  it("puts first what has to do with what the child loves", async () => {
    const loved = only(6, { activity: "Shape a horse out of dough and bake it until it is brown all over." });
    const { titles } = engineOf({ baking: { bread: smallUnit({ title: "Bread", lessons: loved }) } });
    expect(await titles({ subject: "Baking", goal: "bread", needs: "loves horses" }, 3)).toContain("Bread part 7");
  });

  it.each([
    ["dyslexia", "Make Bread"],
    ["learns by doing", "Make Bread"],
    ["very curious", "Why Bread"],
  ])("opens the door that suits: %s", async (needs, door) => {
    const plan = await planWith({}, needs);
    expect(plan.every((title) => title.startsWith(door))).toBe(true);
  });
});

describe("a need that is not on the list", () => {
  it("changes nothing, and is given back as it was typed", async () => {
    expect(await planWith({}, "hates broccoli")).toEqual(await planWith({}, ""));
    expect(readNeeds("ADHD, hates broccoli").notUnderstood).toEqual(["hates broccoli"]);
  });

  it.each(["", "none", "nothing", "n/a"])("is not there where nothing is said: %j", (needs) => {
    expect(readNeeds(needs).notUnderstood).toEqual([]);
  });
});
