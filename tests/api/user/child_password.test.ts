import { verify } from "@node-rs/argon2";
import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, queryDatabase, signUpWithChild } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/user/child/password";

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUpWithChild(server, "ada_reads");
  await signUpWithChild(server, "somebody_elses");
});

/** Children log in on another site, which reads what is kept here. */
async function isPasswordOf(username: string, password: string): Promise<boolean> {
  const statement = `select password_hash from children where username = '${username}'`;
  const [row] = await queryDatabase<{ password_hash: string }>(server.dataDir, statement);
  return verify(row?.password_hash ?? "", password);
}

describeMethods(PATH, ["POST"], () => parent);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => parent,
  body: () => ({ username: "ada_reads", password: "ada and the wolf" }),
});

describe("POST /user/child/password", () => {
  it("says success", async () => {
    const answer = await parent.post(PATH, { username: "ada_reads", password: "p" });
    expect([answer.status, answer.json()]).toEqual([200, { success: true }]);
  });

  it("keeps the new password, exactly as it was typed", async () => {
    await parent.post(PATH, { username: "ada_reads", password: "  Ada & 🐟 " });
    expect(await isPasswordOf("ada_reads", "  Ada & 🐟 ")).toBe(true);
  });

  it("takes the username in capitals", async () => {
    expect((await parent.post(PATH, { username: "ADA_READS", password: "p" })).status).toBe(200);
  });

  it("refuses another family's child with 403, and changes nothing", async () => {
    expectRefusal(await parent.post(PATH, { username: "somebody_elses", password: "p" }), 403, "not_authorized");
    expect(await isPasswordOf("somebody_elses", "ada and the fox")).toBe(true);
  });

  it("refuses a child that does not exist as it refuses another family's", async () => {
    expectRefusal(await parent.post(PATH, { username: "nobody", password: "p" }), 403, "not_authorized");
  });

  it.each(["", "x".repeat(129), 7])("refuses the password %o", async (password) => {
    expectUnfit(await parent.post(PATH, { username: "ada_reads", password }), "password");
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "password", "username");
  });
});
