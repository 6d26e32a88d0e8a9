import { kindOf } from "./items";

/** How far beside its lists, in pixels, a topic may be let go without being deleted. */
const NEAR = 16;

/** A place in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Where an item was before it was dragged. */
export interface Origin {
  list: Element;
  next: Element | null;
}

/** Where the pointer or finger is or was last. */
export function pointOf(event: MouseEvent | TouchEvent): Point {
  const { clientX = 0, clientY = 0 } = "changedTouches" in event ? (event.changedTouches[0] ?? {}) : event;
  return { x: clientX, y: clientY };
}

/** Whether a topic let go there is outside any list, which deletes it (section 4). */
export function isOutside({ x, y }: Point): boolean {
  return [...document.querySelectorAll("[data-lessons]")].every((list) => {
    const { left, right, top, bottom } = list.getBoundingClientRect();
    return x < left - NEAR || x > right + NEAR || y < top - NEAR || y > bottom + NEAR;
  });
}

/** What the form is to say once an item was let go; null when nothing was moved. */
export function askedBy(item: HTMLElement, from: Origin, point: Point): Record<string, string> | null {
  const kind = kindOf(item);
  if (kind?.name === "topic") {
    if (isOutside(point)) return { intent: "delete", part: item.id };
    putInLessonAt(point, item);
  }
  const list = item.parentElement;
  if (!kind || !list || (list === from.list && item.nextElementSibling === from.next)) return null;
  const index = [...list.querySelectorAll(`:scope > ${kind.item}`)].indexOf(item);
  return {
    intent: `drop_${kind.name}`,
    part: item.id,
    list: list.dataset.lessons ?? "",
    lesson: list.dataset.topics ?? "",
    index: String(index),
  };
}

/** A topic that was let go on a lesson beside its topics becomes one of them: on its title the first, below the last. */
function putInLessonAt({ x, y }: Point, topic: HTMLElement): void {
  const topics = document.elementFromPoint(x, y)?.closest("[data-lesson]")?.querySelector("[data-topics]");
  // On its way to the title it may have come into the list already, at another place.
  if (topics && y < topics.getBoundingClientRect().top) topics.prepend(topic);
  else if (!topics?.contains(topic)) topics?.append(topic);
}
