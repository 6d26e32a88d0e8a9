import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Answer, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, newVisitor, signUp } from "../family";

const PER_ACCOUNT = 10;
/** Headers that are another in every answer; how long it is, is seen from the page itself, before it is compressed. */
const RANDOM = ["date", "content-security-policy", "etag", "content-length"];

let server: RunningServer;
let known: SignedUp;
/** As long as the other, so that sizes can be compared. */
let unknown: string;

beforeAll(async () => {
  server = await sharedServer();
  known = await signUp(server);
  unknown = known.email.replace(/^./, "q");
});

/** What somebody sees of an answer, without what is random or was typed. */
function seen({ status, headers, text }: Answer, email: string) {
  const told = [...headers].filter(([name]) => !RANDOM.includes(name) && name !== "set-cookie");
  const cookies = headers
    .getSetCookie()
    .map((line) => [line.split("=")[0], line.replace(/^[^;]*/, ""), decodeURIComponent(line).length]);
  const page = text
    .replaceAll(email, "{email}")
    .replace(/nonce="[^"]*"/g, "nonce")
    .replace(/name="csrf" value="[^"]*"/g, "csrf");
  return { status, headers: Object.fromEntries(told), cookies, page, size: text.length };
}

async function onPage(path: string, fields: Record<string, string>, email: string) {
  const browser = newVisitor(server);
  const csrf = await browser.formToken(path);
  const posted = await browser.postForm(path, { csrf, ...fields });
  return [seen(posted, email), seen(await browser.get(path), email)];
}

const inCall = async (path: string, body: object, email: string) =>
  seen(await newVisitor(server).post(path, body), email);

describe("nobody learns who has an account", () => {
  const alike: [what: string, answer: (email: string) => Promise<unknown>][] = [
    [
      "from a wrong password on the page",
      (email) =>
        onPage("/", { intent: "login_password", next: "/", username: email, password: "a wrong guess" }, email),
    ],
    [
      "from a wrong password in a call",
      (email) => inCall("/auth/login_cred", { type: "parent", username: email, password: "a wrong guess" }, email),
    ],
    [
      "from a wrong code in a call",
      (email) => inCall("/auth/login_token", { type: "parent", username: email, token: "000000" }, email),
    ],
    [
      "from asking for a new password",
      (email) => onPage(paths.resetPassword(), { intent: "reset_email", email }, email),
    ],
  ];

  it.each(alike)("%s: words, status, headers, cookies and size are the same", async (_, answer) => {
    expect(await answer(known.email)).toEqual(await answer(unknown));
  });

  it("from a wrong code for a new password", async () => {
    const giveWrongCode = async (email: string) => {
      const browser = newVisitor(server);
      const csrf = await browser.formToken(paths.resetPassword());
      await browser.postForm(paths.resetPassword(), { csrf, intent: "reset_email", email });
      return seen(
        await browser.postForm(paths.resetPassword(), { csrf, intent: "reset_code", token: "000000" }),
        email,
      );
    };
    expect(await giveWrongCode(known.email)).toEqual(await giveWrongCode(unknown));
  });

  it("from how often one may try", async () => {
    const other = await signUp(server);
    const statuses = async (username: string) => {
      const tries = Array.from({ length: PER_ACCOUNT + 2 }, () =>
        newVisitor(server).post("/auth/login_cred", { type: "parent", username, password: "a wrong guess" }),
      );
      return (await Promise.all(tries)).map(({ status }) => status).sort();
    };
    expect(await statuses(other.email)).toEqual(await statuses("nobody.at.all@example.org"));
  });

  it("from a child's username in place of an address", async () => {
    const login = (username: string) =>
      inCall("/auth/login_cred", { type: "parent", username, password: "ada and the fox" }, username);
    expect(await login("ada_reads")).toEqual(await login("bob_reads"));
  });
});

describe("signing up, which says it on purpose (the specification's error catalogue)", () => {
  it("tells that an address is taken, and nothing else of whose it is", async () => {
    await known.put("/user/profile", { display_name: "Zebulon" });
    const body = { email: known.email, password: "another shoal of fish" };
    const { status, text } = await createClient(server).post("/user/profile", body);
    expect([status, text.includes("email_already_in_use"), text.includes("Zebulon")]).toEqual([409, true, false]);
  });
});
