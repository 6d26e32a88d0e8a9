import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";

const MOST = 10;
/** Node's own checks come on top of the 10 seconds that the head of a request may take. */
const CLOSED_WITHIN_MS = 20_000;

const open: Socket[] = [];

async function openConnection(server: RunningServer): Promise<{ socket: Socket; said: () => string }> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let said = "";
  socket.setEncoding("utf8").on("data", (part: string) => (said += part));
  socket.on("error", () => undefined);
  open.push(socket);
  await once(socket, "connect");
  return { socket, said: () => said };
}

afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));

describe("a server with as many open connections as it takes", () => {
  it("tells the next one 503 at once, and answers again when one is closed", async () => {
    const server = await startServer({ env: { MAX_CONNECTIONS: String(MOST) } });
    // The connections that asked whether it was up are kept for a while.
    const opened = await Promise.all(Array.from({ length: MOST }, () => openConnection(server)));
    const { socket, said } = await openConnection(server);
    await once(socket, "close");
    expect(said()).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: \d+\r\n/);
    opened.forEach((each) => each.socket.destroy());
    await expect
      .poll(() =>
        createClient(server)
          .get("/healthz")
          .then(
            ({ status }) => status,
            () => 0,
          ),
      )
      .toBe(200);
  });
});

describe("a connection whose request never comes to an end", () => {
  it("is closed, so that it takes nobody's place for long", { timeout: CLOSED_WITHIN_MS * 2 }, async () => {
    const server = await startServer();
    const [head, body] = [await openConnection(server), await openConnection(server)];
    head.socket.write("GET /signup HTTP/1.1\r\nHost:");
    body.socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    await once(body.socket, "close");
    await expect
      .poll(() => head.socket.destroyed || head.socket.readableEnded, { timeout: CLOSED_WITHIN_MS })
      .toBe(true);
    expect(head.said()).toMatch(/^HTTP\/1\.1 408/);
  });
});
