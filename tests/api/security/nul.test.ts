import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { paths } from "~/domain/paths";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { startServer } from "#tests/support/server";
import { type SignedUp, signUpWithChild } from "../family";

const NUL = "\u0000";

let parent: SignedUp;
let drop = () => Promise.resolve();

beforeAll(async () => {
  const database = await freshPostgresDatabase(inject("postgresUrl"));
  drop = database.drop;
  parent = await signUpWithChild(await startServer({ env: { DATABASE_URL: database.url } }), "ada_reads");
});

afterAll(() => drop());

describe("the character NUL, which PostgreSQL can't keep", () => {
  it.each<[string, Record<string, unknown>]>([
    ["/user/profile", { email: `pat${NUL}@example.org`, password: "a shoal of small fish" }],
    ["/user/profile", { email: "new@example.org", password: `a shoal${NUL} of small fish` }],
    ["/auth/login_cred", { type: "parent", username: `pat${NUL}@example.org`, password: "x" }],
    ["/auth/login_token", { type: "parent", username: NUL, token: "123456" }],
    ["/user/child", { id: NUL, first_name: "Ada", grade_level: "Grade 4" }],
    ["/user/child/password", { username: NUL, password: "x" }],
    ["/lesson_plan/goals", { child_username: NUL, subject: "Math" }],
  ])("is the sender's fault in a call's body: %s %j", async (path, body) => {
    expect((await parent.post(path, body)).status).toBe(400);
  });

  it.each(["/lesson_plan/?child_username=%00", "/profile/%00"])("is no fault of the server in %s", async (path) => {
    expect((await parent.get(path)).status).toBeLessThan(500);
  });

  it.each<[string, Record<string, string>]>([
    ["/", { intent: "login_password", username: NUL, password: "x", next: "/" }],
    [paths.support(), { email: "pat@example.org", message: `Hello${NUL}`, form_id: "" }],
  ])("is the sender's fault in a page's form: %s %j", async (page, fields) => {
    const answer = await parent.postForm(page, { csrf: await parent.formToken(paths.settings.overview()), ...fields });
    expect(answer.status).toBe(400);
  });
});
