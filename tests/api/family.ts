import Sqlite from "better-sqlite3";
import path from "node:path";
import pg from "pg";
import { paths } from "~/domain/paths";
import { type Answer, type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";

export interface Child {
  id: string;
  username: string;
  first_name: string;
  grade_level: string;
  picture_url: string;
  parent_consent: 0 | 1;
  collect_usage_data: 0 | 1;
}

/** A parent's browser, and what that parent knows. */
export interface SignedUp extends Client {
  email: string;
  password: string;
}

/** Lets a server believe `newVisitor`'s addresses; that of `sharedServer` does. */
export const visitorsHaveAddresses = { TRUST_PROXY: "1" };

let visitorCount = 0;
let emailCount = 0;

/** A browser in a network of its own, so that limits for one network do not hold for all tests of a file together. */
export function newVisitor(server: RunningServer): Client {
  visitorCount += 1;
  return createClient(server, {
    headers: { "X-Forwarded-For": `10.${1 + (visitorCount >> 8)}.${visitorCount & 255}.1` },
  });
}

/** An e-mail address that nobody in this test file has yet. */
export function newEmail(): string {
  emailCount += 1;
  return `parent${emailCount}@example.org`;
}

/** Creates an account and logs in to it, by calls. */
export async function signUp(server: RunningServer): Promise<SignedUp> {
  const account = { email: newEmail(), password: "a shoal of small fish" };
  const client = newVisitor(server);
  requireSuccess(await client.post("/user/profile", { ...account, do_token_auth: true }));
  await giveCode(client, account.email);
  return { ...client, ...account };
}

/** Logs in to an account in another browser. */
export async function logInElsewhere(server: RunningServer, { email, password }: SignedUp): Promise<SignedUp> {
  const client = newVisitor(server);
  requireSuccess(await client.post("/auth/login_cred", { type: "parent", username: email, password }));
  await giveCode(client, email);
  return { ...client, email, password };
}

/** Subscribes with one seat: pays on the sandbox's hosted page, as its form does. */
export async function subscribe(client: Client): Promise<void> {
  const asked = await client.post("/subscription/checkout_session", { price_type: "monthly_standard", quantity: 1 });
  const page = paths.sandbox.checkout(asked.json<{ session_id: string }>().session_id);
  const paid = await client.postForm(page, { csrf: await client.formToken(page), card: "succeeds" });
  if (paid.status !== 303) throw new Error(`The payment was answered ${paid.status}:\n${paid.text}`);
}

/** What adding a child takes, apart from a username of its own. */
export const newChild = { first_name: "Ada", grade_level: "Grade 4", password: "ada and the fox", parent_consent: 1 };

/** Adds a child. The parent needs a free seat. */
export async function addChild(client: Client, username: string): Promise<Child> {
  const added = requireSuccess(await client.post("/user/child", { ...newChild, username }));
  return added.json<{ child_profile: Child }>().child_profile;
}

/** A parent with one paid seat, and a child on it. */
export async function signUpWithChild(server: RunningServer, username: string): Promise<SignedUp> {
  const parent = await signUp(server);
  await subscribe(parent);
  await addChild(parent, username);
  return parent;
}

/** Makes every parent there is so far premium or standard, which no call can. */
export async function setUserType(server: RunningServer, userType: "premium" | "standard"): Promise<void> {
  await queryDatabase(server.dataDir, `update parents set user_type = '${userType}'`);
}

/**
 * Asks the database that a server writes to.
 * @param location `postgres://…`, or the data folder
 */
export async function queryDatabase<Row>(location: string, statement: string): Promise<Row[]> {
  if (location.startsWith("postgres")) {
    const client = new pg.Client({ connectionString: location });
    await client.connect();
    const { rows } = await client.query(statement).finally(() => client.end());
    return rows as Row[];
  }
  const file = new Sqlite(path.join(location, "minnow.sqlite"), { fileMustExist: true });
  try {
    const prepared = file.prepare(statement);
    if (prepared.reader) return prepared.all() as Row[];
    prepared.run();
    return [];
  } finally {
    file.close();
  }
}

async function giveCode(client: Client, email: string): Promise<void> {
  const token = client.codeFor(email);
  requireSuccess(await client.post("/auth/login_token", { type: "parent", username: email, token }));
}

/** A step on which a test stands, and which it does not test. */
function requireSuccess(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`A call was answered ${answer.status}: ${answer.text}`);
  return answer;
}
