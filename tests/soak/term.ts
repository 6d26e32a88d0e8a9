import { randomBytes } from "node:crypto";
import { Agent, type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { visitorsHaveAddresses } from "#tests/api/family";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { startPostgres } from "#tests/support/postgres-server";
import { type RunningServer, endServers, startServerProcess } from "#tests/support/server-process";
import { type Checked, checkNone } from "./table";

const ROUNDS = 8;
const VISITORS = 24;
const LOAD_MS = 1500;

/**
 * Two servers on one PostgreSQL stand behind a proxy, as when a release is put into service. One after the other is
 * told to end by SIGTERM under load and started again: no request may fail, neither one under way nor a later one.
 */
export async function soakTerm(rounds = ROUNDS): Promise<Checked[]> {
  const postgres = await startPostgres();
  try {
    const { url } = await freshPostgresDatabase(postgres.url);
    const secret = randomBytes(32).toString("hex");
    const env = { ...visitorsHaveAddresses, DATABASE_URL: url, SESSION_SECRET: secret, LOG_LEVEL: "silent" };
    const servers = [await startServerProcess({ env }), await startServerProcess({ env })];
    const proxy = await startProxy(servers);
    const load = startLoad(proxy.url);
    const exits: (number | null)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await wait(LOAD_MS);
      const [old] = servers;
      if (!old) break;
      // The proxy is told after the server: what it sends meanwhile to a closed door it sends to the other one.
      exits.push(await old.stop());
      servers.shift();
      servers.push(await startServerProcess({ env }));
    }
    const answers = await load.stop();
    await proxy.close();
    const failed = answers.filter((answer) => answer !== "200" && answer !== "401");
    return [
      checkNone("requests that failed while a server ended", failed, `${answers.length} in ${rounds} endings`),
      checkNone("servers that did not end with code 0", exits.filter((code) => code !== 0).length, `${rounds}`),
    ];
  } finally {
    await endServers();
    await postgres.stop();
  }
}

/** Visitors who ask for pages without a pause; `stop` gives what each request was answered. */
function startLoad(url: string): { stop(): Promise<string[]> } {
  const answers: string[] = [];
  let isOver = false;
  const paths = ["/signup", "/", "/terms", "/healthz"];
  const lanes = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let count = visitor; !isOver; count += 1) {
      const answer = await fetch(url + (paths[count % paths.length] ?? "/"), { redirect: "manual" })
        .then(async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        })
        .catch((error: unknown) => String((error as Error).cause ?? error));
      answers.push(answer);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(lanes);
      return answers;
    },
  };
}

/** Hands each request to the first server that takes the connection. One that was begun is never sent again. */
async function startProxy(servers: readonly RunningServer[]): Promise<{ url: string; close(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  const proxy = createServer((incoming, outgoing) => hand(incoming, outgoing, [...servers].reverse(), agent));
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      agent.destroy();
      await once(proxy, "close");
    },
  };
}

function hand(incoming: IncomingMessage, outgoing: ServerResponse, servers: RunningServer[], agent: Agent): void {
  // Every other request begins with the server that is about to end.
  const [server, ...others] = Math.random() < 0.5 ? servers : [...servers].reverse();
  if (!server) return void outgoing.writeHead(502).end();
  const target = new URL(incoming.url ?? "/", server.url);
  const passed = request(target, { method: incoming.method, headers: incoming.headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once("error", () => outgoing.destroy());
  });
  passed.once("error", (error: NodeJS.ErrnoException) => {
    // Nothing of the request was taken: the door was closed, or a connection that stood idle.
    const wasNotTaken = error.code === "ECONNREFUSED" || (passed.reusedSocket && !outgoing.headersSent);
    if (wasNotTaken && others.length > 0) hand(incoming, outgoing, others, agent);
    else outgoing.destroy();
  });
  passed.end();
}
