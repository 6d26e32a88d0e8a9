import type { Page } from "@playwright/test";

/** The texts of a page that run over each other, or out of the box that frames them. */
export function misplacedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const modal = document.querySelector("dialog:modal");
    const isRead = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.clientWidth !== 1 &&
      !element.closest(".visually-hidden, .skip, [inert], option") &&
      (!modal || modal.contains(element));
    // What is scrolled out of sight, or hidden but from screen readers, lies under something else; what sticks, over it.
    const shownOf = (box: DOMRect, element: HTMLElement | null): DOMRect | null => {
      if (!element || element === document.body) return box;
      const { overflowY, position } = getComputedStyle(element);
      if (position === "sticky") return null;
      if (overflowY === "visible") return shownOf(box, element.parentElement);
      const frame = element.getBoundingClientRect();
      const top = Math.max(box.top, frame.top);
      const height = Math.min(box.bottom, frame.bottom) - top;
      const isShown = height > 1 && frame.width > 1;
      return isShown ? shownOf(new DOMRect(box.left, top, box.width, height), element.parentElement) : null;
    };
    const texts: { words: string; element: HTMLElement; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent?.trim() ?? "";
      if (!element || words === "" || !isRead(element) || element.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()].flatMap((box) => shownOf(box, element) ?? []);
      texts.push(...boxes.map((box) => ({ words: words.slice(0, 60), element, box })));
    }
    // Lines of one text may touch: letters are lower than the line that is reckoned for them.
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.4 * Math.min(one.height, other.height);
    const overlapping = texts.flatMap(({ words, box }, index) =>
      texts
        .slice(index + 1)
        .filter((other) => overlap(box, other.box))
        .map((other) => `"${words}" runs over "${other.words}"`),
    );
    const frameOf = (element: HTMLElement | null): HTMLElement | null => {
      if (!element || element === document.body) return null;
      const { borderTopStyle, backgroundColor } = getComputedStyle(element);
      const isFramed = borderTopStyle !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)";
      return isFramed ? element : frameOf(element.parentElement);
    };
    const outside = texts.flatMap(({ words, element, box }) => {
      const frame = frameOf(element)?.getBoundingClientRect();
      const isOut = frame && (box.left < frame.left - 1 || box.right > frame.right + 1);
      return isOut ? `"${words}" runs out of its box` : [];
    });
    return [...overlapping, ...outside];
  });
}

/** The controls that cannot be told from the text around them where the reader's own few colors replace all others. */
export function shapelessControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
    const isShaped = (element: HTMLElement): boolean => {
      const style = getComputedStyle(element);
      const hasBorder = style.borderBottomStyle !== "none" && parseFloat(style.borderBottomWidth) > 0;
      const isNative = element.matches("input, select") && style.appearance !== "none";
      return hasBorder || isNative || style.textDecorationLine.includes("underline");
    };
    // A summary has its triangle; the page's own links in its bars stand in lists of links.
    const isPlain = (control: HTMLElement) => control.matches("summary, nav a, header a, footer a");
    return controls
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .filter((control) => !isPlain(control) && !isShaped(control))
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

/** What moves by itself or glides into place, which nobody wants who asked for less motion. */
export function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
        const isGliding = transitionDuration.split(",").some((duration) => parseFloat(duration) > 0);
        return animationName !== "none" || isGliding || scrollBehavior === "smooth";
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
