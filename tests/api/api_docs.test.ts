import { beforeAll, describe, expect, it } from "vitest";
import { apiDescription } from "~/http/description/document.server";
import { createClient } from "#tests/support/client";
import { sharedServer } from "#tests/support/shared-server";

let page: string;

beforeAll(async () => {
  page = (await createClient(await sharedServer()).get("/api_docs")).text;
});

describe("GET /api_docs", () => {
  it("tells every call with its method and path", () => {
    const named = Object.entries(apiDescription().document.paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const headings = [...page.matchAll(/<h3[^>]*><code>(.*?)<\/code>/g)].map(([, name]) =>
      name?.replaceAll(/<[^>]*>/g, ""),
    );
    expect(headings.sort()).toEqual(named.sort());
  });

  it("tells what a field deep in a payload is", () => {
    expect(page.replaceAll("<wbr/>", "")).toContain("<code>study_plan.lessons[].topics[].title</code>");
  });

  it("loads nothing from elsewhere", () => {
    const loaded = [...page.matchAll(/<(?:script|link|img|iframe)[^>]*(?:src|href)="([^"]*)"/g)].map(([, url]) => url);
    expect(loaded.filter((url) => !url?.startsWith("/"))).toEqual([]);
  });
});
