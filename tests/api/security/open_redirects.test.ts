import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, newVisitor, signUp } from "../family";

/** Ways to say "another site" in a form's hidden field `next`. */
const foreign = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5cevil.example",
  "/%2f%2fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\nLocation: https://evil.example",
  " //evil.example",
  "https://evil.example",
  "https:evil.example",
  "HTTPS://evil.example/",
  "http:\\\\evil.example",
  "//evil.example@127.0.0.1",
  "@evil.example",
  ".evil.example",
  "javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "",
];

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
});

/** Where a browser would go from here. */
function originOf(location: string | null): string {
  return new URL(location ?? "about:nowhere", `${server.url}/`).origin;
}

async function postLogin(client: Client, fields: Record<string, string>) {
  const { status, headers } = await client.postForm("/", { csrf: await client.formToken("/"), ...fields });
  return { status, location: headers.get("location") };
}

/** Both steps of the login, in a browser of its own. */
async function logIn(next: string) {
  const visitor = newVisitor(server);
  await postLogin(visitor, { intent: "login_password", username: parent.email, password: parent.password, next });
  return postLogin(visitor, { intent: "login_code", token: visitor.codeFor(parent.email), next });
}

describe.each(foreign)("the login with the next page %j", (next) => {
  it.each(["login_password", "login_code", "resend_code", "start_over"])(
    "does not leave the site after the step %s",
    async (intent) => {
      const { status, location } = await postLogin(newVisitor(server), { intent, next, username: "x", password: "x" });
      expect([status, originOf(location)]).toEqual([303, server.url]);
    },
  );
});

describe("the login", () => {
  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
    "does not leave the site for %s after the code",
    async (next) => {
      const { status, location } = await logIn(next);
      expect([status, location]).toEqual([303, "/"]);
    },
  );

  it("leads to the page that was asked for, with its query", async () => {
    expect(await logIn(paths.settings.overview({ notice: "saved" }))).toEqual({
      status: 303,
      location: paths.settings.overview({ notice: "saved" }),
    });
  });

  it.each(["//evil.example/", "//evil.example/?x=1", "/%5cevil.example", "/\\evil.example"])(
    "in place of the page %s offers no way out in its hidden field",
    async (page) => {
      const visitor = createClient(server);
      const { text } = await visitor.get(page);
      const next = /name="next" value="([^"]*)"/.exec(text)?.[1] ?? "";
      const { location } = await postLogin(visitor, { intent: "start_over", next: next.replaceAll("&amp;", "&") });
      expect(originOf(location)).toBe(server.url);
    },
  );
});
