import autocannon from "autocannon";
import type { Asked } from "./load";
import { processorMs } from "./processor";

const CONNECTIONS = 8;

/** How much a server answered, as one process. */
export interface Throughput {
  perSecond: number;
  /** Milliseconds of processor time that each answer took, all threads of the server together; NaN but on Linux. */
  processorMs: number;
}

/**
 * Asks for one thing over 8 kept connections, again as soon as it is answered.
 * Throws when nothing is answered, or when any answer is not what it must be: a refusal is soon made.
 */
export async function measureThroughput(pid: number, asked: Asked, seconds: number): Promise<Throughput> {
  const { url, headers } = asked;
  const before = processorMs(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  const used = processorMs(pid) - before;
  requireStatus(result, asked);
  return { perSecond: result.requests.total / result.duration, processorMs: used / result.requests.total };
}

function requireStatus(
  { statusCodeStats = {}, errors, requests }: autocannon.Result,
  { url, status = 200 }: Asked,
): void {
  const statuses = Object.keys(statusCodeStats);
  if (errors === 0 && requests.total > 0 && statuses.every((one) => one === String(status))) return;
  throw new Error(
    `${url} was answered ${statuses.join(", ") || "nothing"} with ${errors} errors, instead of ${status}.`,
  );
}
