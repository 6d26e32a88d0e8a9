import type { Page } from "@playwright/test";

/** More stops than any page has. */
const STOPS_MAX = 400;

/** What a page without an element in focus gives: the Tab key left the document. */
const OUTSIDE = null;

/**
 * What is wrong with where the focus is, in words; null when all is well. It has to be shown by a ring of at least 2 px
 * (WCAG 2.4.13), in sight, under nothing else (2.4.11), and elsewhere than at the stop before (2.1.2).
 * It runs in the page, so it uses nothing from around it.
 */
export function faultOfFocus(): string | null {
  const focused = document.activeElement;
  const noted = window as Window & { stopBefore?: Element | null };
  const { stopBefore } = noted;
  noted.stopBefore = focused;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const told = (fault: string) => `${fault}: ${focused.outerHTML.slice(0, 160)}`;
  if (stopBefore === focused) return told("The focus does not go on");
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) return told("The focus has no ring");
  const { left = 0, top = 0, width = 0, height = 0 } = focused.getClientRects()[0] ?? {};
  const heights = [0.5, 0.1, 0.9].map((part) => top + height * part);
  const atHeights = heights.map((y) => document.elementFromPoint(left + width / 2, y));
  // Nothing is there outside of the window.
  if (!atHeights.some((element) => focused.contains(element))) {
    return told(`The focus is out of sight, under ${atHeights[0]?.outerHTML.slice(0, 80)}`);
  }
  return null;
}

/**
 * Goes through a page with the Tab key from its top to its end and tells what is wrong on the way: with the focus, and
 * with controls that are never reached, or out of the order they are read in.
 */
export async function faultsOfTabbing(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(startAtTop);
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(faultOfFocus);
    if (fault !== null) faults.push(fault);
    if ((await page.evaluate(noteStop)) === OUTSIDE) return [...faults, ...(await page.evaluate(faultsOfOrder))];
  }
  return [...faults, `After ${STOPS_MAX} stops the page has not ended.`];
}

interface Walk extends Window {
  stops?: Element[];
  stopBefore?: Element | null;
}

function startAtTop(): void {
  const walk = window as Walk;
  walk.stops = [];
  walk.stopBefore = null;
  // Where the next Tab starts from is where the focus was last.
  const top = document.querySelector<HTMLElement>("dialog:modal") ?? document.body;
  top.tabIndex = -1;
  top.focus();
  top.removeAttribute("tabindex");
}

function noteStop(): string | null {
  const focused = document.activeElement;
  const { stops = [] } = window as Walk;
  if (!focused || focused === document.body || stops.includes(focused)) return null;
  stops.push(focused);
  return focused.tagName;
}

function faultsOfOrder(): string[] {
  const { stops = [] } = window as Walk;
  const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
  const modal = document.querySelector("dialog:modal");
  const wanted = all.filter((control) => {
    const isRadioOfReached =
      control instanceof HTMLInputElement &&
      control.type === "radio" &&
      stops.some((stop) => stop instanceof HTMLInputElement && stop.name === control.name && stop !== control);
    const isOff = control.matches(":disabled, [type=hidden], [tabindex='-1']") || control.closest("[inert]");
    const isBehind = modal && !modal.contains(control);
    return control.checkVisibility({ visibilityProperty: true }) && !isOff && !isBehind && !isRadioOfReached;
  });
  const told = (fault: string) => (control: Element) => `${fault}: ${control.outerHTML.slice(0, 160)}`;
  const missed = wanted.filter((control) => !stops.includes(control)).map(told("The Tab key does not come to"));
  const early = stops.filter((stop, index) => {
    const next = stops[index + 1];
    return next && stop.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING;
  });
  return [...missed, ...early.map(told("The Tab key goes back from"))];
}
