import { beforeAll, describe, expect, it, vi } from "vitest";
import { paths } from "~/domain/paths";
import { createClient, isLetterTo, lettersIn } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, logInElsewhere, queryDatabase, signUp, signUpWithChild } from "../../family";

const PATH = paths.settings.deleteAccount();

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const askToDelete = async (parent: SignedUp, csrf: string, password = parent.password) =>
  parent.postForm(PATH, { csrf, password });
const rowsWith = (email: string) => queryDatabase(server.dataDir, `select id from parents where email = '${email}'`);

describe("the form that deletes an account", () => {
  it("leads to the login, takes the session from the browser, and mails that it is done", async () => {
    const parent = await signUpWithChild(server, "soon_gone");
    const { status, headers } = await askToDelete(parent, await parent.formToken(PATH));
    expect([status, headers.get("location")]).toEqual([303, "/"]);
    expect(parent.cookies.has("minnow_session")).toBe(false);
    expect(await rowsWith(parent.email)).toEqual([]);
    const subjects = () => lettersIn(server.dataDir).filter((letter) => isLetterTo(parent.email, letter));
    await vi.waitFor(() => expect(subjects()[0]).toContain("Subject: Your Minnow account is deleted"));
  });

  it("sent once more by the same browser shows the login, and breaks nothing", async () => {
    const parent = await signUp(server);
    const csrf = await parent.formToken(PATH);
    const again = createClient(server, { cookies: new Map(parent.cookies) });
    await askToDelete(parent, csrf);
    const { status, text } = await again.postForm(PATH, { csrf, password: parent.password });
    expect(status).toBe(401);
    expect(text).toContain("Log in");
  });

  it("signs out every other device", async () => {
    const parent = await signUp(server);
    const elsewhere = await logInElsewhere(server, parent);
    await askToDelete(parent, await parent.formToken(PATH));
    expect((await elsewhere.get("/user/profile")).status).toBe(401);
  });

  it("with a wrong password answers 400 and deletes nothing", async () => {
    const parent = await signUp(server);
    const { status } = await askToDelete(parent, await parent.formToken(PATH), "something else");
    expect(status).toBe(400);
    expect(await rowsWith(parent.email)).toHaveLength(1);
  });

  it("that another site made the browser send deletes nothing", async () => {
    const parent = await signUp(server);
    const { status } = await askToDelete(parent, "made up");
    expect(status).toBe(403);
    expect(await rowsWith(parent.email)).toHaveLength(1);
  });
});
