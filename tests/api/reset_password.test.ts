import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import type { Answer } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, newEmail, newVisitor, signUp } from "./family";

const PATH = paths.resetPassword();

let server: RunningServer;
let parent: SignedUp;
beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
});

/** What a visitor sees who asks for a new password for an address, gives a wrong code and asks for another. */
async function whatIsSeen(email: string): Promise<unknown[]> {
  const visitor = newVisitor(server);
  const csrf = await visitor.formToken(PATH);
  const asked = await visitor.postForm(PATH, { csrf, intent: "reset_email", email });
  const shown = await visitor.get(PATH);
  const refused = await visitor.postForm(PATH, { csrf, intent: "reset_code", token: "12345x" });
  const again = await visitor.postForm(PATH, { csrf, intent: "resend_code" });
  return [asked, shown, refused, again].map((answer) => told(answer, email));
}

/** An answer without what differs for every visitor. */
function told({ status, headers, text }: Answer, email: string): unknown[] {
  const words = text
    .replaceAll(email, "the address")
    .replace(/nonce="[^"]*"|name="csrf" value="[^"]*"/g, "")
    .replace(/<style>[\s\S]*?<\/style>/g, "");
  return [status, headers.get("location"), words];
}

describe("a new password", () => {
  it("tells nobody whether an address has an account", async () => {
    expect(await whatIsSeen(parent.email)).toEqual(await whatIsSeen(newEmail()));
  });

  it("is not chosen by a browser that gave no code", async () => {
    const visitor = newVisitor(server);
    const csrf = await visitor.formToken(PATH);
    const chosen = { new_password: "six otters under a bridge", confirm_password: "six otters under a bridge" };
    const answer = await visitor.postForm(PATH, { csrf, intent: "reset_password", ...chosen });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, PATH]);
    const login = await newVisitor(server).post("/auth/login_cred", {
      type: "parent",
      username: parent.email,
      password: parent.password,
    });
    expect(login.status).toBe(200);
  });

  it("takes no step that a browser made up in its cookie", async () => {
    const state = { step: "password", email: parent.email, grant: "x" };
    const madeUp = Buffer.from(JSON.stringify(state)).toString("base64");
    const visitor = newVisitor(server);
    visitor.cookies.set("minnow_reset", `${madeUp}.${"A".repeat(43)}`);
    expect((await visitor.get(PATH)).text).not.toContain(parent.email);
  });

  it("stops a guesser of codes with 429", async () => {
    const { email } = await signUp(server);
    const visitor = newVisitor(server);
    const csrf = await visitor.formToken(PATH);
    await visitor.postForm(PATH, { csrf, intent: "reset_email", email });
    const guess = () => visitor.postForm(PATH, { csrf, intent: "reset_code", token: "000000" });
    for (let tries = 0; tries < 10; tries += 1) await guess();
    expect((await guess()).status).toBe(429);
  });
});
