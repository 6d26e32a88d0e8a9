import { paths } from "~/domain/paths";
import { type Child, type SignedUp, addChild, newChild, signUp, subscribe } from "#tests/api/family";
import type { Client } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server-process";
import { type Visitor, see } from "./visitor";
import { examplePlan } from "#tests/support/example-plan";

/** What a flow is walked with: a browser and a site of its own. */
export interface Journey {
  visitor: Visitor;
  server: RunningServer;
}

/** Something that a parent wants to be done with, written once for every browser. */
export interface Flow {
  goal: string;
  walk(journey: Journey): Promise<void>;
}

/** A plan that is saved already. */
export interface Plan {
  id: string;
  subject: string;
}

/** A parent, the child and what can be asked of the site by calls. */
export interface Family {
  parent: SignedUp;
  child: Child;
}

export const PASSWORD = "a shoal of small fish";
export const EMAIL = "pat@example.org";

/** A parent with an account, who logs in with the browser. */
export async function loggedInParent(journey: Journey): Promise<SignedUp> {
  const parent = await signUp(journey.server);
  await logIn(journey, parent);
  return parent;
}

/** A parent with a paid seat and a child on it, and what else is arranged, who logs in with the browser then. */
export async function loggedInFamily(
  journey: Journey,
  arrange: (family: Family) => Promise<unknown> = () => Promise.resolve(),
): Promise<Family> {
  const parent = await signUp(journey.server);
  await subscribe(parent);
  const child = await addChild(parent, "ada_reads");
  await arrange({ parent, child });
  await logIn(journey, parent);
  await see(journey.visitor, "Ada", "Grade 4");
  return { parent, child };
}

/** Logs in with the browser, from the start page. */
export async function logIn({ visitor }: Journey, parent: SignedUp, password = parent.password): Promise<void> {
  await visitor.open("/");
  await see(visitor, "Log in");
  await visitor.fill("Email", parent.email);
  await visitor.fill("Password", password);
  await visitor.press("Next");
  await giveCode(visitor, parent, parent.email);
}

/** Gives the code from the newest letter, and is logged in. */
export async function giveCode(visitor: Visitor, mailbox: Client, email: string): Promise<void> {
  await see(visitor, "Enter your code");
  await visitor.fill("Code", mailbox.codeFor(email));
  await visitor.press("Log in");
  await see(visitor, ", settings");
}

/** Saves a plan of three lessons, each with one topic, by a call. */
export async function addPlan({ parent, child }: Family, plan: object = {}): Promise<Plan> {
  const study_plan = examplePlan(plan);
  const answer = await parent.post("/lesson_plan/", { child_username: child.username, study_plan });
  return answer.json<{ study_plan: Plan }>().study_plan;
}

/** Adds a second child, Ben, by calls: the family pays for two seats then. */
export async function addSibling({ parent }: Family): Promise<Child> {
  await parent.post("/subscription/quantity", { quantity: 2 });
  const added = await parent.post("/user/child", { ...newChild, first_name: "Ben", username: "ben_counts" });
  return added.json<{ child_profile: Child }>().child_profile;
}

/** Goes from the wait before the checkout to the sandbox's page, and pays there with the card that succeeds. */
export async function payInSandbox(visitor: Visitor): Promise<void> {
  const next = visitor.hasScripts ? "Continue now" : "Continue to payment";
  await see(visitor, "Payment is next", next);
  await visitor.press(next);
  await see(visitor, "Sandbox checkout");
  await visitor.choose("4242 4242 4242 4242: every payment succeeds");
  await visitor.press("Pay");
}

/** Opens a plan to be read. */
export function openPlan({ visitor }: Journey, { child }: Family, { id }: Plan): Promise<void> {
  return visitor.open(paths.child.viewStudyPlan(child.username, id));
}

/** A family with a plan of the lessons Halves, Quarters and Thirds, which is open in the editor. */
export async function openEditor(journey: Journey, view = ""): Promise<Family & { plan: Plan }> {
  const family = await loggedInFamily(journey);
  const plan = await addPlan(family);
  const path = `/profile/${family.child.username}/edit_study_plan?study_plan_id=${plan.id}${view}`;
  await journey.visitor.open(path);
  await see(journey.visitor, "Edit study plan", "Halves", "Quarters", "Thirds");
  return { ...family, plan };
}
