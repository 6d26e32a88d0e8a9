import { beforeAll, describe, expect, it, vi } from "vitest";
import { SECURITY_EVENTS } from "~/domain/auth/security-events";
import { paths } from "~/domain/paths";
import { type Client, createClient, isLetterTo, lettersIn } from "#tests/support/client";
import { registerSite } from "#tests/support/learner-site";
import { type RunningServer, startServer } from "#tests/support/server";
import {
  type SignedUp,
  addChild,
  logInElsewhere,
  newChild,
  newEmail,
  newVisitor,
  signUp,
  signUpWithChild,
  subscribe,
  visitorsHaveAddresses,
} from "../family";
import { clientWithKey } from "../learner_api/site";
import { postedPlan } from "../lesson_plan/plan";

const CODE_TRIES = 5;
const PER_ACCOUNT = 10;
const NEW_PASSWORD = "six otters under a bridge";
const WRONG_PASSWORD = "eleven herons on a wire";
const WRONG_KEY = "minnow_a_key_that_nobody_has";

interface Line {
  level: number;
  id: string;
  event?: string;
  reason?: string;
  account?: string;
  network?: string;
  method?: string;
  path?: string;
}

let server: RunningServer;
let marks = 0;

beforeAll(async () => {
  server = await startServer({ env: visitorsHaveAddresses });
});

function linesIn(written: string): Line[] {
  const lines = written.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line) as Line);
}

/** Waits until all that was written before is read: lines come in their order, so a last request closes them. */
async function readToMark(from: number): Promise<Line[]> {
  marks += 1;
  const mark = `/mark_${marks}`;
  await createClient(server).get(mark);
  return vi.waitFor(() => {
    const lines = linesIn(server.logs().slice(from));
    expect(lines.at(-1)?.path).toBe(mark);
    return lines.slice(0, -1);
  });
}

/** The lines that were written while something was done. */
async function linesDuring(work: () => Promise<unknown>): Promise<Line[]> {
  await readToMark(server.logs().length);
  const before = server.logs().length;
  await work();
  return readToMark(before);
}

const eventsIn = (lines: readonly Line[]) => lines.filter(({ event }) => event !== undefined);

/** What was told while something was done: each event with its reason, if it has one. */
async function toldDuring(work: () => Promise<unknown>): Promise<string[]> {
  return eventsIn(await linesDuring(work)).map(({ event = "", reason }) => (reason ? `${event}: ${reason}` : event));
}

const logIn = (client: Client, { email, password }: { email: string; password: string }) =>
  client.post("/auth/login_cred", { type: "parent", username: email, password });
const giveCode = (client: Client, email: string, token: string) =>
  client.post("/auth/login_token", { type: "parent", username: email, token });

/** A code of six digits that is not the one that was mailed. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}

/** A browser whose parent asked for a new password. */
async function askedForReset(email: string) {
  const visitor = newVisitor(server);
  const csrf = await visitor.formToken(paths.resetPassword());
  const post = (fields: Record<string, string>) => visitor.postForm(paths.resetPassword(), { csrf, ...fields });
  await post({ intent: "reset_email", email });
  // Nobody waits for its letter to be sent.
  return { post, code: await vi.waitFor(() => resetCodeFor(email)) };
}

function resetCodeFor(email: string): string {
  const letters = lettersIn(server.dataDir).filter((letter) => isLetterTo(email, letter));
  const code = letters
    .map((letter) => /^Subject: (\d{6}) is your code for a new password/m.exec(letter)?.[1])
    .find(Boolean);
  if (code === undefined) throw new Error("There is no code for a new password yet.");
  return code;
}

function notMeLinkFor(email: string): string {
  const letters = lettersIn(server.dataDir).filter((letter) => isLetterTo(email, letter));
  const link = letters.map((letter) => /\/not_me\/[\w-]{43}/.exec(letter.replace(/=\r?\n/g, ""))?.[0]).find(Boolean);
  if (link === undefined) throw new Error("There is no mail about the changed password yet.");
  return link;
}

