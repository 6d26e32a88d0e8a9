import { createHash } from "node:crypto";
import { paths } from "~/domain/paths";
import type { RunningServer } from "#tests/support/server";
import { wizardForms } from "#tests/support/wizard-answers";
import { type SignedUp, addChild, logInElsewhere, newChild, queryDatabase, signUp, subscribe } from "../family";
import { clientWithKey, reportOf, videosOf } from "../learner_api/site";
import { type AnsweredPlan, postedPlan } from "../lesson_plan/plan";
import type { DoorForm } from "./doors";

const thingNames = [
  ...["child", "sibling", "child_id", "plan", "archived_plan", "lesson", "topic", "undo", "generation", "wizard"],
  ...["fingerprint", "form", "session", "checkout", "portal", "unsubscribe", "not_me"],
] as const;

/** What belongs to a family and has a name or an id that travels in addresses, forms and calls. */
export type ThingName = (typeof thingNames)[number];
export type Things = Record<ThingName, string>;

/** A parent with two children and something of everything. `mark` is in every text of theirs. */
export interface FamilyWithThings {
  parent: SignedUp;
  things: Things;
}

/**
 * Makes a family that has one of each thing there is. The parent is premium, so that no seat is in the way.
 * @param mark in every text of the family
 * @param location of the database: `postgres://…`, or the data folder
 */
export async function familyWithThings(
  server: RunningServer,
  name: string,
  mark: string,
  location = server.dataDir,
): Promise<FamilyWithThings> {
  const parent = await signUp(server);
  const asked = { price_type: "monthly_standard", quantity: 1 };
  const opened = await parent.post("/subscription/checkout_session", asked);
  await subscribe(parent);
  await queryDatabase(location, `update parents set user_type = 'premium' where email = '${parent.email}'`);
  await parent.put("/user/profile", { display_name: `Pat ${mark}` });
  const child = await addChild(parent, `${name}_one`);
  const form = `form_of_${name}`;
  await parent.post("/user/child", { ...newChild, username: `${name}_two`, first_name: mark, form_id: form });
  await parent.post("/user/child", { id: child.id, first_name: mark, grade_level: mark });
  const [plan, archived] = [await savePlan(parent, child.username, mark), await savePlan(parent, child.username, mark)];
  await parent.request(`/lesson_plan/?child_username=${child.username}&study_plan_id=${archived.id}`, {
    method: "DELETE",
  });
  const [lesson] = plan.lessons;
  const drafted = await useForms(location, parent, { child: child.username, plan, mark });
  await watch(server, location, child.username);
  return {
    parent,
    things: {
      child: child.username,
      sibling: `${name}_two`,
      child_id: child.id,
      plan: plan.id,
      archived_plan: archived.id,
      lesson: lesson?.id ?? "",
      topic: lesson?.topics[0]?.id ?? "",
      form,
      checkout: opened.json<{ session_id: string }>().session_id,
      ...drafted,
      ...(await outsideThings(server, location, parent)),
    },
  };
}

let newUsernames = 0;

/** A text in which `{child}` and the like are somebody's; `{new_username}` is one that nobody has. */
export function filledIn(text: string, things: Things): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name !== "new_username") return things[name as ThingName];
    newUsernames += 1;
    return `new_child_${newUsernames}`;
  });
}

/** The same of a form's fields, names and values. */
export function fieldsFilledIn({ fields }: DoorForm, things: Things): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [filledIn(name, things), filledIn(value, things)]),
  );
}

/** The things that a text names. */
export function namedIn(...texts: string[]): ThingName[] {
  const named = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as ThingName));
  return [...new Set(named)].filter((name) => thingNames.includes(name));
}

/** Where a path of the site map is, for somebody: an index route's query only tells its form apart. */
export function addressOf(path: string, query: string, things: Things): string {
  const page = path
    .replace(":username", "{child}")
    .replace(":session_id", "{checkout}")
    .replace(":portal_id", "{portal}")
    .replace(paths.notMe.pattern, "/not_me/{not_me}")
    .replace(":token", "{unsubscribe}")
    .replace(":file", "halves.svg")
    .replace("*", "nothing_here");
  const joined = page.includes("?") && query !== "" ? `${page}&${query.slice(1)}` : page + query;
  return filledIn(joined, things);
}

