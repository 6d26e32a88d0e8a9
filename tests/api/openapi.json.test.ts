import { once } from "node:events";
import { type IncomingMessage, get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { apiDescription } from "~/http/description/document.server";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { describeMethods } from "./refusals";

const PATH = paths.machine.openapi();

let server: RunningServer;
let client: Client;

beforeAll(async () => {
  server = await sharedServer();
  client = createClient(server);
});

/** The body as it travels, which fetch does not show. */
async function fetchRaw(path: string, encoding: string) {
  const [answer] = (await once(get(server.url + path, { headers: { "Accept-Encoding": encoding } }), "response")) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { encoding: answer.headers["content-encoding"], body: Buffer.concat(chunks) };
}

describeMethods(PATH, ["GET"], () => client);

describe("GET /openapi.json", () => {
  it("answers the description of the calls, to anyone", async () => {
    const answer = await client.get(PATH);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    expect(answer.json()).toEqual(JSON.parse(apiDescription().text));
  });

  it("is OpenAPI 3.1", async () => {
    expect((await client.get(PATH)).json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) as string });
  });

  it("may be kept, and answers 304 when it is asked for again", async () => {
    const first = await client.get(PATH);
    const again = await client.request(PATH, { headers: { "If-None-Match": first.headers.get("etag") ?? "" } });
    expect([first.headers.get("cache-control"), again.status, again.text]).toEqual(["public, max-age=300", 304, ""]);
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("travels as %s where that is understood", async (encoding, decompress) => {
    const sent = await fetchRaw(PATH, encoding);
    expect(sent.encoding).toBe(encoding);
    expect(decompress(sent.body).toString()).toBe(apiDescription().text);
  });
});
