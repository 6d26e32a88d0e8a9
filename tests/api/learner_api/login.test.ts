import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type Child, addChild, newChild, setUserType, signUp } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";
import { type Description, readDescription } from "./description";
import { clientWithKey, newSite, runLearnerSite } from "./site";

const PATH = "/learner_api/login";

let server: RunningServer;
let site: Client;
let child: Child;
let description: Description;

beforeAll(async () => {
  server = await sharedServer();
  site = await newSite(server);
  description = await readDescription(server);
  const parent = await signUp(server);
  await setUserType(server, "premium");
  child = await addChild(parent, "ada_reads");
  await addChild(parent, "ben_counts");
});

const right = { username: "ada_reads", password: newChild.password };

async function logIn(sent: object, client = site) {
  const answer = await client.post(PATH, sent);
  description.expectAnswer(answer, "post", PATH);
  return answer;
}

describeMethods(PATH, ["POST"], () => site);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => site,
  body: () => right,
  isPublic: true,
});

describe("POST /learner_api/login", () => {
  it("answers a right username and password with who the child is, and nothing more", async () => {
    description.expectBody(right, "post", PATH);
    const { id, username, first_name, grade_level } = child;
    const answer = await logIn({ ...right, username: " Ada_Reads " });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ success: true, child: { id, username, first_name, grade_level } });
  });

  it("tells a wrong password and an unknown username apart by nothing", async () => {
    const wrong = await logIn({ ...right, password: "wrong" });
    const unknown = await logIn({ ...right, username: "nobody_here" });
    expectRefusal(wrong, 401, "invalid_credential");
    expect(wrong.json()).toMatchObject({ success: false });
    expect(unknown.text).toBe(wrong.text);
  });

  it("refuses a parent's login and names that no child can have", async () => {
    for (const username of ["parent1@example.org", "", "../ada_reads", "ada reads"]) {
      expectRefusal(await logIn({ ...right, username }), 401, "invalid_credential");
    }
  });

  it("names the fields that are missing", async () => {
    expectUnfit(await logIn({}), "username", "password");
    expectUnfit(await logIn({ username: 1, password: null }), "username", "password");
  });

  it("limits tries at one username, right ones too, and at no other", async () => {
    const tried = { username: "ben_counts", password: "wrong" };
    for (let turn = 0; turn < 10; turn += 1) expect((await logIn(tried)).status).toBe(401);
    const refused = await logIn({ ...tried, password: newChild.password });
    expectRefusal(refused, 429, "too_many_attempts");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await logIn(right)).status).toBe(200);
  });
});

describe("the key of a learner site", () => {
  it.each([
    ["no key", {}],
    ["a wrong key", { Authorization: "Bearer minnow_wrong" }],
    ["a key of another kind", { Authorization: "Basic bWlubm93OndvcmQ=" }],
    ["an empty key", { Authorization: "Bearer " }],
  ])("is asked for: %s is refused", async (_, headers: Record<string, string>) => {
    const client = clientWithKey(server, "");
    const sent = { method: "POST", headers: { Authorization: "", "Content-Type": "application/json", ...headers } };
    const answer = await client.request(PATH, { ...sent, body: JSON.stringify(right) });
    expectRefusal(answer, 401, "invalid_key");
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    description.expectAnswer(answer, "post", PATH);
  });

  it("is refused as soon as it is revoked, and another site's stays good", async () => {
    const other = await newSite(server);
    expect((await logIn(right, other)).status).toBe(200);
    expect(await runLearnerSite(server, "revoke", other.id)).toBe(`The key of ${other.id} is revoked.`);
    expectRefusal(await logIn(right, other), 401, "invalid_key");
    expect((await logIn(right)).status).toBe(200);
  });

  it("is listed with its site, and is itself nowhere", async () => {
    const listed = await runLearnerSite(server, "list");
    expect(listed).toMatch(/^learner_site_\w+ {2}Reef school {2}since \d{4}-\d\d-\d\d$/m);
    expect(listed).not.toContain("minnow_");
  });

  it.each([
    ["a name of no character", ["create", " "], "1 to 60 characters"],
    ["a site to revoke that there is not", ["revoke", "learner_site_none"], ""],
    ["nothing to do", [], 'npm run learner-site -- create "Name"'],
  ])("is made by a command that ends with 1, and says what is wrong, when it is given %s", async (_, words, said) => {
    const stdout = expect.stringContaining(said) as string;
    await expect(runLearnerSite(server, ...words)).rejects.toMatchObject({ code: 1, stdout });
  });
});
