import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { expect } from "vitest";
import type { Client } from "#tests/support/client";

/** A call that the server is at work on, because its body has not come to its end. */
export interface SlowPost {
  /** Sends the rest of the body and gives the status of the answer. Rejects when there is no answer. */
  finish(): Promise<number>;
}

/** Begins a call: its head and half of its body. Resolves once the server has said that it goes on with it. */
export async function beginSlowPost(url: string, client: Client, path: string, body: unknown): Promise<SlowPost> {
  const text = Buffer.from(JSON.stringify(body));
  const half = Math.floor(text.length / 2);
  const sending = request(url + path, {
    method: "POST",
    agent: false,
    headers: {
      "Content-Type": "application/json",
      "Content-Length": text.length,
      Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      // The server answers 100 to this as soon as it has the head, so there is no need to guess when it has.
      Expect: "100-continue",
    },
  });
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  // Told by `finish`, and no fault before.
  answered.catch(() => undefined);
  sending.flushHeaders();
  await once(sending, "continue");
  sending.write(text.subarray(0, half));
  return {
    async finish() {
      sending.end(text.subarray(half));
      const [answer] = await answered;
      answer.resume();
      return answer.statusCode ?? 0;
    },
  };
}

/** Waits until a server takes no connection any more, which is the first thing that it does when told to end. */
export async function untilClosed(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  await expect.poll(() => isListening(hostname, Number(port)), { timeout: 5000, interval: 20 }).toBe(false);
}

/** Whether somebody listens there. */
export async function isListening(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
