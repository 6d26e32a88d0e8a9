import { beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, newVisitor, signUp, visitorsHaveAddresses } from "../family";

const KEPT = "minnow_kept_form";

let server: RunningServer;
let parent: SignedUp;
beforeAll(async () => {
  server = await startServer({ env: visitorsHaveAddresses });
  parent = await signUp(server);
});

/** A browser whose session has ended, with the token of a form that it had open. */
async function signedOut(): Promise<{ browser: Client; csrf: string }> {
  const elsewhere = await signUp(server);
  const csrf = await elsewhere.formToken("/setting/profile");
  const browser = createClient(server, { cookies: new Map(elsewhere.cookies) });
  await elsewhere.post("/auth/logout", { redirect: false });
  return { browser, csrf };
}

/** What the page shows to a parent who is logged in, with the cookie that another browser was given. */
async function shownWith(kept: string | undefined) {
  const browser = createClient(server, { cookies: new Map(parent.cookies) });
  if (kept !== undefined) browser.cookies.set(KEPT, kept);
  return browser.get("/kept_form");
}

describe("a form that is sent after its session ended", () => {
  it("is answered with the login, and what was typed is there after it", async () => {
    const { browser, csrf } = await signedOut();
    const answer = await browser.postForm("/setting/profile", { csrf, display_name: "Pat of the river" });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain("You were signed out. What you had typed is kept.");
    const shown = await shownWith(browser.cookies.get(KEPT));
    expect(shown.text).toContain("Pat of the river");
    expect(shown.text).toContain('action="/setting/profile"');
  });

  it("keeps no password, and tells nobody on the way what it keeps", async () => {
    const { browser, csrf } = await signedOut();
    await browser.postForm("/add_profile", { csrf, first_name: "Zephyrine", password: "zephyr and the fox" });
    const kept = browser.cookies.get(KEPT) ?? "";
    expect(Buffer.from(decodeURIComponent(kept), "base64").toString()).not.toContain("Zephyrine");
    const { text } = await shownWith(kept);
    expect(text).toContain("Zephyrine");
    expect(text).not.toContain("zephyr and the fox");
  });

  it("is not kept when another site made the browser send it", async () => {
    const { browser, csrf } = await signedOut();
    const body = new URLSearchParams({ csrf, display_name: "Somebody else" });
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const { status } = await browser.request("/setting/profile", { method: "POST", body, headers });
    expect([status, browser.cookies.has(KEPT)]).toEqual([401, false]);
  });

  it("is not kept without the token of a form that this browser had", async () => {
    const { browser } = await signedOut();
    await browser.postForm("/setting/profile", { csrf: "made up", display_name: "Somebody else" });
    expect(browser.cookies.has(KEPT)).toBe(false);
  });

  it("is not kept when nothing was typed", async () => {
    const { browser, csrf } = await signedOut();
    const { status } = await browser.postForm("/setting?index", { csrf, intent: "logout" });
    expect([status, browser.cookies.has(KEPT)]).toEqual([401, false]);
  });

  it("is not kept when it is more than a cookie holds, and the login is shown all the same", async () => {
    const { browser, csrf } = await signedOut();
    const { status } = await browser.postForm("/setting/profile", { csrf, display_name: "x".repeat(4000) });
    expect([status, browser.cookies.has(KEPT)]).toEqual([401, false]);
  });
});

describe("the page of what was typed", () => {
  it("shows the login to a visitor", async () => {
    expect((await newVisitor(server).get("/kept_form")).status).toBe(401);
  });

  it.each([undefined, "", "made-up", Buffer.from('"made up"').toString("base64")])(
    "with the cookie %j leads to the start",
    async (kept) => {
      const { status, headers } = await shownWith(kept);
      expect([status, headers.get("location")]).toEqual([303, "/"]);
    },
  );
});