describe("a parent's account", () => {
  it("is opened, and logged in to", async () => {
    expect(await toldDuring(() => signUp(server))).toEqual(["signed up", "login succeeded", "session opened"]);
  });

  it("is not logged in to with a wrong password, by call or on a page", async () => {
    const { email } = await signUp(server);
    const visitor = newVisitor(server);
    const csrf = await visitor.formToken("/");
    const told = await toldDuring(async () => {
      await logIn(visitor, { email, password: WRONG_PASSWORD });
      await visitor.postForm("/", { csrf, intent: "login_password", username: email, password: WRONG_PASSWORD });
    });
    expect(told).toEqual(["login failed: wrong password", "login failed: wrong password"]);
  });

  it("is not logged in to with a wrong code, nor with the right one after too many", async () => {
    const parent = await signUp(server);
    const visitor = newVisitor(server);
    await logIn(visitor, parent);
    const code = visitor.codeFor(parent.email);
    const wrong = await toldDuring(() => repeat(CODE_TRIES, () => giveCode(visitor, parent.email, otherThan(code))));
    expect(wrong).toEqual(Array<string>(CODE_TRIES).fill("login failed: wrong code"));
    expect(await toldDuring(() => giveCode(visitor, parent.email, code))).toEqual(["login failed: dead code"]);
  });

  it("is locked after ten tries", async () => {
    const { email } = await signUp(server);
    const attempt = () => logIn(newVisitor(server), { email, password: WRONG_PASSWORD });
    await repeat(PER_ACCOUNT, attempt);
    expect(await toldDuring(attempt)).toEqual(["limit reached: account"]);
  });

  it("is logged out of, by call and on the page", async () => {
    const parent = await signUp(server);
    const elsewhere = await logInElsewhere(server, parent);
    const csrf = await elsewhere.formToken(paths.settings.overview());
    const told = await toldDuring(async () => {
      await parent.post("/auth/logout", {});
      await elsewhere.postForm(paths.settings.overview({ index: true }), { csrf, intent: "logout" });
    });
    expect(told).toEqual(["session ended", "session ended"]);
  });

  it("is signed out of on other devices", async () => {
    const parent = await signUp(server);
    await logInElsewhere(server, parent);
    const csrf = await parent.formToken(paths.settings.sessions());
    const signOut = () => parent.postForm(paths.settings.sessions(), { csrf, intent: "sign_out_others" });
    expect(await toldDuring(signOut)).toEqual(["other sessions ended"]);
  });

  it("gets a new password, but not with a wrong old one", async () => {
    const parent = await signUp(server);
    const change = (old_password: string) => parent.put("/user/password", { old_password, new_password: NEW_PASSWORD });
    expect(await toldDuring(() => change(WRONG_PASSWORD))).toEqual(["password refused"]);
    expect(await toldDuring(() => change(parent.password))).toEqual(["password changed"]);
  });

  it("gets a new password by mail, but not with a wrong code", async () => {
    const { email } = await signUp(server);
    let reset: Awaited<ReturnType<typeof askedForReset>> | undefined;
    const asked = await toldDuring(async () => (reset = await askedForReset(email)));
    expect(asked).toEqual(["new password asked for"]);
    const { post, code } = reset ?? (await askedForReset(email));
    const guess = () => post({ intent: "reset_code", token: otherThan(code) });
    expect(await toldDuring(guess)).toEqual(["new password refused: wrong code"]);
    await post({ intent: "reset_code", token: code });
    const chosen = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    const choose = () => post({ intent: "reset_password", ...chosen });
    expect(await toldDuring(choose)).toEqual(["password reset", "session opened"]);
  });

  it("is said not to have been changed by its parent, once", async () => {
    const parent = await signUp(server);
    await parent.put("/user/password", { old_password: parent.password, new_password: NEW_PASSWORD });
    const press = async () => newVisitor(server).postForm(await vi.waitFor(() => notMeLinkFor(parent.email)), {});
    expect(await toldDuring(press)).toEqual(["password change disowned"]);
    expect(await toldDuring(press)).toEqual([]);
  });

  it("has its codes guessed: that is told, and further ones wait", async () => {
    const { email } = await signUp(server);
    const guess = () => giveCode(newVisitor(server), email, "000000");
    await repeat(PER_ACCOUNT - 1, guess);
    expect(await toldDuring(guess)).toEqual(["codes guessed", "login failed: dead code"]);
    // The limit of all tries is met as soon, and is asked first.
    expect(await toldDuring(guess)).toEqual(["limit reached: account"]);
  });

  it("is deleted, but not with a wrong password", async () => {
    const parent = await signUp(server);
    const csrf = await parent.formToken(paths.settings.overview());
    const remove = (password: string) => parent.postForm(paths.settings.deleteAccount(), { csrf, password });
    expect(await toldDuring(() => remove(WRONG_PASSWORD))).toEqual(["password refused"]);
    expect(await toldDuring(() => remove(parent.password))).toEqual(["account deleted"]);
  });
});

