import { beforeAll, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import { sharedServer } from "#tests/support/shared-server";

let visitor: Client;
beforeAll(async () => {
  visitor = createClient(await sharedServer());
});

const thumbnail = (name: string) => visitor.get(paths.machine.thumbnail(name));

it("the picture of a video is an SVG that anyone may keep for good and show elsewhere", async () => {
  const { status, headers, text } = await thumbnail("minnow_abc-1.svg");
  expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.getSetCookie()).toEqual([]);
  expect(text).toMatch(/^<svg .*<\/svg>$/);
});

it("the picture can run and load nothing when it is opened on its own", async () => {
  const { headers } = await thumbnail("minnow_abc-1.svg");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'none'; style-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

it.each(["minnow_1", "minnow_1.png", ".svg", "a%20b.svg", "%3Cscript%3E.svg", "..%2F1.svg", `${"x".repeat(65)}.svg`])(
  "there is no picture '%s'",
  async (name) => {
    const { status, text } = await thumbnail(name);
    expect([status, text]).toEqual([404, ""]);
  },
);
