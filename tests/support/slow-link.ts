import type { Page } from "@playwright/test";

/** One bar of signal: a round trip takes 400 ms, and 400 kbit come in a second. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Slows the page's connection down, and empties its cache for good. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Network.emulateNetworkConditions", SLOW);
}

/** Holds every script back until the promise's function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page and waits until it was painted, whatever is still under way. */
export async function openUntilPainted(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

/** The addresses of what the browser had to wait for before it could paint, beside the document. */
export function blockingRequests(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) => (entry as PerformanceResourceTiming & Record<string, unknown>).renderBlockingStatus === "blocking",
      )
      .map(({ name }) => name),
  );
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** How far what was there moved by itself since the page was opened (its cumulative layout shift), and what moved. */
export function layoutShift(page: Page): Promise<{ shift: number; moved: string[] }> {
  return page.evaluate(async () => {
    const shifts: LayoutShift[] = [];
    const note = (entries: PerformanceEntryList) => shifts.push(...(entries as LayoutShift[]));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    note(observer.takeRecords());
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    const moved = nodes.map((node) =>
      (node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 100),
    );
    return { shift: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  });
}
