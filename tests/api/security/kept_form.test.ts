import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, newVisitor, signUp } from "../family";

const KEPT = "minnow_kept_form";

let server: RunningServer;
let parent: SignedUp;
beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
});

/** A browser whose session was ended elsewhere, with the token of a form that it had open, and its parent. */
async function signedOut(): Promise<{ browser: Client; csrf: string; owner: SignedUp }> {
  const owner = await signUp(server);
  const csrf = await owner.formToken(paths.settings.profile());
  const browser = newVisitor(server);
  for (const [name, value] of owner.cookies) browser.cookies.set(name, value);
  await owner.post("/auth/logout", { redirect: false });
  return { browser, csrf, owner };
}

/** What the page shows to a parent who is logged in, with the cookie that another browser was given. */
async function shownWith(kept: string | undefined) {
  const browser = createClient(server, { cookies: new Map(parent.cookies) });
  if (kept !== undefined) browser.cookies.set(KEPT, kept);
  return { ...(await browser.get(paths.keptForm())), isKept: browser.cookies.has(KEPT) };
}

/** Logs a parent in, in a browser that has been used before. */
async function logIn(browser: Client, { email, password }: SignedUp) {
  await browser.post("/auth/login_cred", { type: "parent", username: email, password });
  return browser.post("/auth/login_token", { type: "parent", username: email, token: browser.codeFor(email) });
}

/** A browser in which a parent's session ended, who then sent a form. */
async function withKeptForm() {
  const { browser, csrf, owner } = await signedOut();
  await browser.postForm(paths.addProfile(), { csrf, first_name: "Zephyrine" });
  return { browser, owner };
}

describe("a form that is sent after its session ended", () => {
  it("is answered with the login, and what was typed is there after it", async () => {
    const { browser, csrf, owner } = await signedOut();
    const answer = await browser.postForm(paths.settings.profile(), { csrf, display_name: "Pat of the river" });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain("You were signed out. What you had typed is kept.");
    await logIn(browser, owner);
    const shown = await browser.get(paths.keptForm());
    expect(shown.text).toContain("Pat of the river");
    expect(shown.text).toContain('action="/setting/profile"');
  });

  it("keeps no password, and tells nobody on the way what it keeps", async () => {
    const { browser, csrf, owner } = await signedOut();
    await browser.postForm(paths.addProfile(), { csrf, first_name: "Zephyrine", password: "zephyr and the fox" });
    const kept = browser.cookies.get(KEPT) ?? "";
    expect(Buffer.from(decodeURIComponent(kept), "base64").toString()).not.toContain("Zephyrine");
    await logIn(browser, owner);
    const { text } = await browser.get(paths.keptForm());
    expect(text).toContain("Zephyrine");
    expect(text).not.toContain("zephyr and the fox");
  });

  it("is not kept when another site made the browser send it", async () => {
    const { browser, csrf } = await signedOut();
    const body = new URLSearchParams({ csrf, display_name: "Somebody else" });
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const { status } = await browser.request(paths.settings.profile(), { method: "POST", body, headers });
    expect([status, browser.cookies.has(KEPT)]).toEqual([401, false]);
  });

  it("is not kept without the token of a form that this browser had", async () => {
    const { browser } = await signedOut();
    await browser.postForm(paths.settings.profile(), { csrf: "made up", display_name: "Somebody else" });
    expect(browser.cookies.has(KEPT)).toBe(false);
  });

  it("is not kept when nothing was typed", async () => {
    const { browser, csrf } = await signedOut();
    const { status } = await browser.postForm(paths.settings.overview({ index: true }), { csrf, intent: "logout" });
    expect([status, browser.cookies.has(KEPT)]).toEqual([401, false]);
  });

  it("is not kept when it is more than a cookie holds, and the login is shown all the same", async () => {
    const { browser, csrf } = await signedOut();
    const { status } = await browser.postForm(paths.settings.profile(), { csrf, display_name: "x".repeat(4000) });
    expect([status, browser.cookies.has(KEPT)]).toEqual([401, false]);
  });
});

describe("what one parent typed", () => {
  it("is shown to no other who logs in on that browser, and is gone with that login", async () => {
    const { browser } = await withKeptForm();
    expect(browser.cookies.has(KEPT)).toBe(true);
    await logIn(browser, parent);
    expect(browser.cookies.has(KEPT)).toBe(false);
    const { status, headers } = await browser.get(paths.keptForm());
    expect([status, headers.get("location")]).toEqual([303, "/"]);
  });

  it("is dropped unseen where its cookie was planted in another parent's browser", async () => {
    const stranger = await withKeptForm();
    const shown = await shownWith(stranger.browser.cookies.get(KEPT));
    expect([shown.status, shown.headers.get("location"), shown.isKept]).toEqual([303, "/", false]);
    expect(shown.text).not.toContain("Zephyrine");
  });

  it("is not kept once they have logged out on that very browser", async () => {
    const { browser } = await withKeptForm();
    await browser.post("/auth/logout", { redirect: false });
    expect(browser.cookies.has(KEPT)).toBe(false);
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const body = new URLSearchParams({ first_name: "Zephyrine" });
    const { status } = await browser.request(paths.addProfile(), { method: "POST", body, headers });
    expect([status, browser.cookies.has(KEPT)]).toEqual([401, false]);
  });

  it("is not kept by a browser in which nobody has ever logged in", async () => {
    const browser = newVisitor(server);
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const body = new URLSearchParams({ first_name: "Zephyrine" });
    const { status } = await browser.request(paths.addProfile(), { method: "POST", body, headers });
    expect([status, browser.cookies.has(KEPT)]).toEqual([401, false]);
  });
});

describe("the page of what was typed", () => {
  it("calls each field what its form calls it, and a ticked box Yes", async () => {
    const { browser, csrf, owner } = await signedOut();
    const fields = { first_name: "Zephyrine", grade_level: "Grade 4", username: "zeph", parent_consent: "on" };
    await browser.postForm(paths.addProfile(), { csrf, form_id: "form_1", agreed_charge: "{}", ...fields });
    await logIn(browser, owner);
    const { text } = await browser.get(paths.keptForm());
    const shown = [...text.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, name, value]) => [name, value]);
    expect(shown).toEqual([
      ["Display Name", "Zephyrine"],
      ["Grade Level", "Grade 4"],
      ["Username", "zeph"],
      [expect.stringContaining("I agree that Minnow keeps"), "Yes"],
    ]);
  });

  it("shows the login to a visitor", async () => {
    expect((await newVisitor(server).get(paths.keptForm())).status).toBe(401);
  });

  it.each([undefined, "", "made-up", Buffer.from('"made up"').toString("base64")])(
    "with the cookie %j leads to the start",
    async (kept) => {
      const { status, headers } = await shownWith(kept);
      expect([status, headers.get("location")]).toEqual([303, "/"]);
    },
  );
});
