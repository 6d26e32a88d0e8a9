import { readFileSync, readdirSync } from "node:fs";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, get } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";

const BUILT = fileURLToPath(new URL("../../../build/client", import.meta.url));
const reorder = readdirSync(path.join(BUILT, "assets")).find((name) => /^reorder-[\w-]{8}\.js$/.test(name));
const KEPT_AN_HOUR = "public,max-age=3600";
const KEPT_FOR_GOOD = "public,max-age=31536000,immutable";

let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
});

interface Sent {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An answer as it travels: nothing of it is unpacked. */
function fetchRaw(address: string, headers: OutgoingHttpHeaders): Promise<Sent> {
  return new Promise((resolve, reject) => {
    get(server.url + address, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on("error", reject);
  });
}

describe.each([
  { script: "/enhance.js", kept: KEPT_AN_HOUR, mostBytes: 4000 },
  { script: `/assets/${reorder}`, kept: KEPT_FOR_GOOD, mostBytes: 12_000 },
])("$script", ({ script, kept, mostBytes }) => {
  const original = () => readFileSync(path.join(BUILT, script));

  it("comes as small as the build made it, to a browser that takes brotli", async () => {
    const { headers, body } = await fetchRaw(script, { "Accept-Encoding": "gzip, deflate, br" });
    expect([headers["content-encoding"], headers["content-length"]]).toEqual(["br", String(body.length)]);
    expect(brotliDecompressSync(body)).toEqual(original());
    expect(body.length).toBeLessThanOrEqual(mostBytes);
  });

  it("comes compressed to a browser that takes gzip alone, and as it is to one that takes neither", async () => {
    const packed = await fetchRaw(script, { "Accept-Encoding": "gzip" });
    const plain = await fetchRaw(script, {});
    expect([packed.headers["content-encoding"], plain.headers["content-encoding"]]).toEqual(["gzip", undefined]);
    expect([gunzipSync(packed.body), plain.body]).toEqual([original(), original()]);
  });

  it("says what it is, for how long it may be kept, and that it differs by encoding", async () => {
    const { headers } = await fetchRaw(script, { "Accept-Encoding": "br" });
    expect(headers).toMatchObject({
      "content-type": "text/javascript",
      "cache-control": kept,
      vary: "Accept-Encoding",
    });
  });

  it("is not sent again to a browser that has it", async () => {
    const { headers } = await fetchRaw(script, { "Accept-Encoding": "br" });
    const again = await fetchRaw(script, { "Accept-Encoding": "br", "If-None-Match": headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each(["bytes=0-9", "bytes=9999999-", "bytes=9-2", "nonsense"])(
    "comes whole, whatever part is asked for: %s",
    async (Range) => {
      const { status, body } = await fetchRaw(script, { Range });
      expect([status, body]).toEqual([200, original()]);
    },
  );

  it.each([
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", undefined],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
    ["*", "br"],
    ["identity", undefined],
    ["", undefined],
  ])("heeds the weights and refusals of Accept-Encoding: %s", async (accepted, encoding) => {
    const { headers } = await fetchRaw(script, { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
  });
});
