import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { paths } from "~/domain/paths";
import { visitorsHaveAddresses } from "../api/family";
import { type RunningServer, endServers, startServerProcess } from "#tests/support/server-process";
import { type Checked, checkNone } from "./table";

const LOGINS = 500;
const MOST_MEDIAN_MS = 500;
const MOST_MS = 1000;
const LOGIN = "/auth/login_cred";

interface Taken {
  status: number;
  ms: number;
}

/** Gives wrong passwords at once, each from a network of its own, and sees how long others wait on new connections. */
export async function soakLoginFlood(logins = LOGINS): Promise<Checked[]> {
  try {
    const server = await startServerProcess({ env: { ...visitorsHaveAddresses, LOG_LEVEL: "silent" } });
    await flood(server, logins, 0);
    const others: number[] = [];
    let isOver = false;
    const flooding = flood(server, logins, 100).finally(() => (isOver = true));
    while (!isOver) {
      const taken = await Promise.all([ask(server, "/healthz"), ask(server, paths.marketing())]);
      others.push(...taken.map(({ ms }) => ms));
    }
    const answers = await flooding;
    const untold = answers.filter(({ status }) => ![401, 429, 503].includes(status));
    const busy = answers.filter(({ status }) => status === 503).length;
    const [median, worst] = [atShare(others, 0.5), atShare(others, 1)];
    return [
      checkNone(`wrong passwords told anything but 401, 429 or 503 (of which ${busy})`, untold.length, `${logins}`),
      {
        what: "a page and /healthz on new connections meanwhile: median, worst",
        target: `${MOST_MEDIAN_MS}, ${MOST_MS} ms`,
        seen: `${median.toFixed(0)}, ${worst.toFixed(0)} ms`,
        isMet: median <= MOST_MEDIAN_MS && worst <= MOST_MS,
      },
    ];
  } finally {
    await endServers();
  }
}

function flood(server: RunningServer, logins: number, firstNetwork: number): Promise<Taken[]> {
  const attempts = Array.from({ length: logins }, (_, index) => {
    const body = { type: "parent", username: `nobody${index}@example.org`, password: "a wrong guess" };
    return ask(server, LOGIN, `10.${firstNetwork + (index >> 8)}.${index & 255}.1`, JSON.stringify(body));
  });
  return Promise.all(attempts);
}

async function ask({ url }: RunningServer, path: string, address = "10.250.0.1", body = ""): Promise<Taken> {
  const startedAt = performance.now();
  const headers = { "X-Forwarded-For": address, "Content-Type": "application/json" };
  const asked = request(url + path, { agent: false, method: body === "" ? "GET" : "POST", headers });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return { status: answer.statusCode ?? 0, ms: performance.now() - startedAt };
}

function atShare(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
