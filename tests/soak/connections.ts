import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { paths } from "~/domain/paths";
import { endServers, startServerProcess } from "#tests/support/server-process";
import { type Checked, checkNone } from "./table";

const CONNECTIONS = 500;
/** Requests that each connection makes, one after the other. */
const REQUESTS_EACH = 6;
const TIMEOUT_MS = 20_000;
const PATHS = [paths.signup(), "/", paths.terms(), "/auth/user"];

/** Many visitors connect at once, each on a connection of its own, and ask for pages without a pause. */
export async function soakConnections(connections = CONNECTIONS): Promise<Checked[]> {
  try {
    const { url } = await startServerProcess({ env: { LOG_LEVEL: "silent" } });
    const visitors = Array.from({ length: connections }, (_, number) => visit(url, number));
    const answers = (await Promise.all(visitors)).flat();
    const unanswered = answers.filter((answer) => typeof answer === "string");
    const wrong = answers.filter((answer) => typeof answer === "number" && answer >= 500 && answer !== 503);
    const among = `${answers.length} requests on ${connections} connections at once`;
    const refused = answers.filter((answer) => answer === 503).length;
    return [
      checkNone("requests without an answer in 20 s", unanswered, among),
      checkNone(`answers of 500 and above, other than 503 (of which there were ${refused})`, wrong.length, among),
    ];
  } finally {
    await endServers();
  }
}

/** Gives for each request its status, or in words why it has none. */
async function visit(url: string, number: number): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  for (let count = 0; count < REQUESTS_EACH; count += 1) {
    const path = PATHS[(number + count) % PATHS.length] ?? "/";
    answers.push(await ask(url + path).catch((error: unknown) => String(error)));
  }
  return answers;
}

async function ask(url: string): Promise<number> {
  const asked = request(url, { agent: false, timeout: TIMEOUT_MS });
  asked.once("timeout", () => asked.destroy(new Error("No answer in time.")));
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return answer.statusCode ?? 0;
}
