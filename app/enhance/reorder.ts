/**
 * Drag and drop, and the arrow keys, for a page in reorder mode. Nothing is moved here for good: the page's form is
 * filled in and sent, or the item's own button pressed, and the page comes back from the server.
 */
import Sortable, { type DragEvent } from "sortablejs/src/Sortable.js";
import { CALL_TIMEOUT_MS } from "~/domain/limits";
import { makeCompact } from "./compact";
import { type Origin, askedBy, pointOf } from "./drop";
import { followDrag } from "./follow-drag";
import { type Kind, addHandle, buttonsOf, itemAround, kinds } from "./items";
import { comeBack, keepPlace } from "./place";
import styles from "./reorder.css?inline";

/** How long a finger rests on a handle, in milliseconds, before it drags: a shorter touch scrolls. */
const TOUCH_DELAY_MS = 150;
const ANIMATION_MS = 150;
const STEPS: Record<string, string> = { ArrowUp: "Move up", ArrowDown: "Move down" };

const sortables: Sortable[] = [];
let origin: Origin | null = null;
let ends: (() => void)[] = [];
let undoDrop: (() => void) | undefined;
let isPending = false;

function makeSortable(list: HTMLElement, kind: Kind): void {
  list.querySelectorAll<HTMLElement>(`:scope > ${kind.item}`).forEach((item) => addHandle(item, kind));
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const sortable = new Sortable(list, {
    group: kind.name,
    draggable: kind.item,
    handle: `.${kind.name}-handle`,
    animation: isStill ? 0 : ANIMATION_MS,
    // The same drag for mouse and finger, which Escape can end.
    forceFallback: true,
    delay: TOUCH_DELAY_MS,
    delayOnTouchOnly: true,
    touchStartThreshold: 5,
    emptyInsertThreshold: 20,
    ghostClass: "dragged",
    onChoose: ({ item }) => (origin = { list, next: item.nextElementSibling }),
    onStart: ({ item }) => begin(item, kind),
    onEnd: drop,
  });
  sortables.push(sortable);
}

function begin(item: HTMLElement, { name }: Kind): void {
  ends = [makeCompact(item, name), followDrag(item)];
}

function drop({ item, originalEvent }: DragEvent): void {
  if (!origin) return;
  const { list, next } = origin;
  const putBack = () => list.insertBefore(item, next);
  const isCanceled = originalEvent.type.endsWith("cancel");
  const asked = isCanceled ? null : askedBy(item, origin, pointOf(originalEvent));
  if (!asked) putBack();
  ends.forEach((end) => end());
  ends = [];
  if (!asked) return;
  undoDrop = putBack;
  send(item, asked);
}

/** Fills in and sends the page's form; what was dropped stays where it is unless no answer comes. */
function send(item: HTMLElement, asked: Record<string, string>): void {
  const form = document.querySelector<HTMLFormElement>("form#move");
  if (!form) return;
  form.addEventListener("formdata", ({ formData }) => sayAll(formData, asked), { once: true });
  keepPlace(item, null);
  form.requestSubmit();
}

/** What is asked for, and what is typed in the editor's inputs: it travels with whatever is sent, so that it is kept. */
function sayAll(formData: FormData, asked: Record<string, string>): void {
  const typed = document.querySelector<HTMLFormElement>("form#plan");
  new FormData(typed ?? undefined).forEach((value, name) => formData.set(name, value));
  for (const [name, value] of Object.entries(asked)) formData.set(name, value);
}

/** While a change is on its way nothing else is moved. */
function setPending(pending: boolean): void {
  isPending = pending;
  sortables.forEach((sortable) => sortable.option("disabled", pending));
}

/** The change was not sent, or the parent came back to the page as it was before. */
function release(): void {
  undoDrop?.();
  undoDrop = undefined;
  setPending(false);
}

function onSubmit(event: SubmitEvent): void {
  if (event.defaultPrevented) {
    // Sent before, and still on its way; or not sent at all.
    if (!isPending) release();
    return;
  }
  const item = event.submitter && itemAround(event.submitter);
  if (item) keepPlace(item, event.submitter);
  setPending(true);
  setTimeout(release, CALL_TIMEOUT_MS);
}

function onKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (key === "Escape" && ends.length > 0) cancelDrag();
  const words = STEPS[key];
  if (!words || ctrlKey || altKey || metaKey || !(target instanceof Element)) return;
  const item = itemAround(target);
  if (!item || target.matches("input, select, textarea")) return;
  event.preventDefault();
  if (!isPending)
    buttonsOf(item)
      .find(({ textContent }) => textContent?.includes(words))
      ?.click();
}

/** Sortable ends a drag when the system takes the pointer or the finger away. */
function cancelDrag(): void {
  document.dispatchEvent(new Event("pointercancel"));
  document.dispatchEvent(new Event("touchcancel"));
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
for (const kind of kinds) {
  document.querySelectorAll<HTMLElement>(kind.list).forEach((list) => makeSortable(list, kind));
}
document.querySelectorAll<HTMLElement>("[data-reorder-help]").forEach((help) => {
  help.textContent = help.dataset.reorderHelp ?? "";
});
document.addEventListener("submit", onSubmit);
document.addEventListener("keydown", onKey);
addEventListener("pageshow", ({ persisted }) => persisted && release());
comeBack();
