import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Answer, type Client, createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, logInElsewhere, newVisitor, signUp, visitorsHaveAddresses } from "../family";
import { expectRefusal } from "../refusals";

const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;
const SIGNUPS_PER_ADDRESS = 20;
const QUARTER_OF_AN_HOUR = 15 * 60;
const HOUR = 60 * 60;
const TOO_MANY = "Too many attempts. Please wait a few minutes and try again.";

function expectTooMany(answer: Answer, windowSeconds: number): void {
  expectRefusal(answer, 429, "too_many_attempts");
  const seconds = Number(answer.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(windowSeconds);
}

const logIn = (client: Client, username: string, password = "a wrong guess") =>
  client.post("/auth/login_cred", { type: "parent", username, password });
/** A try that costs the server little. */
const guessCode = (client: Client, username: string) =>
  client.post("/auth/login_token", { type: "parent", username, token: "123456" });
/** A password that is always refused, but counts as a try. */
const signUpBadly = (client: Client) =>
  client.post("/user/profile", { email: "new@example.org", password: "password" });

async function repeat(times: number, attempt: (index: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: times }, (_, index) => attempt(index)));
}

describe("tries at one account, from many addresses", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: visitorsHaveAddresses });
  });

  const guessed = async (): Promise<SignedUp> => {
    const parent = await signUp(server);
    await repeat(PER_ACCOUNT, () => logIn(newVisitor(server), parent.email));
    return parent;
  };

  it("end with 429 and the time to wait, even for the right password", async () => {
    const { email, password } = await guessed();
    expectTooMany(await logIn(newVisitor(server), email, password), QUARTER_OF_AN_HOUR);
  });

  it("count for the code too", async () => {
    const { email } = await guessed();
    expectTooMany(await guessCode(newVisitor(server), email), QUARTER_OF_AN_HOUR);
  });

  it("count however the address is written", async () => {
    const { email } = await guessed();
    expectTooMany(await logIn(newVisitor(server), ` ${email.toUpperCase()} `), QUARTER_OF_AN_HOUR);
  });

  it("are limited alike for an account that does not exist", async () => {
    await repeat(PER_ACCOUNT, () => logIn(newVisitor(server), "nobody@example.org"));
    expectTooMany(await logIn(newVisitor(server), "nobody@example.org"), QUARTER_OF_AN_HOUR);
  });

  it("leave other accounts alone", async () => {
    await guessed();
    const other = await signUp(server);
    expect((await logIn(newVisitor(server), other.email, other.password)).status).toBe(200);
  });

  it("are forgotten after a login", async () => {
    const parent = await signUp(server);
    await repeat(PER_ACCOUNT - 2, () => logIn(newVisitor(server), parent.email));
    await logInElsewhere(server, parent);
    expect((await logIn(newVisitor(server), parent.email)).status).toBe(401);
  });

  it("hold for the page's login, which says so and takes the right password no more", async () => {
    const parent = await signUp(server);
    const visitor = newVisitor(server);
    const csrf = await visitor.formToken("/");
    const post = (password: string) =>
      visitor.postForm("/", { csrf, intent: "login_password", next: "/", username: parent.email, password });
    await repeat(PER_ACCOUNT, () => post("a wrong guess"));
    await post(parent.password);
    const page = await visitor.get("/");
    expect([page.text.includes(TOO_MANY), page.text.includes("Enter your code")]).toEqual([true, false]);
    expect([page.status, Number(page.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("by a trusted proxy's word are told apart by the address that it adds, not by what the client wrote", async () => {
    const behindProxy = (written: string) => createClient(server, { headers: { "X-Forwarded-For": written } });
    await repeat(PER_ADDRESS, (index) => guessCode(behindProxy(`10.9.9.${index}, 10.8.8.8`), `a${index}@example.org`));
    expectTooMany(await guessCode(behindProxy("10.9.9.99, 10.8.8.8"), "b@example.org"), QUARTER_OF_AN_HOUR);
    expect((await guessCode(behindProxy("10.8.8.8, 10.8.8.9"), "b@example.org")).status).toBe(401);
  });
});

describe("tries from one address, which names others in its headers", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer();
  });

  const disguised = (index: number) => {
    const address = `10.2.0.${index}`;
    const forwarded = { "X-Forwarded-For": address, "X-Real-IP": address, Forwarded: `for=${address}` };
    return createClient(server, { headers: { ...forwarded, "X-Minnow-Address": address } });
  };

  it("end with 429 after 50 logins at as many accounts", async () => {
    await repeat(PER_ADDRESS, (index) => guessCode(disguised(index), `parent${index}@example.org`));
    expectTooMany(await guessCode(disguised(200), "another@example.org"), QUARTER_OF_AN_HOUR);
    expectTooMany(await logIn(disguised(201), "another@example.org"), QUARTER_OF_AN_HOUR);
  });

  it("end with 429 after 20 signups, by calls and on the page", async () => {
    await repeat(SIGNUPS_PER_ADDRESS, (index) => signUpBadly(disguised(index)));
    expectTooMany(await signUpBadly(disguised(202)), HOUR);
    const visitor = disguised(203);
    const fields = {
      csrf: await visitor.formToken(paths.signup()),
      email: "new@example.org",
      password: "a shoal of fish",
    };
    const page = await visitor.postForm(paths.signup(), fields);
    expect([page.status, page.text.includes(TOO_MANY)]).toEqual([429, true]);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
