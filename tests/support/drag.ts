import { type CDPSession, type Locator, type Page, expect } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/** A mouse or a finger, moved as a person moves it: step by step. */
interface Hand {
  take(at: Point): Promise<void>;
  carry(to: Point): Promise<void>;
  letGo(): Promise<void>;
}

const STEPS = 8;
/** How near the window's upper or lower edge, in pixels, a drag scrolls the page. */
const EDGE = 72;
/** How soon it shows, in milliseconds, that an item is held. */
const HELD_WITHIN_MS = 2000;

/** An item that is held by its handle. */
export interface Held {
  /** Carries it over an element, until it is said to have arrived where it should. */
  carryOver(target: Locator, arrived?: () => Promise<void>): Promise<void>;
  carryTo(point: Point): Promise<void>;
  /** Lets go, and waits for the page that comes then. */
  drop(): Promise<void>;
  /** Lets go, where nothing is sent. */
  letGo(): Promise<void>;
}

/** Takes an item by its handle, with the mouse or with a finger, and moves it a little: then it is dragged. */
export async function take(page: Page, item: Locator, by: "mouse" | "finger" = "mouse"): Promise<Held> {
  const hand = by === "mouse" ? mouse(page) : await finger(page);
  const handle = item.locator(".handle").first();
  await expect(async () => {
    await handle.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const at = await middleOf(handle);
    try {
      await hand.take(at);
      await hand.carry({ x: at.x - 8, y: at.y });
      await expect(page.locator(".dragged"), "what is dragged").toHaveCount(1, { timeout: HELD_WITHIN_MS });
    } catch (error) {
      // A page that has just come may scroll to where it was left, and the hand misses the handle.
      await hand.letGo();
      throw error;
    }
  }).toPass();
  return {
    carryOver: async (target, arrived) => {
      await scrollTo(page, target, hand);
      // On its way it may push the element away, or past it: then it is looked at before it is carried any further.
      await expect(async () => {
        const { x, y } = await middleOf(target);
        // In the very middle the list would not know on which side to put it.
        const at = { x, y: y - 2 };
        await hand.carry(at);
        if (arrived) return arrived();
        expect(await target.evaluate(isUnder, at), `whether ${target.toString()} is under the hand`).toBe(true);
      }).toPass();
    },
    carryTo: (point) => hand.carry(point),
    drop: async () => {
      await Promise.all([page.waitForEvent("load"), hand.letGo()]);
    },
    letGo: () => hand.letGo(),
  };
}

/** Holds what is dragged near an edge of the window until the page has scrolled to an element. */
async function scrollTo(page: Page, target: Locator, hand: Hand): Promise<void> {
  const height = await page.evaluate(() => innerHeight);
  const isInSight = async () => {
    const { y } = await middleOf(target);
    return y > EDGE && y < height - EDGE;
  };
  if (await isInSight()) return;
  const { x, y } = await middleOf(target);
  await hand.carry({ x, y: y < height / 2 ? EDGE / 2 : height - EDGE / 2 });
  await expect.poll(isInSight, `whether ${target.toString()} is in sight`).toBe(true);
}

/** Whether an element is what is seen there. */
function isUnder(element: Element, { x, y }: Point): boolean {
  return element.contains(document.elementFromPoint(x, y));
}

/** A quick swipe that begins on an element. */
export async function swipe(page: Page, element: Locator, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(element);
  const points = Array.from({ length: STEPS }, (_, step) => ({
    x: x + (by.x * step) / STEPS,
    y: y + (by.y * step) / STEPS,
  }));
  const [first = { x, y }, ...others] = points;
  // Sent at once, so that the finger never rests.
  await Promise.all([
    touch(session, "touchStart", first),
    ...others.map((point) => touch(session, "touchMove", point)),
  ]);
  await touch(session, "touchEnd");
}

/** The middle of an element, in the window. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function mouse(page: Page): Hand {
  return {
    take: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    carry: ({ x, y }) => page.mouse.move(x, y, { steps: STEPS }),
    letGo: () => page.mouse.up(),
  };
}

/** A finger rests on what it takes until that is taken. */
async function finger(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  return {
    take: async (point) => {
      at = point;
      await touch(session, "touchStart", at);
      await expect(page.locator(".sortable-chosen"), "what the finger rests on").toHaveCount(1, {
        timeout: HELD_WITHIN_MS,
      });
    },
    carry: async (to) => {
      const from = at;
      for (let step = 1; step <= STEPS; step += 1) {
        at = { x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS };
        await touch(session, "touchMove", at);
      }
    },
    letGo: () => touch(session, "touchEnd"),
  };
}

async function touch(session: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", at?: Point): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
}