describe("a child's account", () => {
  it("gets a new password", async () => {
    const parent = await signUpWithChild(server, "gets_a_password");
    const change = { username: "gets_a_password", password: NEW_PASSWORD };
    expect(await toldDuring(() => parent.post("/user/child/password", change))).toEqual(["child's password changed"]);
  });

  it("is logged in to on a learner site, but not with a wrong password", async () => {
    await signUpWithChild(server, "logs_in");
    const site = clientWithKey(server, registerSite(server.dataDir));
    const attempt = (password: string) => site.post("/learner_api/login", { username: "logs_in", password });
    expect(await toldDuring(() => attempt(WRONG_PASSWORD))).toEqual(["child's login failed"]);
    expect(await toldDuring(() => attempt(newChild.password))).toEqual(["child's login succeeded"]);
  });
});

describe("what is refused", () => {
  it("is a form without its token", async () => {
    const parent = await signUp(server);
    const rename = () => parent.postForm(paths.settings.profile(), { csrf: "made up", display_name: "Mallory" });
    expect(await toldDuring(rename)).toEqual(["form refused"]);
  });

  it("is a form and a call that another site sent", async () => {
    const parent = await signUp(server);
    const csrf = await parent.formToken(paths.settings.overview());
    const foreign = { "Sec-Fetch-Site": "cross-site" };
    const told = await toldDuring(async () => {
      const body = new URLSearchParams({ csrf, display_name: "Mallory" });
      await parent.request(paths.settings.profile(), { method: "POST", headers: foreign, body });
      const headers = { ...foreign, "Content-Type": "application/json" };
      await parent.request("/user/profile", { method: "PUT", headers, body: "{}" });
    });
    expect(told).toEqual(["cross-site request refused", "cross-site request refused"]);
  });

  it("is another family's child, once for a page that guards it in several places", async () => {
    await signUpWithChild(server, "anothers");
    const parent = await signUp(server);
    expect(await toldDuring(() => parent.get(paths.child.edit("anothers")))).toEqual(["access refused"]);
    expect(await toldDuring(() => parent.get("/lesson_plan/?child_username=anothers"))).toEqual(["access refused"]);
  });

  it("is another family's plan", async () => {
    const other = await signUpWithChild(server, "has_a_plan");
    const saved = await other.post("/lesson_plan/", { child_username: "has_a_plan", study_plan: postedPlan });
    const { id } = saved.json<{ study_plan: { id: string } }>().study_plan;
    const parent = await signUpWithChild(server, "has_no_plan");
    const target = `/lesson_plan/?child_username=has_no_plan&study_plan_id=${id}`;
    expect(await toldDuring(() => parent.send("DELETE", target))).toEqual(["access refused"]);
  });

  it("is a payment event with a forged signature", async () => {
    const forged = { method: "POST", headers: { "Sandbox-Signature": "t=1,v1=forged" }, body: "{}" };
    const send = () => createClient(server).request(paths.machine.paymentEvents(), forged);
    expect(await toldDuring(send)).toEqual(["webhook signature refused"]);
  });

  it("is a learner site with a wrong key", async () => {
    const ask = () => clientWithKey(server, WRONG_KEY).get("/learner_api/plans?username=anybody");
    expect(await toldDuring(ask)).toEqual(["learner key refused"]);
  });
});

