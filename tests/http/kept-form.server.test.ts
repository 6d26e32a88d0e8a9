import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "~/domain/paths";
import { setSettings } from "~/domain/settings.server";
import { cookies } from "~/http/cookies.server";
import { formTokenOf } from "~/http/form-token.server";
import { keepPostedForm, readKeptForm, typedFields } from "~/http/kept-form.server";
import { accountMark } from "~/http/last-account.server";

const HOUR = 60 * 60 * 1000;
const SITE = "http://127.0.0.1:3000";
const PAT = "parent_pat";

const settings = {
  secret: "a secret of at least thirty-two letters",
  publicUrl: SITE,
  isConsentRequired: true,
  servedCountry: "US",
  countryHeader: null,
  corsOrigins: [],
  supportEmail: "support@minnow.example",
  isLocal: true,
  outboxFolder: "",
  maintenanceFile: "/nowhere",
};
let lastAccount: string;
beforeEach(async () => {
  setSettings(settings);
  vi.useFakeTimers({ toFake: ["Date"] });
  lastAccount = await lastAccountCookie(PAT);
});
afterEach(() => void vi.useRealTimers());

const typed = { intent: "save", first_name: "Zephyrine", grade_level: "Grade 4", password: "zephyr and the fox" };

/** The Cookie header of a browser that served this account last. */
async function lastAccountCookie(parentId: string): Promise<string> {
  return pairOf(await cookies().lastAccount.serialize(accountMark(parentId)));
}

function pairOf(setCookie: string | null): string {
  return setCookie?.split(";")[0] ?? "";
}

/** A form as Pat's browser sends it. */
function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  const sent = { "Sec-Fetch-Site": "same-origin", Cookie: lastAccount, ...headers };
  return new Request(SITE + path, { method: "POST", body: new URLSearchParams(fields), headers: sent });
}

/** What a parent reads back from the cookie that a browser was given. */
function readBack(setCookie: string | null, parentId = PAT) {
  return readKeptForm(new Request(`${SITE}/kept_form`, { headers: { Cookie: pairOf(setCookie) } }), parentId);
}

describe("a form that came without a session", () => {
  it("is kept with where it was sent to, without secrets", async () => {
    const kept = await keepPostedForm(post("/add_profile?step=1", { ...typed, csrf: "a token" }));
    expect(await readBack(kept)).toEqual({
      path: "/add_profile?step=1",
      fields: [
        ["intent", "save"],
        ["first_name", "Zephyrine"],
        ["grade_level", "Grade 4"],
      ],
    });
  });

  it("is read by the parent whose session had ended, and by nobody else", async () => {
    const kept = await keepPostedForm(post(paths.addProfile(), typed));
    expect(await readBack(kept, "parent_robin")).toBeNull();
    expect(await readBack(kept, PAT)).not.toBeNull();
  });

  it.each(["", "minnow_account=", "minnow_account=made-up", "minnow_session=made-up"])(
    "is not kept where no account is known, with the cookie '%s'",
    async (Cookie) => {
      expect(await keepPostedForm(post(paths.addProfile(), typed, { Cookie }))).toBeNull();
    },
  );

  it("opens for nobody when the account that the browser names is made up", async () => {
    const Cookie = pairOf(await cookies().lastAccount.serialize(PAT));
    expect(await readBack(await keepPostedForm(post(paths.addProfile(), typed, { Cookie })))).toBeNull();
  });

  it("is kept where scripts can't read it", async () => {
    const kept = await keepPostedForm(post(paths.addProfile(), typed));
    expect(kept).toMatch(/^minnow_kept_form=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(Buffer.from(decodeURIComponent(kept ?? ""), "base64").toString()).not.toContain("Zephyrine");
  });

  it("is kept for an hour less a millisecond", async () => {
    const kept = await keepPostedForm(post(paths.addProfile(), typed));
    vi.setSystemTime(Date.now() + HOUR - 1);
    expect(await readBack(kept)).not.toBeNull();
  });

  it("is kept no longer, whatever the browser does with its cookie", async () => {
    const kept = await keepPostedForm(post(paths.addProfile(), typed));
    vi.setSystemTime(Date.now() + HOUR);
    expect(await readBack(kept)).toBeNull();
  });

  it("can't be made up or changed", async () => {
    const kept = (await keepPostedForm(post(paths.addProfile(), typed))) ?? "";
    const changed = kept.replace(
      /=(.{8})./,
      (_, start: string) => `=${start}${kept.includes(`${start}A`) ? "B" : "A"}`,
    );
    expect(await readBack(changed)).toBeNull();
    expect(await readBack(`minnow_kept_form=${Buffer.from('"made up"').toString("base64")}`)).toBeNull();
    setSettings({ ...settings, secret: "another secret of thirty-two letters" });
    expect(await readBack(kept)).toBeNull();
  });

  it.each(["cross-site", "same-site", "none"])("of another site (%s) is not kept", async (site) => {
    expect(await keepPostedForm(post(paths.addProfile(), typed, { "Sec-Fetch-Site": site }))).toBeNull();
  });

  it("of a text browser is kept when it carries the token of a form that this browser had", async () => {
    const { formToken, setCookie } = await formTokenOf(new Request(SITE));
    const headers = { "Sec-Fetch-Site": "", Cookie: `${lastAccount}; ${pairOf(setCookie)}` };
    expect(await keepPostedForm(post(paths.addProfile(), { ...typed, csrf: formToken }, headers))).not.toBeNull();
    expect(await keepPostedForm(post(paths.addProfile(), { ...typed, csrf: "made up" }, headers))).toBeNull();
  });

  it("is not kept when nothing was typed", async () => {
    const fields = { intent: "sign_out", session: "x", study_plan_id: "plan_1", version: "3", goal: " " };
    expect(await keepPostedForm(post(paths.settings.sessions(), fields))).toBeNull();
  });

  it("is not kept when it is more than a cookie holds", async () => {
    expect(await keepPostedForm(post(paths.addProfile(), { goal: "x".repeat(2000) }))).not.toBeNull();
    expect(await keepPostedForm(post(paths.addProfile(), { goal: "x".repeat(3000) }))).toBeNull();
  });

  it("is never more than the 4096 bytes that browsers keep", async () => {
    const lengths = Array.from({ length: 21 }, (_, step) => 2000 + 40 * step);
    const kept = await Promise.all(
      lengths.map((length) => keepPostedForm(post(paths.addProfile(), { goal: "x".repeat(length) }))),
    );
    const sizes = kept.map((setCookie) => pairOf(setCookie).length);
    expect(Math.max(...sizes)).toBeGreaterThan(3000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
  });

  it("that can't be read is not kept", async () => {
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "multipart/form-data", Cookie: lastAccount };
    const request = new Request(`${SITE}/add_profile`, { method: "POST", body: "no form", headers });
    expect(await keepPostedForm(request)).toBeNull();
  });

  it("is only one that was posted", async () => {
    expect(
      await keepPostedForm(
        new Request(`${SITE}/add_profile?first_name=Zephyrine`, { headers: { Cookie: lastAccount } }),
      ),
    ).toBeNull();
  });
});

describe("what was typed", () => {
  it("is shown without what a page puts into its forms by itself", () => {
    const fields: [string, string][] = [
      ["intent", "save"],
      ["form_id", "form_1"],
      ["base_version", "1"],
      ["fingerprint", "4f"],
      ["agreed_charge", "{}"],
      ["first_name", "Zephyrine"],
      ["needs", ""],
    ];
    expect(typedFields({ fields })).toEqual([["first_name", "Zephyrine"]]);
  });
});
