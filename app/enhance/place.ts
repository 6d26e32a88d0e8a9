import { buttonsOf } from "./items";

const KEY = "reorder-place";
/** What the page says of the move. */
const SAID = "main .notice[role=status]";
/** How long a screen reader gets, in milliseconds, to notice a live region before words are put in it. */
const NOTICED_MS = 150;

/** What was moved, where it stood in the window, and with which button. */
interface Place {
  path: string;
  id: string;
  top: number;
  scrollY: number;
  words: string;
}

/** Notes what the page that comes back is to look like: an item that is sent stays where the parent looks. */
export function keepPlace(item: Element, button: HTMLElement | null): void {
  const place: Place = {
    path: location.pathname,
    id: item.id,
    top: item.getBoundingClientRect().top,
    scrollY,
    words: button?.textContent ?? "",
  };
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

/** Shows the page as it was left, with the focus on the same button, and has the item's new position spoken. */
export function comeBack(): void {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const place = kept === null ? null : (JSON.parse(kept) as Place);
  // What is wrong with the form comes first.
  if (place?.path !== location.pathname || document.querySelector("[data-error-summary]")) return;
  scrollBackTo(place);
  afterFragment(() => {
    scrollBackTo(place);
    focusBackOn(place);
    announce();
  });
}

/** The browser goes to the address's fragment, and takes the focus there, until the loaded page was shown once. */
function afterFragment(work: () => void): void {
  const onLoad = () => requestAnimationFrame(() => requestAnimationFrame(work));
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad, { once: true });
}

function scrollBackTo({ id, top, scrollY: before }: Place): void {
  const item = document.getElementById(id);
  if (item) scrollBy(0, item.getBoundingClientRect().top - top);
  else scrollTo(0, before);
  document.querySelector(SAID)?.scrollIntoView({ block: "nearest" });
}

/** The button that was pressed, or its neighbor once it leads no further. After a drag nothing has the focus. */
function focusBackOn({ id, words }: Place): void {
  const item = document.getElementById(id);
  const { activeElement } = document;
  const isElsewhere = activeElement !== document.body && activeElement !== item;
  if (!item || words === "" || isElsewhere) return;
  const buttons = buttonsOf(item);
  const pressed = buttons.find(({ textContent }) => textContent === words) ?? buttons[0];
  pressed?.focus({ preventScroll: true });
}

/** Screen readers speak what comes into a live region, but not what a page comes with. */
function announce(): void {
  const said = document.querySelector(SAID);
  const words = (said?.querySelector("p") ?? said)?.textContent;
  if (!words) return;
  const region = document.createElement("p");
  region.className = "visually-hidden";
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  setTimeout(() => (region.textContent = words), NOTICED_MS);
}
