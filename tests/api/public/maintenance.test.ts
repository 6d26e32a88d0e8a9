import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";

let server: RunningServer;
let client: Client;
let csrf: string;
let file: string;

beforeAll(async () => {
  server = await startServer();
  client = createClient(server);
  csrf = await client.formToken(paths.signup());
  file = path.join(server.dataDir, "maintenance");
  writeFileSync(file, "");
});

describe("while the file maintenance is in DATA_DIR", () => {
  it.each(["/", paths.marketing(), paths.trial(), paths.signup(), paths.terms()])(
    "%s says so, with 503 and when to come back",
    async (page) => {
      const { status, headers, text } = await client.get(page);
      expect([status, headers.get("retry-after")]).toEqual([503, "300"]);
      expect(text).toContain("We are working on Minnow. Everything of yours is kept.");
    },
  );

  it("a form is not taken", async () => {
    const fields = { csrf, email: "pat@example.org", password: "a shoal of small fish" };
    expect((await client.postForm(paths.signup(), fields)).status).toBe(503);
  });

  it("a call is not taken", async () => {
    const { status, headers, text } = await client.get("/auth/user");
    expect([status, headers.get("retry-after"), text]).toEqual([503, "300", '{"errors":["under_maintenance"]}']);
  });

  it("the server is healthy all the same", async () => {
    expect((await client.get("/healthz")).status).toBe(200);
  });

  it("without it Minnow is open again at once", async () => {
    rmSync(file);
    expect((await client.get(paths.marketing())).status).toBe(200);
    writeFileSync(file, "");
  });
});