describe("the line of an event", () => {
  it("has the id of its request", async () => {
    const { email } = await signUp(server);
    const lines = await linesDuring(() => logIn(newVisitor(server), { email, password: WRONG_PASSWORD }));
    const [event, request] = [eventsIn(lines)[0], lines.find(({ path }) => path === "/auth/login_cred")];
    expect(event?.id).toBe(request?.id);
  });

  it("warns of what was refused, and says only that the rest happened", async () => {
    const lines = await linesDuring(async () => {
      const { email } = await signUp(server);
      await logIn(newVisitor(server), { email, password: WRONG_PASSWORD });
    });
    expect(eventsIn(lines).map(({ event, level }) => [event, level])).toEqual([
      ["signed up", 30],
      ["login succeeded", 30],
      ["session opened", 30],
      ["login failed", 40],
    ]);
  });

  it("names one account alike before and after its login, and another one otherwise", async () => {
    const accountsOf = async (parent: SignedUp) => {
      const lines = await linesDuring(async () => {
        await logIn(newVisitor(server), { email: parent.email, password: WRONG_PASSWORD });
        await parent.get(paths.child.profile("nobody_at_all"));
        await parent.post("/auth/logout", {});
      });
      return new Set(eventsIn(lines).map(({ account }) => account));
    };
    const [one, other] = [await accountsOf(await signUp(server)), await accountsOf(await signUp(server))];
    expect([one.size, other.size, new Set([...one, ...other]).size]).toEqual([1, 1, 2]);
  });

  it("names one network alike, and another one otherwise", async () => {
    const networkOf = async (address: string) => {
      const visitor = createClient(server, { headers: { "X-Forwarded-For": address } });
      const lines = await linesDuring(() => logIn(visitor, { email: newEmail(), password: WRONG_PASSWORD }));
      return eventsIn(lines)[0]?.network;
    };
    const [one, same, other] = [
      await networkOf("fd00:1:2:3::4"),
      await networkOf("fd00:1:2:3:9::"),
      await networkOf("fd00:1:2:4::4"),
    ];
    expect(one).toMatch(/^[\w-]{12}$/);
    expect([same === one, other === one]).toEqual([true, false]);
  });

  it("tells no address, name, password, code or key", async () => {
    const child = { first_name: "Zephyrine", username: "zephyrine_reads" };
    const visitor = createClient(server, { headers: { "X-Forwarded-For": "10.99.88.77" } });
    let parent: SignedUp | undefined;
    const lines = await linesDuring(async () => {
      parent = await signUp(server);
      await subscribe(parent);
      await addChild(parent, child.username);
      await parent.post("/user/child/password", { username: child.username, password: NEW_PASSWORD });
      await logIn(visitor, { email: parent.email, password: WRONG_PASSWORD });
      await giveCode(visitor, parent.email, "000000");
      await parent.get(paths.child.profile("anothers_page"));
      await clientWithKey(server, WRONG_KEY).get("/learner_api/plans?username=anybody");
    });
    const written = JSON.stringify(eventsIn(lines));
    const { email = "", password = "", cookies } = parent ?? {};
    const session = cookies?.get("minnow_session") ?? "";
    const secrets = [email, password, session, NEW_PASSWORD, WRONG_PASSWORD, "000000", WRONG_KEY, "10.99.88.77"];
    expect(secrets.filter((secret) => secret === "" || written.includes(secret))).toEqual([]);
    expect(written).not.toMatch(/zephyrine|anothers_page|parent_/i);
  });

  it("is written for every event that Minnow knows, in the tests above", async () => {
    const told = new Set(eventsIn(linesIn(server.logs())).map(({ event }) => event));
    expect(Object.keys(SECURITY_EVENTS).filter((event) => !told.has(event))).toEqual([]);
  });
});
