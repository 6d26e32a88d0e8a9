import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Response } from "express";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CHANGES_AT_ONCE, HASHES_AT_ONCE, HASHES_WAITING } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { boundChanges } from "~/server/changes-in-progress";

const LOGINS_AT_ONCE = HASHES_AT_ONCE + HASHES_WAITING;

/** Answers of requests that have a place. */
let working: Response[] = [];
let server: Server;

beforeEach(async () => {
  working = [];
  const changes = boundChanges();
  const application = express();
  application.use(changes.refuseWhenFull, changes.takePlace, (_request, response) => void working.push(response));
  server = createServer(application).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function send(path: string, method = "POST"): Promise<globalThis.Response | null> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method }).catch(() => null);
}

async function keepBusy(path: string, count: number): Promise<void> {
  const before = working.length;
  for (let sent = 0; sent < count; sent += 1) void send(path);
  await expect.poll(() => working.length).toBe(before + count);
}

it("one login more than can be hashed or wait for it is told at once when to come again", async () => {
  await keepBusy(paths.calls.loginCred(), LOGINS_AT_ONCE);
  const refused = await send(paths.signup());
  expect(refused?.status).toBe(503);
  expect(refused?.headers.get("Retry-After")).toMatch(/^\d+$/);
});

it("logins take no place from other changes, nor from reading", async () => {
  await keepBusy(paths.calls.loginCred(), LOGINS_AT_ONCE);
  await keepBusy(paths.support(), CHANGES_AT_ONCE - LOGINS_AT_ONCE);
  expect((await send(paths.support()))?.status).toBe(503);
  void send(paths.signup(), "GET");
  await expect.poll(() => working.length).toBe(CHANGES_AT_ONCE + 1);
});

it("the place of one that is answered is free again", async () => {
  await keepBusy(paths.calls.loginCred(), LOGINS_AT_ONCE);
  working[0]?.end();
  const isTaken = async () => (await send(paths.signup(), "PUT"))?.status !== 503;
  const next = isTaken();
  await expect.poll(() => working.length).toBe(LOGINS_AT_ONCE + 1);
  working.at(-1)?.end();
  expect(await next).toBe(true);
});
