import { isOutside } from "./drop";

/** How near the window's upper or lower edge, in pixels, a drag scrolls the page, and how often. */
const EDGE = 72;
const STEP_MS = 16;

/**
 * While an item is dragged, scrolls the page near the window's edges as far as its lists go, and says when letting go
 * would delete it. Gives what ends that.
 */
export function followDrag(item: HTMLElement): () => void {
  let y = innerHeight / 2;
  const warning = item.dataset.topic === undefined ? null : addWarning();
  const follow = (event: PointerEvent) => {
    y = event.clientY;
    if (warning) warning.hidden = !isOutside({ x: event.clientX, y });
  };
  const lists = [...document.querySelectorAll("[data-plans], [data-lessons]")];
  const timer = setInterval(() => scrollBy(0, stepAt(y, lists)), STEP_MS);
  addEventListener("pointermove", follow);
  return () => {
    clearInterval(timer);
    removeEventListener("pointermove", follow);
    warning?.remove();
  };
}

/** Pixels to scroll by; the nearer to the edge, the more. Where the lists end there is nothing to scroll to. */
function stepAt(y: number, lists: readonly Element[]): number {
  const boxes = lists.map((list) => list.getBoundingClientRect());
  const above = EDGE - Math.min(...boxes.map(({ top }) => top));
  const below = Math.max(...boxes.map(({ bottom }) => bottom)) - innerHeight + EDGE;
  const past = Math.min(y - EDGE, 0) || Math.max(y - innerHeight + EDGE, 0);
  const step = Math.max(-EDGE, Math.min(past, EDGE)) / 4;
  return Math.max(-Math.max(above, 0), Math.min(step, Math.max(below, 0)));
}

function addWarning(): HTMLElement {
  const warning = document.createElement("p");
  warning.className = "notice problem drop-warning";
  warning.textContent = "Let go here to delete this topic.";
  warning.hidden = true;
  document.body.append(warning);
  return warning;
}
