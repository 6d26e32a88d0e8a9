import { expect, it } from "vitest";
import { smallUnit } from "#tests/support/small-curriculum";
import { engineOf } from "./small-engine";

const wish = { subject: "Sailing", goal: "knots" };
const same = (one: readonly string[], other: readonly string[]) => one.filter((title) => other.includes(title)).length;

it.each(["ADHD", "dyslexia", "autistic", ""])(
  "is unlike the first, whatever door a need asks for: %s",
  async (needs) => {
    const { titles } = engineOf({ sailing: { knots: smallUnit({ title: "Knots" }) } });
    const [first, second] = [await titles({ ...wish, needs }, 5, 0), await titles({ ...wish, needs }, 5, 1)];
    expect(same(first, second)).toBeLessThanOrEqual(2);
  },
);

it("takes another door where a lesson has not the one that is its turn", async () => {
  const lessons = Array.from({ length: 8 }, (_, at) => ({
    ways: { question: { title: `Why number ${at}`, explanation: "Begin with a question to find an answer to." } },
  }));
  const { titles } = engineOf({ sailing: { knots: smallUnit({ title: "Knots", lessons }) } });
  expect((await titles(wish, 3, 1)).every((title) => title.startsWith("Why number"))).toBe(true);
});
