import { describe, expect, it } from "vitest";
import { callsForHelp, isSuitable } from "~/domain/suggestion/suitability.server";
import { innocentWishes } from "./wishes-innocent";
import {
  blindInnocent,
  blindInnocentAgain,
  blindInnocentLast,
  blindUnsafe,
  blindUnsafeAgain,
  blindUnsafeLast,
} from "./wishes-blind";
import { unsafeWishes } from "./wishes-unsafe";

const kinds = (table: Record<string, readonly string[]>) => Object.entries(table);

/** Refused for what they do to others, or as a dare, and near enough to harm to oneself. */
const ALSO_HELP = new Set<string>(["run away from home"]);

describe.each([
  ...kinds(unsafeWishes.help),
  ...kinds(unsafeWishes.refused),
  ["tricked words", unsafeWishes.tricked] as const,
  ...kinds(unsafeWishes["other languages"]),
  ["what the rules had not met", [...blindUnsafe, ...blindUnsafeAgain, ...blindUnsafeLast]] as const,
])("a wish about %s", (_kind, wishes) => {
  it.each(wishes)("is refused: %s", (wish) => expect(isSuitable(wish)).toBe(false));
});

describe.each([
  ...kinds(innocentWishes),
  ["what the rules had not met", [...blindInnocent, ...blindInnocentAgain, ...blindInnocentLast]] as const,
])("a wish about %s", (_kind, wishes) => {
  it.each(wishes)("is served: %s", (wish) => expect(isSuitable(wish)).toBe(true));
});

describe.each(kinds(unsafeWishes.help))("a wish about %s", (_kind, wishes) => {
  it.each(wishes)("calls for help: %s", (wish) => expect(callsForHelp(wish)).toBe(true));
});

describe.each(kinds(unsafeWishes.refused))("a wish about %s", (_kind, wishes) => {
  const others = wishes.filter((wish) => !ALSO_HELP.has(wish));
  it.each(others)("is refused in the usual words: %s", (wish) => expect(callsForHelp(wish)).toBe(false));
});
