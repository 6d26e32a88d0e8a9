import http from "node:http";
import { processorMs } from "./processor";

/** How a page is asked for, over and over. */
export interface Asked {
  url: string;
  headers?: Record<string, string>;
  /** What every answer must be, so that no refusal is measured; 200 unless given. */
  status?: number;
}

interface Received {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: number;
}

const AT_ONCE = 8;

/** Asks `count` times over a few kept connections, and gives the server's processor time for each, in milliseconds. */
export async function processorMsPerRequest(pid: number, asked: Asked, count: number): Promise<number> {
  const before = processorMs(pid);
  await askOften(asked, count);
  return (processorMs(pid) - before) / count;
}

/** Asks `count` times over a few kept connections. Throws at an answer of another status. */
export async function askOften(asked: Asked, count: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = count;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      await askOnce(asked, agent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  agent.destroy();
}

/** One answer, read to its end as it was sent. Throws when its status is another than asked for. */
export function askOnce({ url, headers, status = 200 }: Asked, agent?: http.Agent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.once("error", reject);
      response.once("end", () => {
        const received = { status: response.statusCode ?? 0, headers: response.headers, bytes };
        if (received.status === status) resolve(received);
        else reject(new Error(`${url} was answered ${received.status} instead of ${status}.`));
      });
    });
    request.once("error", reject);
  });
}
