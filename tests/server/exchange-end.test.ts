import { once } from "node:events";
import { type Server, createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { whenOver } from "~/server/exchange-end";

const arrived: string[] = [];
const over: string[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? "";
    arrived.push(path);
    whenOver(request, response, () => over.push(path));
    if (path === "/answered") response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const open = () => connect((server.address() as AddressInfo).port, "127.0.0.1");

it("an answer that is sent is over, once, though its connection stays and ends later", async () => {
  const socket = open();
  socket.write(request("/answered"));
  await once(socket, "data");
  await expect.poll(() => over).toEqual(["/answered"]);
  socket.destroy();
  await expect.poll(() => server.closeIdleConnections() ?? over).toEqual(["/answered"]);
});

it("answers that wait, and those that stand in line behind them, are over when their connection is gone", async () => {
  const socket = open();
  socket.write(request("/waits") + request("/in_line"));
  await expect.poll(() => arrived.slice(-2)).toEqual(["/waits", "/in_line"]);
  socket.destroy();
  await expect.poll(() => over.slice(-2).sort()).toEqual(["/in_line", "/waits"]);
});
