import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Answer, createClient, lettersIn } from "#tests/support/client";
import { registerSite } from "#tests/support/learner-site";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, addChild, newVisitor, setUserType, signUp } from "../family";
import { clientWithKey } from "../learner_api/site";

const PER_ACCOUNT = 10;
const CODE_TRIES = 5;
const RESETS_PER_ADDRESS = 20;
const TOO_MANY = "Too many attempts. Please wait a few minutes and try again.";

let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
});

const wrongPassword = (index: number) => `guess number ${index} of many`;

/** Guesses at the same time, as programs do. */
function guess(times: number, attempt: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => attempt(index)));
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);

describe("whoever holds a parent's session, and guesses the password", () => {
  it("has ten tries in the call, then not even the right one counts", async () => {
    const { password, put } = await signUp(server);
    const change = (old_password: string) =>
      put("/user/password", { old_password, new_password: "a school of big fish" });
    const answers = await guess(PER_ACCOUNT + 5, (index) => change(wrongPassword(index)));
    expect(statusesOf(answers).filter((status) => status !== 429)).toHaveLength(PER_ACCOUNT);
    expect((await change(password)).status).toBe(429);
  });

  it("has ten tries at deleting the account, and the account is there after them", async () => {
    const parent = await signUp(server);
    const csrf = await parent.formToken(paths.settings.overview());
    const remove = (password: string) => parent.postForm(paths.settings.deleteAccount(), { csrf, password });
    const answers = await guess(PER_ACCOUNT + 5, (index) => remove(wrongPassword(index)));
    expect(statusesOf(answers).filter((status) => status !== 429)).toHaveLength(PER_ACCOUNT);
    const last = await remove(parent.password);
    expect([last.status, last.text.includes(TOO_MANY)]).toEqual([429, true]);
    expect((await parent.get("/user/profile")).status).toBe(200);
  });

  it("uses up the tries of the login too: there is one count for one password", async () => {
    const parent = await signUp(server);
    const change = { old_password: "wrong", new_password: "a school of big fish" };
    await guess(PER_ACCOUNT, () => parent.put("/user/password", change));
    const { email, password } = parent;
    const login = await newVisitor(server).post("/auth/login_cred", { type: "parent", username: email, password });
    expect(login.status).toBe(429);
  });
});

describe("a code that is guessed", () => {
  const asked = async (): Promise<SignedUp> => {
    const parent = await signUp(server);
    const { email, password } = parent;
    await newVisitor(server).post("/auth/login_cred", { type: "parent", username: email, password });
    return parent;
  };
  const give = (username: string, token: string) =>
    newVisitor(server).post("/auth/login_token", { type: "parent", username, token });
  /** A code that is not the one that was mailed. */
  const wrongCode = (right: string, index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, "0");

  it("is dead after five wrong ones, from wherever they came", async () => {
    const { email, codeFor } = await asked();
    const right = codeFor(email);
    const answers = await guess(CODE_TRIES, (index) => give(email, wrongCode(right, index)));
    expect(statusesOf(answers)).toEqual(answers.map(() => 401));
    expect((await give(email, right)).status).toBe(401);
  });

  it("is still good after four: a parent may mistype", async () => {
    const { email, codeFor } = await asked();
    const right = codeFor(email);
    await guess(CODE_TRIES - 1, (index) => give(email, wrongCode(right, index)));
    expect((await give(email, right)).status).toBe(200);
  });

  it("is not found by trying many at once: none of them opens a session", async () => {
    const { email, codeFor } = await asked();
    const right = codeFor(email);
    const answers = await guess(40, (index) => give(email, wrongCode(right, index)));
    expect(statusesOf(answers).filter((status) => status !== 401 && status !== 429)).toEqual([]);
    // Giving the password was a try too.
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(PER_ACCOUNT - 1);
  });
});

describe("a code for a new password that is guessed", () => {
  const codeIn = (email: string) => {
    const letter = lettersIn(server.dataDir).find(
      (one) => one.includes(`To: ${email}`) && one.includes("for a new password"),
    );
    return /^Your code is (\d{6})\r?$/m.exec(letter ?? "")?.[1] ?? "";
  };
  const askFor = async (email: string) => {
    const browser = newVisitor(server);
    const csrf = await browser.formToken(paths.resetPassword());
    const post = (fields: Record<string, string>) => browser.postForm(paths.resetPassword(), { csrf, ...fields });
    return { post, asked: await post({ intent: "reset_email", email }) };
  };

  it("is dead after five wrong ones", async () => {
    const { email } = await signUp(server);
    const { post } = await askFor(email);
    await expect.poll(() => codeIn(email)).toMatch(/^\d{6}$/);
    const right = codeIn(email);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
    for (let index = 0; index < CODE_TRIES; index += 1) {
      expect((await post({ intent: "reset_code", token: wrong })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await post({ intent: "reset_code", token: right })).status).toBeGreaterThanOrEqual(400);
  });

  it("is mailed once, however often it is asked for within half a minute", async () => {
    const { email } = await signUp(server);
    await Promise.all(Array.from({ length: 8 }, () => askFor(email)));
    await expect.poll(() => codeIn(email)).toMatch(/^\d{6}$/);
    const letters = lettersIn(server.dataDir).filter(
      (one) => one.includes(`To: ${email}`) && one.includes("for a new password"),
    );
    expect(letters).toHaveLength(1);
  });

  it("is asked for twenty times an hour from one address, for whatever accounts", async () => {
    const browser = createClient(server, { headers: { "X-Forwarded-For": "10.77.0.1" } });
    const csrf = await browser.formToken(paths.resetPassword());
    const answers = await guess(RESETS_PER_ADDRESS + 5, (index) =>
      browser.postForm(paths.resetPassword(), { csrf, intent: "reset_email", email: `someone${index}@example.org` }),
    );
    expect(statusesOf(answers).filter((status) => status === 303)).toHaveLength(RESETS_PER_ADDRESS);
    expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(5);
  });
});

describe("a learner site", () => {
  it("has ten tries at a child's password, then not even the right one counts", async () => {
    const parent = await signUp(server);
    await setUserType(server, "premium");
    await addChild(parent, "guessed_child");
    const site = clientWithKey(server, registerSite(server.dataDir));
    const logIn = (username: string, password: string) => site.post("/learner_api/login", { username, password });
    const answers = await guess(PER_ACCOUNT + 5, (index) => logIn("guessed_child", wrongPassword(index)));
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(PER_ACCOUNT);
    expect((await logIn("guessed_child", "ada and the fox")).status).toBe(429);
  });

  it("has as many for a child that does not exist: the limit tells nobody who does", async () => {
    const site = clientWithKey(server, registerSite(server.dataDir));
    const body = (index: number) => ({ username: "nobodys_child", password: wrongPassword(index) });
    const answers = await guess(PER_ACCOUNT + 5, (index) => site.post("/learner_api/login", body(index)));
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(PER_ACCOUNT);
  });

  it("is not found by its key's looks, and its own key is as good as before after others were tried", async () => {
    const key = registerSite(server.dataDir);
    const plans = (one: string) => clientWithKey(server, one).get("/learner_api/plans?username=nobodys_child");
    const near = [key.slice(0, -1), `${key}A`, key.toLowerCase(), key.toUpperCase(), `${key.slice(0, -1)}.`];
    const answers = await guess(60, (index) => plans(near[index] ?? `minnow_guess_${index}`));
    expect(statusesOf(answers)).toEqual(answers.map(() => 401));
    expect((await plans(key)).status).toBe(404);
  });
});
