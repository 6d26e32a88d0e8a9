import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { messages } from "~/domain/messages";
import { paths } from "~/domain/paths";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, newVisitor, signUp, signUpWithChild } from "../../family";

const PATH = paths.settings.download();

let server: RunningServer;
let parent: SignedUp;
beforeAll(async () => {
  server = await sharedServer();
  parent = await signUpWithChild(server, "downloaded");
});

/** The answer with its bytes, which are no text. */
async function download(path: string): Promise<{ headers: Headers; files: string[] }> {
  const cookies = [...parent.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(server.url + path, { headers: { Cookie: cookies } });
  return { headers: answer.headers, files: Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer()))) };
}

describe(`GET ${PATH}`, () => {
  it("sends a ZIP file that is saved, and kept by nobody on the way", async () => {
    const { headers, files } = await download(PATH);
    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="minnow-family-[\d-]+\.zip"$/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(files).toEqual(expect.arrayContaining(["README.txt", "json/parents.json", "csv/children.csv"]));
  });

  it("sends one child's data when the child is named", async () => {
    const { headers, files } = await download(`${PATH}?child=downloaded`);
    expect(headers.get("content-disposition")).toMatch(/filename="minnow-downloaded-[\d-]+\.zip"/);
    expect(files).not.toContain("json/parents.json");
  });

  it("leads to the login without a session", async () => {
    const { status, headers } = await newVisitor(server).get(PATH);
    expect([status, headers.get("location")]).toEqual([303, paths.settings.data()]);
  });

  it.each(["downloaded", "nobody_at_all"])("is refused in words for a child of nobody here: %s", async (child) => {
    const stranger = await signUp(server);
    const { status, headers, text } = await stranger.get(`${PATH}?child=${child}`);
    expect([status, headers.get("content-type")]).toEqual([403, "text/plain; charset=utf-8"]);
    expect(text.trim()).toBe(messages.notAuthorized);
  });
});
