import { beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { setSettings } from "~/domain/settings.server";
import { isFromOtherSite, ownPath, relativeIfOwn, siteOrigin } from "~/http/origin.server";
import { visitOf } from "#tests/support/visit";

describe("the path to go on to", () => {
  it.each([
    "/",
    paths.settings.overview(),
    "/profile/ada_reads/progress?archived=1",
    "/a%2Fb?next=https://example.org",
  ])("%s of this site is kept", (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    7,
    "",
    "setting",
    "https://example.org/",
    "//example.org",
    "///example.org",
    "/\\example.org",
    "/\t/example.org",
    "/\n/example.org",
    "/./\\example.org",
    "/.//example.org",
    "/setting/..//example.org",
    "javascript:alert(1)",
    "http:/\\example.org",
  ])("%j leads to the start page", (path) => {
    expect(ownPath(path)).toBe("/");
  });

  it("loses what a header must not carry", () => {
    expect(ownPath("/setting\r\nSet-Cookie: a=b")).not.toMatch(/[\r\n ]/);
  });
});

const settings = {
  secret: "a secret of at least thirty-two letters",
  publicUrl: "https://minnow.example",
  isConsentRequired: true,
  servedCountry: "US",
  countryHeader: null,
  corsOrigins: [],
  supportEmail: "support@minnow.example",
  isLocal: true,
  outboxFolder: "",
  maintenanceFile: "/nowhere",
};
beforeEach(() => setSettings(settings));

describe("where the browser reaches Minnow", () => {
  const request = new Request("http://192.0.2.10:3000/add_profile?paid=1");

  it("is where this request did, locally", () => {
    expect(siteOrigin(request)).toBe("http://192.0.2.10:3000");
  });

  it("is as configured, live", () => {
    setSettings({ ...settings, isLocal: false });
    expect(siteOrigin(request)).toBe("https://minnow.example");
  });
});

describe("an address to go on to", () => {
  it.each([
    ["https://minnow.example/sandbox/checkout/cs_1", paths.sandbox.checkout("cs_1")],
    ["https://minnow.example.org/pay", "https://minnow.example.org/pay"],
    ["https://checkout.example/c/pay", "https://checkout.example/c/pay"],
  ])("%s is kept as %s", (address, kept) => {
    expect(relativeIfOwn(address)).toBe(kept);
  });
});

describe("a request from another site", () => {
  const isOther = (headers: Record<string, string>, origin?: string) =>
    isFromOtherSite(visitOf("http://127.0.0.1:3000/user/child", { method: "POST", headers, origin }));

  it.each([
    ["cross-site", true],
    ["same-site", true],
    ["same-origin", false],
    ["none", false],
  ])("is told by Sec-Fetch-Site: %s", (site, isFromOther) => {
    expect(isOther({ "Sec-Fetch-Site": site })).toBe(isFromOther);
  });

  it("is told by Sec-Fetch-Site even when Origin says otherwise", () => {
    expect(isOther({ "Sec-Fetch-Site": "cross-site" }, "https://minnow.example")).toBe(true);
  });

  it.each([
    ["https://example.org", true],
    ["https://minnow.example.org", true],
    ["http://minnow.example", true],
    ["null", true],
    ["https://minnow.example", false],
    ["http://127.0.0.1:3000", false],
  ])("is told by Origin: %s", (origin, isFromOther) => {
    expect(isOther({}, origin)).toBe(isFromOther);
  });

  it("is not supposed where neither is sent", () => {
    expect(isOther({})).toBe(false);
  });
});
