import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { ModelAnswer, type ModelRequest, readModelRequest } from "./model/answer";
import type { Behavior } from "./model/behaviors";
import { properly } from "./model/properly";

/** A stand-in for a language model: a server on a loopback port that speaks OpenAI's protocol of chat completions. */
export interface ModelServer {
  /** How it is reached. */
  address: { baseUrl: string; apiKey: string | null; model: string };
  /** What is done with the next requests, one each; the last of these with all that follow. */
  behave(first: Behavior, ...then: Behavior[]): void;
  /** Every request that kept to the protocol, the oldest first. */
  requests: ModelRequest[];
  /** Resolves once the client has gone away from an answer before its end; at once if it did so before. */
  closedByClient(): Promise<void>;
  /** How many answers are being given. */
  openAnswers(): number;
  /** Stops listening: every connection is refused from then on. */
  close(): Promise<void>;
}

interface ModelServerOptions {
  /** The key that it asks for; null for one that asks for none. */
  apiKey?: string | null;
  /**
   * Whether what lessons have beside their topics is written as it should be, whatever the model is told to do: it is
   * asked for beside what a test looks at, sooner or later.
   */
  hasDetailsApart?: boolean;
}

/** Starts a model that answers properly. What does not keep to the protocol is refused, as a real one refuses it. */
export async function startModelServer({
  apiKey = "sk-of-the-tests",
  hasDetailsApart = false,
}: ModelServerOptions = {}): Promise<ModelServer> {
  let script: { first: Behavior; then: Behavior[] } = { first: properly, then: [] };
  const requests: ModelRequest[] = [];
  const openAnswers = new Set<ModelAnswer>();
  let onLeft: () => void;
  const left = new Promise<void>((resolve) => (onLeft = resolve));
  const server = createServer((incoming, response) => void serve(incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const problem = problemWith(incoming, apiKey);
    if (problem) return void response.writeHead(problem).end();
    try {
      const request = readModelRequest(await text(incoming));
      requests.push(request);
      const answer = new ModelAnswer(request, response);
      openAnswers.add(answer);
      response.once("close", () => {
        openAnswers.delete(answer);
        if (!answer.isOver) onLeft();
      });
      if (hasDetailsApart && /^Task: details$/m.test(request.system)) return await properly(answer);
      const { first, then } = script;
      const [next = first, ...later] = then;
      script = { first: next, then: later };
      await first(answer);
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  }

  return {
    address: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey, model: "goldfish-2" },
    behave(first, ...then) {
      script = { first, then };
    },
    requests,
    closedByClient: () => left,
    openAnswers: () => openAnswers.size,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The status that refuses a request, or null. */
function problemWith({ method, url, headers }: IncomingMessage, apiKey: string | null): number | null {
  if (url !== "/v1/chat/completions") return 404;
  if (method !== "POST") return 405;
  if (headers["content-type"] !== "application/json") return 415;
  return headers.authorization === (apiKey === null ? undefined : `Bearer ${apiKey}`) ? null : 401;
}
