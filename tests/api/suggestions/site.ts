import { randomBytes } from "node:crypto";
import { paths } from "~/domain/paths";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, signUpWithChild } from "../family";
import { planInputs } from "../lesson_plan/plan";
import { wizardForms } from "#tests/support/wizard-answers";
import { openAnswer, openCall } from "./open-answer";

export const CHILD = "ada_reads";
const WIZARD = paths.child.addStudyPlan(CHILD, "");
/** What a browser says that asks for a page; text browsers do not. */
export const NAVIGATION = {
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Site": "same-origin",
};

/** The pages of the wizard that suggest something. */
export type SuggestionPage = "goal" | "preview" | "topics";

/** A server whose suggestions come from a model, and a parent of one child. */
export interface Site {
  model: ModelServer;
  server: RunningServer;
  parent: SignedUp;
  /** How another server is started that shares this one's database and sessions. */
  env: Record<string, string>;
}

/** Starts a model, and a server that asks it, on SQLite unless a PostgreSQL database is given, with `changes` to its environment. */
export async function startSite(databaseUrl?: string, changes: Record<string, string> = {}): Promise<Site> {
  const model = await startModelServer({ hasDetailsApart: true });
  const { baseUrl, apiKey, model: name } = model.address;
  const env = {
    LLM_BASE_URL: baseUrl,
    LLM_API_KEY: apiKey ?? "",
    LLM_MODEL: name,
    // A test is not to pay for the failures that the one before it wanted.
    LLM_PAUSE_SECONDS: "0",
    SESSION_SECRET: randomBytes(32).toString("hex"),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...changes,
  };
  const server = await startServer({ env });
  return { model, server, env, parent: await signUpWithChild(server, CHILD) };
}

/** Starts the site's server again, on the same data and port: its parent is still logged in. */
export async function startAgain(site: Site): Promise<void> {
  const { url, dataDir } = site.server;
  site.server = await startServer({ env: site.env, dataDir, port: Number(new URL(url).port) });
}

/** Asks for lessons, and resolves with the first line. Each goal is a suggestion of its own. */
export function askForLessons({ parent }: Pick<Site, "parent">, { url }: RunningServer, changes: object = {}) {
  const asked = { ...planInputs, child_username: CHILD, num_lessons: 5, nonse: 0, ...changes };
  return openCall(url, parent, "/lesson_plan/stream", asked);
}

/** Asks for a page of the wizard as a browser does. */
export function openWizardPage({ parent, server }: Site, page: SuggestionPage) {
  return openAnswer(server.url, parent, `${WIZARD}/${page}`, { headers: NAVIGATION });
}

/** Sends a form to the wizard, at a path in it. */
export async function postToWizard(parent: SignedUp, path: string, fields: Record<string, string>) {
  return parent.postForm(WIZARD + path, { csrf: await parent.formToken(WIZARD), ...fields });
}

/** What the first form with a button of this intent carries. Throws when the page has none. */
export function hiddenFields(html: string, intent: string): Record<string, string> {
  const form = html.match(/<form.*?<\/form>/gs)?.find((one) => one.includes(`value="${intent}"`));
  if (!form) throw new Error(`No form has the intent ${intent}:\n${html}`);
  const fields = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = "", value = ""]) => [name, value]));
}

/** Answers the wizard's pages before the lessons, with what the calls are given. */
export async function answerWizard(parent: SignedUp, goal = planInputs.goal): Promise<void> {
  const { subject, previous_knowledge, needs } = planInputs;
  const typed = { "": { subject }, goal: { goal }, previous_knowledge: { previous_knowledge }, needs: { needs } };
  for (const [path, fields] of wizardForms("preview", typed)) {
    const answer = await postToWizard(parent, path, fields);
    if (answer.status !== 303) throw new Error(`The wizard answered ${answer.status}:\n${answer.text}`);
  }
}
