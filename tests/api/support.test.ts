import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { newEmail, newVisitor, queryDatabase } from "./family";

const PATH = paths.support();

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

/** Sends the support form as a visitor at an address of their own. */
async function write(fields: Record<string, string>) {
  const visitor = newVisitor(server);
  return visitor.postForm(PATH, { csrf: await visitor.formToken(PATH), message: "Hello?", ...fields });
}
const keptOf = (email: string) =>
  queryDatabase(server.dataDir, `select message from support_messages where email = '${email}'`);

describe("the support form", () => {
  it("leads to a page that says the message has arrived", async () => {
    const email = newEmail();
    const { status, headers } = await write({ email });
    expect([status, headers.get("location")]).toEqual([303, paths.support({ notice: "sent" })]);
    expect(await keptOf(email)).toEqual([{ message: "Hello?" }]);
  });

  it("answers a program that fills in everything as it answers people, and keeps nothing", async () => {
    const email = newEmail();
    const { status, headers } = await write({ email, website: "https://spam.example" });
    expect([status, headers.get("location")]).toEqual([303, paths.support({ notice: "sent" })]);
    expect(await keptOf(email)).toEqual([]);
  });

  it("sent twice is one message", async () => {
    const email = newEmail();
    for (let press = 1; press <= 2; press += 1) await write({ email, form_id: `form_of_${email}` });
    expect(await keptOf(email)).toHaveLength(1);
  });

  it("says when a next message is welcome after too many", async () => {
    const email = newEmail();
    for (let sent = 0; sent < 5; sent += 1) await write({ email });
    const { status, headers, text } = await write({ email, message: "What I typed stays." });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(text).toContain("What I typed stays.");
  });

  it.each(["pat@example.org\r\nBcc: other@example.org", "Pat <pat@example.org>", "pat@example.org,other@example.org"])(
    "refuses the address %j",
    async (email) => {
      expect((await write({ email })).status).toBe(400);
    },
  );
});
