import { endServers, startServerProcess } from "#tests/support/server-process";
import { type Figure, median } from "./figures";
import { type Family, signUpLargeFamily } from "./large-family";
import { type Asked, askAtRate, askOnce, processorMsPerRequest } from "./load";
import { mainPages } from "./main-pages";
import { memoryMb } from "./processor";
import { quantile } from "./table";
import { startTrivialSite } from "./trivial-site";

const REPEATS = 3;
const REQUESTS = 200;
const UNCHANGED_REQUESTS = 2000;
/** Until the compiler is done with what is asked often: less favours what does more. */
const WARM_UP_REQUESTS = 1500;
const RATE = 90;
const RATED_REQUESTS = 810;

interface Server {
  url: string;
  pid: number;
}

/** One thing to ask a server for, and the processor time of each request in every repeat. */
interface Measured {
  what: string;
  server: Server;
  asked: Asked;
  requests: number;
  /** Milliseconds a request, a value for each repeat. */
  times: number[];
}

/**
 * What pages cost against a stock remix-serve with one empty route, which is asked the same way in the same run. A server
 * is one core, so what it answers in a second of processor time is what it answers in a second.
 */
export async function benchPages(): Promise<Figure[]> {
  const trivial = await startTrivialSite();
  try {
    const server = await startServerProcess({ env: { TRUST_PROXY: "1" } });
    const family = await signUpLargeFamily(server);
    const trivials = ["identity", "br"].map((encoding) => newMeasured(trivial, encoding, trivial.url, encoding));
    const pages = mainPages(family).flatMap(({ name, path, isSignedIn, status }) =>
      ["identity", "br"].map((encoding) => {
        const cookie = isSignedIn ? family.cookie : undefined;
        const page = newMeasured(server, `${name}, ${encoding}`, server.url + path, encoding, cookie);
        return { ...page, asked: { ...page.asked, status } };
      }),
    );
    const unchanged = await newUnchanged(server, family);
    await measureInTurns([...trivials, ...pages, ...(unchanged ? [unchanged] : [])]);
    return [
      ...againstTrivial(trivials, pages),
      ...unchangedAgainst(trivials, unchanged),
      ...(await benchSteadyLoad(trivial, server, family)),
    ];
  } finally {
    await endServers();
    await trivial.stop();
  }
}

function newMeasured(server: Server, what: string, url: string, encoding: string, cookie?: string): Measured {
  const headers = { "Accept-Encoding": encoding, ...(cookie && { Cookie: cookie }) };
  return { what, server, asked: { url, headers }, requests: REQUESTS, times: [] };
}

/** The heaviest page asked for again with the tag that it came with; null where it comes without one. */
async function newUnchanged(server: Server, { username, cookie }: Family): Promise<Measured | null> {
  const page = newMeasured(server, "unchanged", `${server.url}/profile/${username}`, "br", cookie);
  const { etag } = (await askOnce(page.asked)).headers;
  if (!etag) return null;
  const headers = { ...page.asked.headers, "If-None-Match": etag };
  return { ...page, asked: { ...page.asked, headers, status: 304 }, requests: UNCHANGED_REQUESTS };
}

/** All in turns, so that whatever else the machine does falls on all alike. */
async function measureInTurns(all: readonly Measured[]): Promise<void> {
  for (const { server, asked } of all) await processorMsPerRequest(server.pid, asked, WARM_UP_REQUESTS);
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    for (const { server, asked, requests, times } of all) {
      times.push(await processorMsPerRequest(server.pid, asked, requests));
    }
  }
}

function againstTrivial([identity, brotli]: readonly Measured[], pages: readonly Measured[]): Figure[] {
  return pages.map(({ what, asked, times }) => {
    const isBrotli = asked.headers?.["Accept-Encoding"] === "br";
    const least = isBrotli ? 4 : 1.1;
    const ratio = median((isBrotli ? brotli : identity)?.times ?? []) / median(times);
    const figure = { what: `${what} (${median(times).toFixed(2)} ms)`, value: ratio, unit: "× trivial" };
    return what.startsWith("profile") ? { ...figure, target: { least } } : figure;
  });
}

function unchangedAgainst([identity]: readonly Measured[], unchanged: Measured | null): Figure[] {
  const ratio = unchanged ? median(identity?.times ?? []) / median(unchanged.times) : 0;
  return [{ what: "profile, unchanged (304)", value: ratio, unit: "× trivial", target: { least: 20 } }];
}

/** What is waited for at an even load, and the memory that all this has taken. */
async function benchSteadyLoad(trivial: Server, server: Server, { username, cookie }: Family): Promise<Figure[]> {
  const empty = newMeasured(trivial, "", trivial.url, "br");
  const page = newMeasured(server, "", `${server.url}/profile/${username}`, "br", cookie);
  const ratios: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const waited = await askAtRate(page.asked, RATE, RATED_REQUESTS / REPEATS);
    const waitedForTrivial = await askAtRate(empty.asked, RATE, RATED_REQUESTS / REPEATS);
    ratios.push(quantile(waited, 0.99) / quantile(waitedForTrivial, 0.99));
  }
  const memory = memoryMb(server.pid, "most") / memoryMb(trivial.pid, "most");
  return [
    {
      what: `profile, brotli, p99 at ${RATE} a second`,
      value: median(ratios),
      unit: "× trivial",
      target: { most: 0.33 },
    },
    {
      what: `peak memory (${memoryMb(server.pid, "most").toFixed(0)} MB)`,
      value: memory,
      unit: "× trivial",
      target: { most: 0.5 },
    },
  ];
}
