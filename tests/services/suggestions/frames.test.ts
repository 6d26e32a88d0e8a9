import { expect, it } from "vitest";
import { smallUnit } from "#tests/support/small-curriculum";
import { engineOf } from "./small-engine";

const { titles, topics, coverage } = engineOf({
  sailing: {
    knots: smallUnit({
      title: "Knots",
      lessons: [{}, { topics: ["Add the next part", "Do it from beginning to end", "Watch the skill done well"] }],
    }),
  },
});
const wish = { subject: "Juggling", goal: "juggle three balls" };

it("keeps its own topics, whatever lessons have its words", async () => {
  const lines = await topics(wish, await titles(wish, 5));
  expect(lines.filter((line) => line.startsWith("4: "))).toEqual([
    "4: The second part alone",
    "4: Where the two parts meet",
    "4: Both, slowly and without a stop",
  ]);
});

it.each([
  ["Volleyball", "serve overhand", "Watch the skill done well"],
  ["Geography", "geography bee", "Find out what is asked"],
  ["Spanish", "talk with grandma", "Greet and say your name"],
])("is one for the kind of wish: %s, %s", async (subject, goal, step) => {
  expect(await titles({ subject, goal }, 8)).toContain(step);
});

it("has nothing beside it that has but a word of the wish", async () => {
  expect(await coverage({ subject: "Babies", goal: "being a good part of the family" })).toMatchObject({ nearest: [] });
});
