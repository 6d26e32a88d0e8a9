import { paths } from "~/domain/paths";
import type { Answer } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { type SignedUp, newChild, newEmail, newVisitor, queryDatabase, setUserType, signUp } from "../family";
import { type ReportedVideo, newSite, reportOf, videosOf } from "../learner_api/site";
import { planInputs, postedPlan } from "../lesson_plan/plan";

/** One change that somebody sends, and may send again. */
export interface Change {
  what: string;
  send(): Promise<Answer>;
  /** What the answer has to say while the database fails. */
  words: string;
  /** What was typed and has to be in the answer, and what must not. */
  kept: string[];
  secret?: string;
  /** The answers that mean it is done: of the first try, or of one more. */
  done: readonly number[];
  /** How often it is kept. */
  count(): Promise<number>;
}

const PASSWORD = "a shoal of small fish";

/** A parent whose children cost nothing, with a child that learns; made while all is well. */
export async function openFamily(server: RunningServer, location: string, env: Record<string, string> = {}) {
  const parent = await signUp(server);
  await setUserType({ ...server, dataDir: location }, "premium");
  const username = "ada_reads";
  await parent.post("/user/child", { ...newChild, username });
  await parent.post("/lesson_plan/", { child_username: username, study_plan: { ...planInputs, ...postedPlan } });
  const site = await newSite(server, env);
  const [video] = await videosOf(site, username);
  return { parent, key: site.key, video: video as ReportedVideo };
}

type Family = Awaited<ReturnType<typeof openFamily>>;

/** The changes that are tried: a sign-up, a message, a child, a plan, and a report of what was watched. */
export async function changesOf(server: RunningServer, location: string, family: Family): Promise<Change[]> {
  const rows = async (statement: string) => (await queryDatabase(location, statement)).length;
  return [
    await signUpForm(server, rows),
    await supportForm(server, rows),
    await childForm(family.parent, rows),
    planCall(server, family.parent, rows),
    reportCall(server, family, rows),
  ];
}

type Count = (statement: string) => Promise<number>;

async function signUpForm(server: RunningServer, rows: Count): Promise<Change> {
  const visitor = newVisitor(server);
  const form = { csrf: await visitor.formToken(paths.signup()), email: newEmail(), password: PASSWORD };
  return {
    what: "a sign-up",
    send: () => visitor.postForm(paths.signup(), form),
    words: "Something went wrong. Please try again later.",
    kept: [form.email],
    secret: PASSWORD,
    done: [303],
    count: () => rows(`select id from parents where email = '${form.email}'`),
  };
}

/** The first of its kind: what counts such messages is opened while the database fails. */
async function supportForm(server: RunningServer, rows: Count): Promise<Change> {
  const visitor = newVisitor(server);
  const csrf = await visitor.formToken(paths.support());
  const form = { csrf, email: newEmail(), message: "Where is the archive?", website: "", form_id: "form" };
  return {
    what: "a message to support",
    send: () => visitor.postForm(paths.support(), form),
    words: "An error occurred. Please try again later.",
    kept: [],
    done: [303],
    count: () => rows(`select id from support_messages where email = '${form.email}'`),
  };
}

async function childForm(parent: SignedUp, rows: Count): Promise<Change> {
  const { password, ...typed } = newChild;
  const child = { first_name: typed.first_name, grade_level: typed.grade_level, username: "ben_draws" };
  const { text } = await parent.get(paths.addProfile());
  const form_id = /name="form_id" value="([^"]+)"/.exec(text)?.[1] ?? "";
  const csrf = await parent.formToken(paths.addProfile());
  return {
    what: "a child",
    send: () =>
      parent.postForm(paths.addProfile(), { csrf, form_id, intent: "save", ...child, password, parent_consent: "on" }),
    words: "Failed to save profile. Please try again later.",
    kept: Object.values(child),
    secret: password,
    done: [303],
    // A child without both consents would be half of one.
    count: () =>
      rows(`select child_id from consents where child_id = (select id from children where username = 'ben_draws')
      group by child_id having count(*) = 2`),
  };
}

function planCall({ url }: RunningServer, parent: SignedUp, rows: Count): Change {
  const study_plan = { ...planInputs, ...postedPlan, id: "study_plan_of_the_fault" };
  return {
    what: "a plan",
    send: () => {
      const Cookie = [...parent.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      return makeCall(`${url}/lesson_plan/`, { Cookie }, { child_username: "ada_reads", study_plan });
    },
    words: '"internal_error"',
    kept: [],
    done: [200],
    count: () => rows("select id from study_plans where id = 'study_plan_of_the_fault'"),
  };
}

function reportCall({ url }: RunningServer, { key, video }: Family, rows: Count): Change {
  const report = reportOf(video, { report_id: "report-of-the-fault", seconds: 77 });
  return {
    what: "a report",
    send: () => makeCall(`${url}/learner_api/reports`, { Authorization: `Bearer ${key}` }, { reports: [report] }),
    words: '"internal_error"',
    kept: [],
    done: [200],
    // Taken twice it would count 154 seconds.
    count: () => rows("select seconds from watched_quarters where seconds = 77"),
  };
}

/** Makes a call whose answer may be one that is in no description: a fault of the server. */
async function makeCall(url: string, headers: Record<string, string>, body: object): Promise<Answer> {
  const init = { method: "POST", headers: { ...headers, "Content-Type": "application/json" } };
  const answer = await fetch(url, { ...init, body: JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: <Body>() => JSON.parse(text) as Body };
}
