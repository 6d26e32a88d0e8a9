import { isLongRun } from "#tests/support/campaign";
import fc from "#tests/support/fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { apiDescription } from "~/http/description/document.server";
import type { Client } from "#tests/support/client";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, addChild, newVisitor, queryDatabase, signUp, subscribe, visitorsHaveAddresses } from "./family";
import { type Schema, type Telling, bodies, queries } from "./fuzzing/bodies";
import { type AnsweredPlan, postedPlan } from "./lesson_plan/plan";

/** So many batches of so many at once are sent to each call: the same in every run, unless more or others are asked for. */
const BATCHES = Number(process.env.FUZZ_BATCHES ?? (isLongRun ? 15 : 1));
const BATCH = 10;
/** What one batch may take; many batches take long. */
const BATCH_MS = 2000;
/** In every text of the other family, and in nothing that is sent here. */
const MARK = "Zebulon";

interface Operation {
  security: unknown[];
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
}

const operations = Object.entries(
  apiDescription().document.paths as unknown as Record<string, Record<string, Operation>>,
)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
  // Plans are archived last: the other calls need some.
  .sort((one, next) => Number(one.method === "delete") - Number(next.method === "delete"))
  .map(({ path, method, operation }) => [`${method.toUpperCase()} ${path}`, path, operation] as const);

function describeFuzzing(databaseUrl: () => Promise<string | undefined>): void {
  let server: RunningServer;
  let callers: SignedUp[];
  let other: SignedUp;
  let telling: Telling;
  let before: string[];

  const possessions = async (parent: SignedUp, child: string) => {
    const paths = ["/user/profile", "/user/child", `/lesson_plan/?child_username=${child}`];
    return Promise.all(paths.map(async (path) => (await parent.get(path)).text));
  };

  beforeAll(async () => {
    const url = await databaseUrl();
    server = await startServer({
      env: { ...visitorsHaveAddresses, ...(url === undefined ? {} : { DATABASE_URL: url }) },
    });
    const families = await Promise.all(
      ["paying_child", "premium_child", "other_child"].map((child) => family(server, child)),
    );
    const [paying, premium, others] = families as [Family, Family, Family];
    await queryDatabase(
      url ?? server.dataDir,
      `update parents set user_type = 'premium' where email = '${premium.parent.email}'`,
    );
    other = others.parent;
    await mark(others);
    callers = [paying.parent, premium.parent, await signUp(server)];
    telling = tellingValues(families);
    before = await possessions(other, "other_child");
  });

  it.each(operations)(
    "%s has an answer of its description to whatever is sent",
    async (name, path, operation) => {
      const [method = ""] = name.split(" ");
      const senders = operation.security.length > 0 ? callers : [newVisitor(server)];
      const send = async (sender: Client, query: string, body: string | undefined, address: string) => {
        const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
        // Throws where the description does not know the answer.
        const answer = await sender.request(path + query, { method, body, headers });
        expect(answer.status).toBeLessThan(500);
        expect(answer.text).not.toContain(MARK);
      };
      const schema = operation.requestBody?.content["application/json"].schema;
      const call = fc.tuple(
        fc.nat({ max: senders.length - 1 }),
        operation.parameters ? queries(operation.parameters, telling) : fc.constant(""),
        schema ? bodies(schema, telling) : fc.constant(undefined),
        fc.ipV4(),
      );
      const batches = fc.array(call, { minLength: BATCH, maxLength: BATCH });
      const property = fc.asyncProperty(batches, async (batch) => {
        await Promise.all(
          batch.map(([sender, query, body, address]) => send(senders[sender] as Client, query, body, address)),
        );
      });
      await fc.assert(property, { numRuns: BATCHES, endOnFailure: true });
    },
    30_000 + BATCHES * BATCH_MS,
  );

  it("changed nothing of the other family", async () => {
    expect(await possessions(other, "other_child")).toEqual(before);
  });

  it("ended no session of those who called", async () => {
    expect(await Promise.all(callers.map(async (caller) => (await caller.get("/user/profile")).status))).toEqual([
      200, 200, 200,
    ]);
  });
}

interface Family {
  parent: SignedUp;
  child: { id: string; username: string };
  plan: AnsweredPlan;
}

/** A parent with a child and a plan. */
async function family(server: RunningServer, username: string): Promise<Family> {
  const parent = await signUp(server);
  await subscribe(parent);
  const child = await addChild(parent, username);
  const saved = await parent.post("/lesson_plan/", { child_username: username, study_plan: postedPlan });
  return { parent, child, plan: saved.json<{ study_plan: AnsweredPlan }>().study_plan };
}

async function mark({ parent, child, plan }: Family): Promise<void> {
  await parent.put("/user/profile", { display_name: MARK });
  await parent.post("/user/child", { id: child.id, first_name: MARK, grade_level: MARK });
  const study_plan = { ...postedPlan, id: plan.id, version: 1, subject: MARK, goal: MARK };
  await parent.post("/lesson_plan/", { child_username: child.username, study_plan });
}

/** Fields that decide whose things are meant: everyone's, and nobody's. */
function tellingValues(families: Family[]): Telling {
  const usernames = families.map(({ child }) => child.username);
  const emails = families.map(({ parent }) => parent.email);
  const plans = fc.constantFrom(...families.map(({ plan }) => plan.id), "study_plan_none");
  const children = fc.constantFrom(...usernames, "nobody");
  return {
    child_username: children,
    study_plan_id: plans,
    study_plan_ids: fc.oneof(
      plans.map((id) => [id]),
      fc.uniqueArray(plans, { minLength: 1 }),
    ),
    username: fc.oneof(children, fc.constantFrom(...emails), fc.stringMatching(/^[a-z0-9_]{3,12}$/)),
    id: fc.oneof(
      fc.constantFrom(...families.flatMap(({ child, plan }) => [child.id, plan.id, ...idsIn(plan)])),
      fc.string(),
    ),
    email: fc.oneof(fc.emailAddress(), fc.constantFrom(...emails)),
    token: fc.stringMatching(/^[0-9]{6}$/),
    quantity: fc.integer({ min: 0, max: 3 }),
    version: fc.integer({ min: 1, max: 4 }),
    emoji: fc.constantFrom("🍕", "🔢", "ab"),
    picture_url: fc.constantFrom("{address}🦊", "{address}", "🐟"),
    subject: fc.constantFrom("Math", "Chess", "Knitting", "Space"),
  };
}

function idsIn({ lessons }: AnsweredPlan): string[] {
  return lessons.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]);
}

describe("thousands of bodies on SQLite", () => {
  describeFuzzing(() => Promise.resolve(undefined));
});

describe.runIf(isLongRun)("thousands of bodies on PostgreSQL", () => {
  let drop = () => Promise.resolve();

  afterAll(() => drop());

  describeFuzzing(async () => {
    const database = await freshPostgresDatabase(inject("postgresUrl"));
    drop = database.drop;
    return database.url;
  });
});
