import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Answer, createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, newEmail, newVisitor, signUp, visitorsHaveAddresses } from "../family";

const LOGINS = 500;
const FEWER = 100;
const VISITORS = 8;
const ROUNDS = 10;
const BUSY = "Minnow is very busy right now. Please try again in a few seconds.";

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await startServer({ env: { ...visitorsHaveAddresses, LOG_LEVEL: "silent" } });
  parent = await signUp(server);
});

/** Logins with wrong passwords at the same time, each from a network of its own, half of them at an account there is. */
function flood(times: number): Promise<Answer>[] {
  return Array.from({ length: times }, (_, index) =>
    newVisitor(server).post("/auth/login_cred", {
      type: "parent",
      username: index % 2 === 0 ? `nobody${index}@example.org` : parent.email,
      password: "a wrong guess",
    }),
  );
}

describe("500 wrong passwords at once, from 500 networks", () => {
  it("are each told something, some that the server is busy, and others are served meanwhile", async () => {
    const logins = flood(LOGINS);
    const meanwhile = ["/healthz", paths.marketing(), paths.signup(), "/healthz", paths.marketing()].map((path) =>
      createClient(server, { headers: { Connection: "close" } }).get(path),
    );
    const served = await Promise.all(meanwhile);
    expect(served.map(({ status }) => status)).toEqual(meanwhile.map(() => 200));
    const answers = await Promise.all(logins);
    expect(answers.filter(({ status }) => ![401, 429, 503].includes(status))).toEqual([]);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.every(({ headers }) => headers.get("retry-after") === "5")).toBe(true);
    expect(busy[0]?.json()).toEqual({ errors: ["server_busy"] });
  });

  it("lock nobody out: the right password counts right after", async () => {
    await Promise.all(flood(FEWER));
    const stranger = await signUp(server);
    const { status } = await newVisitor(server).post("/auth/login_cred", {
      type: "parent",
      username: stranger.email,
      password: stranger.password,
    });
    expect(status).toBe(200);
  });

  it("are told on the login's page too, in words and with the time to wait", async () => {
    const visit = async () => {
      const visitor = newVisitor(server);
      const csrf = await visitor.formToken("/");
      const fields = { csrf, intent: "login_password", next: "/", username: "nobody@example.org" };
      return async () => {
        const answer = await visitor.postForm("/", { ...fields, password: "a wrong guess" });
        return answer.status === 503 ? answer : visitor.get("/");
      };
    };
    expectBusyPage(await oneWhoIsRefused(visit));
  });

  it("hold up sign-ups, which are told the same way, in words", async () => {
    const visit = async () => {
      const visitor = newVisitor(server);
      const fields = { csrf: await visitor.formToken(paths.signup()), email: newEmail(), password: "a shoal of fish" };
      return () => visitor.postForm(paths.signup(), fields);
    };
    expectBusyPage(await oneWhoIsRefused(visit));
  });
});

function expectBusyPage(page: Answer | undefined): void {
  expect([page?.status, page?.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(page?.text).toContain(BUSY);
}

/** Has visitors post while the server is flooded, until one of them is told that it is busy. */
async function oneWhoIsRefused(visit: () => Promise<() => Promise<Answer>>): Promise<Answer | undefined> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const posts = await Promise.all(Array.from({ length: VISITORS }, visit));
    const logins = flood(FEWER);
    await Promise.race(logins);
    const pages = await Promise.all(posts.map((post) => post()));
    await Promise.all(logins);
    const refused = pages.find(({ status }) => status === 503);
    if (refused) return refused;
  }
  return undefined;
}
