import { beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient, isLetterTo, lettersIn } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, signUp, signUpWithChild } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/auth/login_cred";

let server: RunningServer;
let client: Client;
let guarded: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  client = createClient(server);
  guarded = await signUp(server);
});

const loginOf = ({ email, password }: SignedUp) => ({ type: "parent", username: email, password });
const lettersTo = (email: string) => lettersIn(server.dataDir).filter((letter) => isLetterTo(email, letter)).length;

describeMethods(PATH, ["POST"], () => client);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => client,
  body: () => loginOf(guarded),
  isPublic: true,
});

describe("POST /auth/login_cred", () => {
  it("says success and mails a code, when the password is right", async () => {
    const parent = await signUp(server);
    const before = lettersTo(parent.email);
    const answer = await client.post(PATH, loginOf(parent));
    expect([answer.status, answer.json(), lettersTo(parent.email)]).toEqual([200, { success: true }, before + 1]);
  });

  it("opens no session yet", async () => {
    const visitor = createClient(server);
    await visitor.post(PATH, loginOf(await signUp(server)));
    expectRefusal(await visitor.get("/user/profile"), 401, "not_signed_in");
  });

  it("takes the e-mail address in capitals and with blanks around it", async () => {
    const parent = await signUp(server);
    const username = ` ${parent.email.toUpperCase()} `;
    expect((await client.post(PATH, { ...loginOf(parent), username })).status).toBe(200);
  });

  it("sends no second code within 30 seconds, since the first still works", async () => {
    const parent = await signUp(server);
    await client.post(PATH, loginOf(parent));
    const before = lettersTo(parent.email);
    await client.post(PATH, loginOf(parent));
    expect(lettersTo(parent.email)).toBe(before);
  });

  it("refuses a wrong password with 401, and mails nothing", async () => {
    const parent = await signUp(server);
    const before = lettersTo(parent.email);
    const answer = await client.post(PATH, { ...loginOf(parent), password: "a shoal of big fish" });
    expectRefusal(answer, 401, "invalid_credential");
    expect(lettersTo(parent.email)).toBe(before);
  });

  it("says in the refusal that it was no success, and why, in the product's words", async () => {
    const answer = await client.post(PATH, { ...loginOf(guarded), password: "a shoal of big fish" });
    expect(answer.json()).toEqual({
      errors: ["invalid_credential"],
      success: false,
      fields: { password: ["Invalid credential, please try again."] },
    });
  });

  it.each(["nobody@example.org", "ada_reads", "no address at all"])(
    "refuses %s, who is no parent, as it refuses a wrong password",
    async (username) => {
      const known = await signUpWithChild(server, `ada_reads_${username.length}`);
      const wrong = await client.post(PATH, { ...loginOf(known), password: "a shoal of big fish" });
      const unknown = await client.post(PATH, { type: "parent", username, password: "ada and the fox" });
      expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    },
  );

  it("refuses a child's username with the child's password as it refuses a wrong password", async () => {
    await signUpWithChild(server, "ben_counts");
    const answer = await client.post(PATH, { type: "parent", username: "ben_counts", password: "ada and the fox" });
    expectRefusal(answer, 401, "invalid_credential");
  });

  it("names every field that is missing", async () => {
    expectUnfit(await client.post(PATH, {}), "password", "type", "username");
  });

  it("refuses a type that is not parent", async () => {
    expectUnfit(await client.post(PATH, { ...loginOf(guarded), type: "child" }), "type");
  });

  it("refuses a password that is no text", async () => {
    expectUnfit(await client.post(PATH, { ...loginOf(guarded), password: 12345678 }), "password");
  });
});