async function savePlan(parent: SignedUp, child_username: string, mark: string): Promise<AnsweredPlan> {
  const lessons = ["first", "second", "third"].map((title) => ({
    title: `${mark} ${title}`,
    explanation: mark,
    topics: [{ title: `${mark} topic` }, { title: "another topic" }],
  }));
  const texts = { subject: mark, goal: mark, previous_knowledge: mark, needs: mark };
  const study_plan = { ...postedPlan, ...texts, lessons };
  const answer = await parent.post("/lesson_plan/", { child_username, study_plan });
  return answer.json<{ study_plan: AnsweredPlan }>().study_plan;
}

interface Drafting {
  child: string;
  plan: AnsweredPlan;
  mark: string;
}

/** What only the pages' forms bring about: steps to undo, a generation, a wizard half-way, a child half typed, a message. */
async function useForms(location: string, parent: SignedUp, { child, plan, mark }: Drafting) {
  const csrf = await parent.formToken(paths.settings.overview());
  const post = async (page: string, fields: Record<string, string>) => {
    const answer = await parent.postForm(page, { csrf, ...fields });
    if (answer.status !== 303) throw new Error(`${page} was answered ${answer.status}:\n${answer.text.slice(0, 3000)}`);
  };
  const editor = paths.child.editStudyPlan(child, plan.id);
  await post(editor, { intent: `delete:${plan.lessons[0]?.topics[1]?.id ?? ""}` });
  await post(editor, { intent: "generate" });
  const wizard = paths.child.addStudyPlan(child, "");
  const kites = (field: string) => ({ [field]: `${mark} kites` });
  const typed = { "": kites("subject"), goal: kites("goal"), previous_knowledge: kites("previous_knowledge") };
  const forms = wizardForms("preview", { ...typed, needs: { needs: mark }, emojis: { own_emoji: "🪁" } });
  for (const [step, fields] of forms) await post(wizard + step, fields);
  await post(paths.support(), { email: parent.email, message: mark, form_id: "form_of_support" });
  const preview = (await parent.get(`${wizard}/preview`)).text;
  const one = async (statement: string) => (await queryDatabase<{ found: string }>(location, statement))[0]?.found;
  const planIs = `where plan_id = '${plan.id}'`;
  return {
    undo: (await one(`select id as found from study_plan_undos ${planIs}`)) ?? "",
    generation:
      /"id":"(\w+)"/.exec((await one(`select generation as found from study_plan_generations ${planIs}`)) ?? "")?.[1] ??
      "",
    wizard: (await one(`select id as found from study_plan_drafts order by updated_at desc limit 1`)) ?? "",
    fingerprint: /name="fingerprint" value="([^"]+)"/.exec(preview)?.[1] ?? "",
  };
}

/** What reaches beyond the session: another device, the payment provider's pages, the links in mails. */
async function outsideThings(server: RunningServer, location: string, parent: SignedUp) {
  await logInElsewhere(server, parent);
  const sessions = (await parent.get(paths.settings.sessions())).text;
  const unsubscribe = Buffer.from(parent.email.repeat(3)).toString("base64url").slice(0, 43);
  const portal = (await parent.post("/subscription/billing_portal", {})).json<{ url: string }>().url;
  const statement = `update parents set weekly_mail = 1, weekly_mail_token = '${unsubscribe}' where email = '${parent.email}'`;
  await queryDatabase(location, statement);
  const not_me = `not_me_of_${unsubscribe}`;
  const tokenHash = createHash("sha256").update(not_me).digest("base64url");
  await queryDatabase(
    location,
    `insert into not_me_links (token_hash, parent_id, used_at, expires_at)
     select '${tokenHash}', id, null, ${Date.now() + 3_600_000} from parents where email = '${parent.email}'`,
  );
  return {
    session: /name="session" value="([^"]+)"/.exec(sessions)?.[1] ?? "",
    portal: portal.split("/").at(-1) ?? "",
    unsubscribe,
    not_me,
  };
}

/** The child watched a video to its end, as a learner site tells it. */
async function watch(server: RunningServer, location: string, username: string): Promise<void> {
  const key = `minnow_${username}`;
  const hash = createHash("sha256").update(key).digest("base64url");
  await queryDatabase(
    location,
    `insert into learner_sites (id, name, key_hash, created_at) values ('site_${username}', 'Reef school', '${hash}', 1)`,
  );
  const site = clientWithKey(server, key);
  const [video] = await videosOf(site, username);
  const { status } = await site.post("/learner_api/reports", { reports: [reportOf(video, { progress: 1 })] });
  if (status !== 200) throw new Error(`The report was answered ${status}.`);
}
