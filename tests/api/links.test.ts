import { beforeAll, describe, expect, it, vi } from "vitest";
import { demoChildren, demoParent } from "~/domain/demo/cast";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import { type Crawl, crawl } from "#tests/support/crawl";
import { type RunningServer, startServer } from "#tests/support/server";
import { queryDatabase, signUp } from "./family";
import { doors } from "./security/doors";

const HISTORY_WITHIN_MS = 20_000;
const [ada, ben, cleo] = demoChildren.map(({ username }) => username) as [string, string, string];
const { apiDocs, components, outbox, robots, sitemap } = paths.machine;
/** What has no link, or none on the way of every visitor. */
const unlinked = [apiDocs(), components(), outbox(), robots(), sitemap()];
const from = [paths.home(), paths.marketing(), paths.signup(), paths.trial(), ...unlinked];

let server: RunningServer;

/** Sends a form of a page, and gives where it leads. */
async function send(client: Client, page: string, fields: Record<string, string>, to = page): Promise<string> {
  const answer = await client.postForm(to, { csrf: await client.formToken(page), ...fields });
  expect(answer.status, `${to}: ${answer.text}`).toBe(303);
  return answer.headers.get("location")?.replace(server.url, "") ?? "";
}

async function logIn(): Promise<Client> {
  const client = createClient(server);
  const { email: username, password } = demoParent;
  await client.post(paths.calls.loginCred(), { type: "parent", username, password });
  await client.post(paths.calls.loginToken(), { type: "parent", username, token: client.codeFor(username) });
  return client;
}

async function plansOf(client: Client, username: string) {
  const { json } = await client.get(paths.calls.lessonPlan({ child_username: username, is_deleted: 0 }));
  return json<{ study_plans: { id: string; lessons: { topics: { id: string }[] }[] }[] }>().study_plans;
}

/** Follows every link from these pages. */
const follow = (client: Client, pages: readonly string[]) => crawl(client, server.url, [...from, ...pages]);

/** A family with plans, an archived plan, a changed one, and one half made. */
async function crawlOfFamily(): Promise<Crawl> {
  const client = await logIn();
  const [edited, archived] = await plansOf(client, ada);
  const editor = paths.child.editStudyPlan(ada, edited?.id ?? "");
  await send(client, editor, { intent: `delete:${edited?.lessons[0]?.topics[0]?.id}` });
  await send(client, editor, { intent: "generate" });
  await send(client, paths.child.viewStudyPlan(ada, archived?.id ?? ""), { intent: "archive" });
  await client.get(paths.trial({ sample: "chess" }));
  const wizard = paths.child.addStudyPlan(cleo, "");
  const topics = await send(client, wizard, { intent: "take_sample" }, `${wizard}?index`);
  const settings = paths.settings.overview();
  await send(client, settings, { weekly_mail: "on" }, paths.settings.weeklyMail());
  const portal = await send(client, settings, { intent: "manage_subscription" }, `${settings}?index`);
  return follow(client, [editor, topics, portal, paths.child.progress(ben)]);
}

/** Somebody who has signed up and not paid, from the letters too. */
async function crawlOfNewcomer(): Promise<Crawl> {
  const parent = await signUp(server);
  const checkout = await send(parent, paths.trial(), { intent: "start_checkout" });
  const passwords = { old_password: parent.password, new_password: "another shoal of small fish" };
  await parent.put(paths.calls.userPassword(), passwords);
  const inLetters = await vi.waitFor(async () => {
    const { text } = await parent.get(outbox());
    const found = text
      .split(server.url)
      .slice(1)
      .map((rest) => rest.split(/[\s<"]/)[0] ?? "");
    expect(found).toContainEqual(expect.stringContaining(paths.notMe("")));
    return found;
  });
  return follow(parent, [checkout, ...inLetters]);
}

async function crawlOfVisitor(): Promise<Crawl> {
  const { child, settings, keptForm, unsubscribe } = paths;
  await queryDatabase(
    server.dataDir,
    `update parents set weekly_mail_token = 'the_token_of_a_weekly_letter' where email = '${demoParent.email}'`,
  );
  const ofParents = [child.profile(ada), child.progress(ada), settings.overview(), settings.weeklyMail(), keptForm()];
  return follow(createClient(server), [...ofParents, unsubscribe("the_token_of_a_weekly_letter")]);
}

let crawls: { family: Crawl; newcomer: Crawl; visitor: Crawl };

beforeAll(async () => {
  server = await startServer({ env: { MINNOW_DEMO: "1" } });
  await vi.waitFor(() => expect(server.logs()).toContain("reports are in."), HISTORY_WITHIN_MS);
  // One after the other: the last one changes what the letters of the first lead to.
  const [family, newcomer] = [await crawlOfFamily(), await crawlOfNewcomer()];
  crawls = { family, newcomer, visitor: await crawlOfVisitor() };
}, 10 * HISTORY_WITHIN_MS);

describe("links and forms", () => {
  it.each([
    ["a family with plans, an archived plan, a changed one, and one half made", "family"],
    ["somebody who has signed up and not paid, from the letters too", "newcomer"],
    ["somebody who is signed out", "visitor"],
  ] as const)("lead somewhere for %s", (_, who) => {
    expect(crawls[who].faults).toEqual([]);
  });

  it("were looked at on every page", () => {
    const opened = Object.values(crawls).flatMap((crawled) => [...crawled.paths]);
    const pages = Object.entries(doors).filter(([, { opensFor }]) => opensFor !== "calls" && opensFor !== "machines");
    expect(opened).toEqual(expect.arrayContaining(pages.map(([path]) => path.replace("?index", ""))));
  });
});
