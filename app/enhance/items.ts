/** The lists of a page in reorder mode, each with what can be moved in it. */
export const kinds = [
  { name: "plan", list: "[data-plans]", item: "[data-plan]" },
  { name: "lesson", list: "[data-lessons]", item: "[data-lesson]" },
  { name: "topic", list: "[data-topics]", item: "[data-topic]" },
] as const;

export type Kind = (typeof kinds)[number];

const ANY_ITEM = kinds.map(({ item }) => item).join();

/** The smallest item around an element. */
export function itemAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(ANY_ITEM);
}

export function kindOf(item: HTMLElement): Kind | undefined {
  return kinds.find((kind) => item.matches(kind.item));
}

/** An item's own buttons that can be pressed, without those of items within it and of what was just said at it. */
export function buttonsOf(item: HTMLElement): HTMLButtonElement[] {
  const buttons = [...item.querySelectorAll<HTMLButtonElement>("button:enabled")];
  return buttons.filter((button) => itemAround(button) === item && !button.closest(".notice"));
}

/** Gives an item what it is dragged by. Who sees none of it uses the buttons. */
export function addHandle(item: HTMLElement, { name }: Kind): void {
  const handle = document.createElement("span");
  handle.className = `handle ${name}-handle`;
  handle.setAttribute("aria-hidden", "true");
  handle.textContent = "⠿";
  (item.querySelector(":scope > th") ?? item).prepend(handle);
}
