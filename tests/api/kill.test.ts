import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createClient } from "#tests/support/client";
import { sampleOf } from "#tests/support/campaign";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { type RunningServer, startServer } from "#tests/support/server";
import { type Child, type SignedUp, newChild, queryDatabase, signUp } from "./family";
import { expectRefusal } from "./refusals";

/** How many adds are under way at any moment. */
const AT_ONCE = 12;

/** One child as it is kept, with what must have been kept along with it. */
interface KeptChild {
  username: string;
  password_hash: string;
  parental: number | null;
  usage_data: number | null;
}

/** Usernames, by what became of the add. */
interface Outcome {
  answered: string[];
  unanswered: string[];
}

const KEPT_CHILDREN = `
  select children.username, children.password_hash,
    max(case when consents.kind = 'parental' then consents.granted end) as parental,
    max(case when consents.kind = 'usage_data' then consents.granted end) as usage_data
  from children left join consents on consents.child_id = children.id
  group by children.id, children.username, children.password_hash`;

const KEPT_CHANGES = `
  select family_version - 1 as changes, (select count(*) from children) as children,
    (select count(*) from consents) as consents
  from parents`;

/**
 * A premium parent adds children, many at once, and the server is killed as soon as so many of them are answered.
 * @param deaths for each round, the number of answers after which the server dies
 */
function describeKills(deaths: number[], databaseUrl: () => Promise<string | undefined>): void {
  let location: string;
  let env: Record<string, string>;
  let server: RunningServer;
  let parent: SignedUp;

  beforeAll(async () => {
    const url = await databaseUrl();
    env = url === undefined ? {} : { DATABASE_URL: url };
    server = await startServer({ env });
    location = url ?? server.dataDir;
    parent = await signUp(server);
    await queryDatabase(location, "update parents set user_type = 'premium'");
  });

  const add = (username: string) => parent.post("/user/child", { ...newChild, username });

  /** Adds children without a pause until the server is killed in the middle. */
  async function killDuringAdds(round: number, answersBeforeDeath: number): Promise<Outcome> {
    const outcome: Outcome = { answered: [], unanswered: [] };
    let death: Promise<void> | undefined;
    const addUntilDeath = async (at: number) => {
      for (let count = 0; ; count += 1) {
        const username = `round_${round}_${at}_${count}`;
        const status = await add(username).then(
          (answer) => answer.status,
          () => null,
        );
        if (status === null) return outcome.unanswered.push(username);
        if (status !== 200) throw new Error(`An add was answered ${status}.`);
        outcome.answered.push(username);
        if (outcome.answered.length >= answersBeforeDeath) death ??= server.kill9();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => addUntilDeath(at)));
    await death;
    return outcome;
  }

  /** The same browser, after the server came up again on what it left behind. */
  async function restart(): Promise<void> {
    server = await startServer({ env, dataDir: server.dataDir });
    parent = { ...parent, ...createClient(server, { cookies: parent.cookies }) };
  }

  const listed = async () =>
    (await parent.get("/user/child")).json<{ child_profiles: Child[] }>().child_profiles.map((one) => one.username);

  describe.each(deaths.map((answers, round) => ({ answers, round })))(
    "killed once it answered $answers adds",
    ({ answers, round }) => {
      let outcome: Outcome;

      beforeAll(async () => {
        outcome = await killDuringAdds(round, answers);
        await restart();
      });

      it("died in the middle of adding", () => {
        expect(outcome.answered.length).toBeGreaterThanOrEqual(answers);
        expect(outcome.unanswered).toHaveLength(AT_ONCE);
      });

      it("lists every child that was answered", async () => {
        expect(await listed()).toEqual(expect.arrayContaining(outcome.answered));
      });

      it("has every child whole: with a password and both consents", async () => {
        const kept = await queryDatabase<KeptChild>(location, KEPT_CHILDREN);
        const whole = { password_hash: expect.stringMatching(/^\$argon2id\$/) as string, parental: 1, usage_data: 1 };
        expect(kept).toEqual(kept.map(({ username }) => ({ username, ...whole })));
      });

      it("has nothing but whole changes: one for each child", async () => {
        const [kept] = await queryDatabase<Record<string, unknown>>(location, KEPT_CHANGES);
        const children = (await listed()).length;
        expect(Object.values(kept ?? {}).map(Number)).toEqual([children, children, children * 2]);
      });

      it("answers a repeated add of an answered one with 409", async () => {
        const [username = ""] = outcome.answered.slice(-1);
        expectRefusal(await add(username), 409, "username_already_exists");
      });

      it("takes the unanswered ones when they are sent again, unless it has them", async () => {
        const again = await Promise.all(outcome.unanswered.map(add));
        expect(again.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
        expect(await listed()).toEqual(expect.arrayContaining(outcome.unanswered));
      });
    },
  );
}

describe("a server on SQLite that is killed while children are added", () => {
  describeKills(sampleOf([1, 4, 9, 15, 22, 30], 2), () => Promise.resolve(undefined));
});

describe("a server on PostgreSQL that is killed while children are added", () => {
  let drop = () => Promise.resolve();

  afterAll(() => drop());

  describeKills(sampleOf([5, 17], 1), async () => {
    const database = await freshPostgresDatabase(inject("postgresUrl"));
    drop = database.drop;
    return database.url;
  });
});
