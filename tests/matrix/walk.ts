import { startServerProcess } from "#tests/support/server-process";
import type { Flow } from "./arrange";
import type { Cell } from "./table";
import type { Browser } from "./visitor";

/** Walks the flows in one browser, one after the other. A browser that does not start fails them all. */
export async function walkIn(name: string, start: () => Promise<Browser>, flows: readonly Flow[]): Promise<Cell[]> {
  const cells: Cell[] = [];
  let browser: Browser | null = null;
  for (const flow of flows) {
    const begun = Date.now();
    const failure = await reasonOf(async () => {
      browser ??= await start();
      await walk(flow, browser);
    });
    const cell = { goal: flow.goal, browser: name, failure, seconds: (Date.now() - begun) / 1000 };
    console.log(`  ${failure === null ? "passed" : "FAILED"}  ${name}: ${flow.goal} (${cell.seconds.toFixed(1)} s)`);
    cells.push(cell);
  }
  await (browser as Browser | null)?.close();
  return cells;
}

/** Each flow has a site and a visitor of its own: nothing is left of the flow before, and no limit is met by all. */
async function walk(flow: Flow, browser: Browser): Promise<void> {
  const server = await startServerProcess();
  try {
    const visitor = await browser.visit(server.url);
    try {
      await flow.walk({ visitor, server });
    } finally {
      await visitor.end();
    }
  } finally {
    await server.kill9();
  }
}

async function reasonOf(attempt: () => Promise<void>): Promise<string | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
