import { endServers, startServerProcess } from "#tests/support/server-process";
import { type Figure, median } from "./figures";
import { signUpLargeFamily } from "./large-family";
import { askOften } from "./load";
import { memoryMb, processorMs } from "./processor";

const REPEATS = 3;
const START_MOST_MS = 2000;
/** Until then a server still fills what it keeps. */
const FIRST_REQUESTS = 5000;
const REQUESTS = 20_000;
const FLAT_WITHIN = 1.1;

/** How long a start took, and how much of it on a processor, which what else the machine does leaves alone. */
interface Start {
  ms: number;
  used: number;
}

/** How soon the built site answers, and whether its memory stays what it is. BENCH_REQUESTS asks for more requests. */
export async function benchStart(): Promise<Figure[]> {
  try {
    const starts: Start[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) starts.push(await measureStart());
    const server = await startServerProcess({ env: { TRUST_PROXY: "1" } });
    const atStart = memoryMb(server.pid);
    const { username, cookie } = await signUpLargeFamily(server);
    const page = { url: `${server.url}/profile/${username}`, headers: { Cookie: cookie, "Accept-Encoding": "br" } };
    const count = Number(process.env.BENCH_REQUESTS ?? REQUESTS);
    await askOften(page, FIRST_REQUESTS);
    const early = memoryMb(server.pid);
    await askOften(page, count);
    const late = memoryMb(server.pid);
    const target = { most: START_MOST_MS };
    return [
      { what: "start to first answer", value: median(starts.map(({ ms }) => ms)), unit: "ms", target },
      { what: "start to first answer, processor", value: median(starts.map(({ used }) => used)), unit: "ms", target },
      { what: "memory after start", value: atStart, unit: "MB" },
      { what: `memory after ${FIRST_REQUESTS} requests`, value: early, unit: "MB" },
      { what: `the same after ${count} more`, value: late / early, unit: "×", target: { most: FLAT_WITHIN } },
    ];
  } finally {
    await endServers();
  }
}

async function measureStart(): Promise<Start> {
  const startedAt = performance.now();
  const server = await startServerProcess();
  const start = { ms: performance.now() - startedAt, used: processorMs(server.pid) };
  await server.stop();
  return start;
}
