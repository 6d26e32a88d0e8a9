import { describe, expect, it } from "vitest";
import { z } from "zod/v4";
import { boundedList } from "~/domain/bounded-list";

describe("a bounded list", () => {
  it.each([0, 1, 3])("takes %i of at most 3 items", (length) => {
    const items = Array.from({ length }, () => "a");
    expect(boundedList(z.string(), 3, "Too many.").parse(items)).toEqual(items);
  });

  it("names the item at fault", () => {
    const { error } = boundedList(z.string(), 3, "Too many.").safeParse(["a", 7]);
    expect(error?.issues.map(({ path }) => path)).toEqual([[1]]);
  });

  it("looks at no item of a list that is too long", () => {
    let looks = 0;
    const item = z.unknown().refine(() => (looks += 1) > 0);
    const { error } = boundedList(item, 3, "Too many.").safeParse([1, 2, 3, 4]);
    expect([error?.issues.map(({ message }) => message), looks]).toEqual([["Too many."], 0]);
  });
});
