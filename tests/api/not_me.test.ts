import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { createClient, isLetterTo, lettersIn } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, newVisitor, signUp, visitorsHaveAddresses } from "./family";

const NEW_PASSWORD = "six otters under a bridge";
const SUBJECT = "Subject: Your Minnow password was changed";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env: visitorsHaveAddresses });
});

/** The path of the link in the mail about the changed password; nobody waits for that to be sent. */
async function linkFor(email: string): Promise<string> {
  const find = () => {
    const letter = lettersIn(server.dataDir).find((one) => isLetterTo(email, one) && one.includes(SUBJECT));
    return /\/not_me\/[\w-]{43}/.exec(letter?.replace(/=\r?\n/g, "") ?? "")?.[0] ?? "";
  };
  await expect.poll(find).not.toBe("");
  return find();
}

async function changed(): Promise<{ parent: SignedUp; link: string }> {
  const parent = await signUp(server);
  const change = { old_password: parent.password, new_password: NEW_PASSWORD };
  expect((await parent.put("/user/password", change)).status).toBe(200);
  return { parent, link: await linkFor(parent.email) };
}

const isSignedIn = async (parent: SignedUp) => (await parent.get("/user/profile")).status === 200;
const logIn = async ({ email }: SignedUp) =>
  (await newVisitor(server).post("/auth/login_cred", { type: "parent", username: email, password: NEW_PASSWORD }))
    .status;

describe("a changed password", () => {
  it("is mailed when it was changed by a call", async () => {
    expect((await changed()).link).not.toBe("");
  });

  it("is mailed when it was changed on the page", async () => {
    const parent = await signUp(server);
    const csrf = await parent.formToken(paths.settings.password());
    const fields = { old_password: parent.password, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    expect((await parent.postForm(paths.settings.password(), { csrf, ...fields })).status).toBe(303);
    expect(await linkFor(parent.email)).not.toBe("");
  });
});

describe("the link 'that was not me'", () => {
  it("changes nothing when it is only looked at", async () => {
    const { parent, link } = await changed();
    for (const method of ["GET", "HEAD"]) {
      expect((await createClient(server).request(link, { method })).status).toBe(200);
    }
    expect([await isSignedIn(parent), await logIn(parent)]).toEqual([true, 200]);
  });

  it("pressed, without session, cookie or script, logs out every device and leads to a new password", async () => {
    const { parent, link } = await changed();
    const answer = await createClient(server).postForm(link, { intent: "not_me" });
    expect([answer.status, answer.text.includes('href="/reset_password"')]).toEqual([200, true]);
    expect([await isSignedIn(parent), await logIn(parent)]).toEqual([false, 401]);
  });

  it("pressed again says the same, and so does its page", async () => {
    const { link } = await changed();
    const press = () => createClient(server).postForm(link, { intent: "not_me" });
    await press();
    for (const { status, text } of [await press(), await createClient(server).get(link)]) {
      expect([status, text.includes("Thanks for telling us")]).toEqual([200, true]);
    }
  });

  it("answers 404 for a token that is none", async () => {
    expect((await createClient(server).get(paths.notMe("none"))).status).toBe(404);
    expect((await createClient(server).postForm(paths.notMe("a".repeat(43)), {})).status).toBe(404);
  });

  it("stands in no line of the log", async () => {
    const { link } = await changed();
    await createClient(server).get(link);
    await expect.poll(() => server.logs()).toContain(paths.notMe.pattern);
    expect(server.logs()).not.toContain(link);
  });
});
