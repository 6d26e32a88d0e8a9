import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** The rules whose answer depends on colours. */
const COLOUR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/**
 * What axe finds wrong, a line a rule: its id and the elements at fault. Every rule but some of level AAA is run in
 * light; in dark, which changes nothing but colours, the rules about these. `isStreamed` is for pages that are still
 * written: axe would wait for their end, and puts styles that they refuse beside those of their shadow trees.
 */
export async function axeViolations(
  page: Page,
  colorScheme: "light" | "dark",
  { isStreamed = false } = {},
): Promise<string[]> {
  // Without frames there is nothing to gather from other documents, for which axe would open a page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const rules = { "target-size": { enabled: true }, "color-contrast-enhanced": { enabled: true } };
  axe.options({ ...(colorScheme === "light" && { rules }), ...(isStreamed && { preload: false }) });
  if (colorScheme === "dark") axe.withRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Nothing of the page is reached by scrolling sideways only. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, "the width of the content").toBeLessThanOrEqual(window ?? 0);
}

/**
 * The controls that are too small to be hit: smaller than 44 px, where they are no link within a line of text.
 * A radio button or tick box is as large as its label, which can be pressed as well.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
    return controls.flatMap((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const isChoice = control.matches("[type=radio], [type=checkbox]");
      const { width, height } = (isChoice && label ? label : control).getBoundingClientRect();
      const isShown = control.checkVisibility() && width > 1 && height > 1 && !control.matches("[aria-hidden=true]");
      const isInText = control.matches("p a") && getComputedStyle(control).display === "inline";
      const least = isInText ? 0 : 44;
      if (!isShown || (width >= least && height >= least)) return [];
      return `${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`;
    });
  });
}

/** Spaces the text as widely as WCAG 1.4.12 allows readers to, and gives the elements that then cut their text off. */
export function clippedBySpacing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const cutsOff = (element: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isTooWide = element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = element.scrollHeight > element.clientHeight + 1;
      // What can be scrolled down, as a long dialog can, is not cut off.
      const isCutBelow = (overflowY === "hidden" || overflowY === "clip") && isTooHigh;
      return (overflowX !== "visible" && isTooWide) || isCutBelow;
    };
    // What only screen readers are given is cut off on purpose, a button of it within its own frame.
    const isSeen = (element: HTMLElement) => element.clientWidth > 1 && !element.closest(".visually-hidden");
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => isSeen(element) && element.innerText?.trim() && cutsOff(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** The names of what the Tab key stops at, from the top of the page to its end. */
export async function tabStops(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
      return label ?? focused.getAttribute("aria-label") ?? focused.textContent;
    });
    if (name === null) return stops;
    stops.push(name);
  }
}
