import { describe, expect, it } from "vitest";
import { isSuitable } from "~/domain/suggestion/suitability.server";
import { innocentWishes } from "./wishes-innocent";
import { unsafeWishes } from "./wishes-unsafe";

const kinds = (table: Record<string, readonly string[]>) => Object.entries(table);

describe.each([
  ...kinds(unsafeWishes.help),
  ...kinds(unsafeWishes.refused),
  ["tricked words", unsafeWishes.tricked] as const,
  ...kinds(unsafeWishes["other languages"]),
])("a wish about %s", (_kind, wishes) => {
  it.each(wishes)("is refused: %s", (wish) => expect(isSuitable(wish)).toBe(false));
});

describe.each(kinds(innocentWishes))("a wish about %s", (_kind, wishes) => {
  it.each(wishes)("is served: %s", (wish) => expect(isSuitable(wish)).toBe(true));
});
