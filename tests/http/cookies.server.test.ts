import type { Cookie } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** The cookies are made once, so each mode needs them anew. */
async function cookiesIn({ isLocal }: { isLocal: boolean }): Promise<Cookie[]> {
  vi.resetModules();
  const { setSettings } = await import("~/domain/settings.server");
  setSettings({
    secret: "a secret of at least thirty-two letters",
    publicUrl: "https://minnow.example",
    isConsentRequired: true,
    servedCountry: "US",
    countryHeader: null,
    corsOrigins: [],
    supportEmail: "support@minnow.example",
    isLocal,
    outboxFolder: "",
    maintenanceFile: "/nowhere",
  });
  const { cookies } = await import("~/http/cookies.server");
  return Object.values({ ...cookies() });
}

let set: string[];
const serialize = async (mode: { isLocal: boolean }) => {
  set = await Promise.all((await cookiesIn(mode)).map((cookie) => cookie.serialize("a value")));
};

describe("live, every cookie", () => {
  beforeEach(() => serialize({ isLocal: false }));

  it("can be set by no sibling host and over no plain connection: __Host-, the path /, Secure, no domain", () => {
    for (const cookie of set) {
      expect(cookie).toMatch(/^__Host-minnow_\w+=/);
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toMatch(/domain/i);
    }
  });
});

describe("locally, where there is no encryption, every cookie", () => {
  beforeEach(() => serialize({ isLocal: true }));

  it("goes without the prefix, which browsers take over encrypted connections alone", () => {
    for (const cookie of set) expect(cookie).toMatch(/^minnow_\w+=[^;]+;(.*;)? Path=\/; HttpOnly; SameSite=Lax$/);
  });
});
