import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { createClient } from "#tests/support/client";
import { startServer } from "#tests/support/server";
import { postedPlan } from "../lesson_plan/plan";
import { type SignedUp, signUp, subscribe } from "../family";

const child = {
  first_name: "Zephyrine",
  grade_level: "Grade Indigo",
  username: "zephyrine_reads",
  password: "q7-kelp",
};
const displayName = "Montgomery";

/** All that the server wrote. */
let written: string;
/** What must not be in it, by what it is. */
let secrets: Record<string, string>;

async function useCalls(parent: SignedUp): Promise<void> {
  const { email, password } = parent;
  await parent.put("/user/profile", { display_name: displayName });
  await parent.post("/user/child", { ...child, parent_consent: 1 });
  await parent.post("/user/child", { ...child, parent_consent: 1 });
  await parent.post("/lesson_plan/", { child_username: child.username, study_plan: postedPlan });
  await parent.get(`/lesson_plan/?child_username=${child.username}`);
  await parent.post("/auth/login_cred", { type: "parent", username: email, password: `not ${password}` });
  await parent.post("/auth/login_cred", { type: "parent", username: email, password });
  await parent.post("/auth/login_token", { type: "parent", username: email, token: "000000" });
}

async function usePages(parent: SignedUp): Promise<void> {
  const pages = ["", "/edit", "/password", "/add_study_plan", "?archived=1"];
  for (const page of pages) await parent.get(`/profile/${child.username}${page}`);
  await parent.get(`/profile/${child.username}/edit.data`);
  const spellings = ["/PROFILE", "//profile", "/%70rofile"];
  for (const spelling of spellings) await parent.get(`${spelling}/${child.username}`);
  const csrf = await parent.formToken(paths.child.edit(child.username));
  await parent.postForm(paths.child.edit(child.username), { csrf, ...child });
  await parent.postForm(paths.signup(), { csrf, email: parent.email, password: parent.password });
}

beforeAll(async () => {
  const server = await startServer();
  const parent = await signUp(server);
  await subscribe(parent);
  await useCalls(parent);
  await usePages(parent);
  const visitor = createClient(server);
  await visitor.get("/auth/user?email=in.the.query@example.org");
  await visitor.get("/nothing_here");
  secrets = {
    "the e-mail address": parent.email,
    "the parent's password": parent.password,
    "the code": parent.codeFor(parent.email),
    "the session": parent.cookies.get("minnow_session") ?? "",
    "the parent's name": displayName,
    "the child's name": child.first_name,
    "the child's username": child.username,
    "the child's password": child.password,
    "the child's grade": child.grade_level,
    "the plan's goal": postedPlan.goal,
    "the query": "in.the.query",
  };
  await server.stop();
  written = server.logs();
});

function lines(): Record<string, unknown>[] {
  return written
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const linesOf = (path: string) => lines().filter((line) => line.path === path);

describe("the log", () => {
  it("has a line for each request, with its id, method, path, status and milliseconds, and nothing else", () => {
    expect(linesOf("/nothing_here")).toEqual([
      {
        level: 30,
        time: expect.any(String) as string,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        method: "GET",
        path: "/nothing_here",
        status: 401,
        ms: expect.any(Number) as number,
      },
    ]);
  });

  it("gives every request another id", () => {
    const ids = lines().flatMap(({ id, method }) => (method === undefined ? [] : [id]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("tells the path without its query", () => {
    expect(linesOf("/auth/user")).toHaveLength(1);
  });

  it("tells the pages of a child without the username", () => {
    expect(linesOf(paths.child.edit.pattern).map(({ method }) => method)).toEqual(["GET", "GET", "POST"]);
  });

  it("is JSON, but for the words with which the server starts", () => {
    const words = written.split("\n").filter((line) => line !== "" && !line.startsWith("{"));
    expect(words.filter((line) => !/^(Minnow is at|\s+Sign up|\s+Mails|\[remix-serve\])/.test(line))).toEqual([]);
  });

  it.each([
    "the e-mail address",
    "the parent's password",
    "the code",
    "the session",
    "the parent's name",
    "the child's name",
    "the child's username",
    "the child's password",
    "the child's grade",
    "the plan's goal",
    "the query",
  ])("never tells %s", (what) => {
    expect(secrets[what]).toMatch(/.{5}/);
    expect(written).not.toContain(secrets[what]);
  });
});
