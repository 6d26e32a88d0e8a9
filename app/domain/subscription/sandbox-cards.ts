/** The cards that can be tried in the sandbox, and what happens with each. */
export const sandboxCards = [
  { card: "succeeds", text: "4242 4242 4242 4242: every payment succeeds" },
  { card: "declined", text: "4000 0000 0000 0002: the card is declined" },
  { card: "past_due_next", text: "4000 0000 0000 0341: works now, goes past due at the next bill" },
] as const;

/** The card of this name, or null. */
export function sandboxCardOf(name: string): (typeof sandboxCards)[number]["card"] | null {
  return sandboxCards.find(({ card }) => card === name)?.card ?? null;
}
