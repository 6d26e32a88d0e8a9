import type { RunningServer } from "#tests/support/server-process";
import type { Figure } from "./figures";
import type { Family } from "./large-family";
import { processorMsPerRequest } from "./load";
import { mainPages } from "./main-pages";

const WARM_UP_REQUESTS = 300;
const REQUESTS = 300;

/** The processor time of every kind of page, as a browser asks for it. */
export async function benchPageCosts(server: RunningServer, family: Family): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, isSignedIn, status } of mainPages(family)) {
    const headers = { "Accept-Encoding": "br", ...(isSignedIn && { Cookie: family.cookie }) };
    const asked = { url: server.url + path, headers, status };
    await processorMsPerRequest(server.pid, asked, WARM_UP_REQUESTS);
    const value = await processorMsPerRequest(server.pid, asked, REQUESTS);
    figures.push({ what: `${name}, brotli, processor`, value, unit: "ms" });
  }
  return figures;
}
