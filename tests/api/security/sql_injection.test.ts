import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { OWNERS } from "~/db/family-tables";
import { isLongRun, sampleOf } from "#tests/support/campaign";
import type { Answer } from "#tests/support/client";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { type RunningServer, startServer } from "#tests/support/server";
import { newVisitor, queryDatabase, visitorsHaveAddresses } from "../family";
import { type DescribedCall, everyCall, withField } from "./described-fields";
import { doors } from "./doors";
import { mappedRoutes } from "./site-map";
import { rowsOf } from "./stored-rows";
import { type FamilyWithThings, addressOf, familyWithThings, namedIn } from "./things";

const MARK = "Zebulon";

/** What ends a text or a number of a statement that is put together, and goes on with another. */
const endings = sampleOf(
  [
    "'",
    '"',
    "\\'",
    "' OR '1'='1",
    "' OR 1=1 --",
    "') OR ('1'='1",
    "%' OR first_name LIKE '%",
    "'; DROP TABLE study_plans; --",
    "'; UPDATE parents SET user_type = 'premium'; --",
    "' UNION SELECT id, email, password_hash FROM parents --",
    "' || (SELECT email FROM parents LIMIT 1) || '",
    "' AND 1 = (SELECT COUNT(*) FROM pg_sleep(3)) --",
    "'/**/OR/**/1=1#",
    "$1",
    "?1",
    ":1",
    "1 OR 1=1",
    "$$; DROP TABLE children; $$",
  ],
  6,
);
/** Those that addresses are tried with, whose pages take longer than calls. */
const ADDRESS_ENDINGS = endings.filter((_, index) => index % 3 === 0);
/** Nobody's, and as little of a name as the endings. */
const UNKNOWN = "nobody's";

function describeInjection(databaseUrl: () => Promise<string | undefined>): void {
  let server: RunningServer;
  let location: string;
  let attacker: FamilyWithThings;
  let victim: FamilyWithThings;
  let before: string[];
  let counts: Record<string, number>;

  const countRows = async () => {
    const tables = Object.keys(OWNERS).filter((table) => !["job_leases", "suggestion_writers"].includes(table));
    const counted = tables.map(async (table) => {
      const [row] = await queryDatabase<{ count: number | string }>(location, `select count(*) as count from ${table}`);
      return [table, Number(row?.count)];
    });
    return Object.fromEntries(await Promise.all(counted)) as Record<string, number>;
  };

  beforeAll(async () => {
    const url = await databaseUrl();
    server = await startServer({
      env: { ...visitorsHaveAddresses, ...(url === undefined ? {} : { DATABASE_URL: url }) },
    });
    location = url ?? server.dataDir;
    attacker = await familyWithThings(server, "eve", "Own", location);
    victim = await familyWithThings(server, "vic", MARK, location);
    before = await rowsOf(victim, location);
    counts = await countRows();
  });

  const expectNothingTold = ({ status, text }: Answer) => {
    expect(status).toBeLessThan(500);
    expect(text).not.toContain(MARK);
    expect(text).not.toContain(victim.parent.email);
    expect(text).not.toMatch(/syntax error|SQLITE_|unterminated|no such (table|column)|argon2id/);
  };

  const call = ({ method, path, example, isPublic }: DescribedCall, field: string, put: unknown) => {
    const sender = isPublic ? newVisitor(server) : attacker.parent;
    if (example.payload !== undefined) {
      return sender.send(method as "POST" | "PUT", path, withField(example.payload, field, put));
    }
    const query = new URLSearchParams(withField(example.query, field, put) as Record<string, string>);
    return sender.request(`${path}?${query.toString()}`, { method });
  };

  const fields = everyCall.flatMap((one) => one.fields.map((field) => [`${one.name} ${field}`, one, field] as const));
  const names = fields.filter(([, , field]) => /username|study_plan_ids?$|^id$|^study_plan\.id$/.test(field));

  it.each(sampleOf(fields, 24))("the field %s is no way into a statement", async (_, one, field) => {
    const answers = await Promise.all(endings.map((ending) => call(one, field, ending)));
    answers.forEach(expectNothingTold);
  });

  it.each(sampleOf(names, 8))("the name in %s is one that nobody has, however it goes on", async (_, one, field) => {
    const isTaken = ({ status, text }: Answer) => [status, status === 200 ? "" : text];
    const expected = isTaken(await call(one, field, UNKNOWN));
    const answers = await Promise.all(endings.map((ending) => call(one, field, `${victim.things.child}${ending}`)));
    expect(answers.map(isTaken)).toEqual(answers.map(() => expected));
  });

  const addresses = mappedRoutes.flatMap(({ path }) => {
    const { queries = [], saidQueries = [] } = doors[path] ?? {};
    return ["", ...queries, ...saidQueries]
      .map((query) => [`${path}${query}`, path, query] as const)
      .filter(([title]) => /[?=:]/.test(title));
  });

  it.each(sampleOf(addresses, 16))("the address %s is no way into a statement", async (_, path, query) => {
    for (const ending of ADDRESS_ENDINGS) {
      const tail = encodeURIComponent(ending);
      const things = { ...attacker.things };
      const told = namedIn(path.replace(/:\w+/, "{child}"), query);
      for (const name of told) things[name] = victim.things[name] + tail;
      const plain = addressOf(path, query.replace(/=[^&]*/g, `=${tail}`), attacker.things);
      const answers = await Promise.all([addressOf(path, query, things), plain].map(attacker.parent.get));
      answers.forEach(expectNothingTold);
    }
  });

  it("the other family has all it had, unchanged", async () => {
    expect(await rowsOf(victim, location)).toEqual(before);
  });

  it("every table is there, and none has fewer rows", async () => {
    const now = await countRows();
    const fewer = Object.keys(counts).filter((table) => (now[table] ?? 0) < (counts[table] ?? 0));
    expect(fewer.filter((table) => !["mailed_codes", "reset_grants"].includes(table))).toEqual([]);
  });

  it("nobody has become premium who was not", async () => {
    const [row] = await queryDatabase<{ count: number | string }>(
      location,
      "select count(*) as count from parents where user_type = 'premium'",
    );
    expect(Number(row?.count)).toBe(2);
  });
}

describe("SQL in names and texts, on SQLite", () => {
  describeInjection(() => Promise.resolve(undefined));
});

describe.runIf(isLongRun)("SQL in names and texts, on PostgreSQL", () => {
  let drop = () => Promise.resolve();

  afterAll(() => drop());

  describeInjection(async () => {
    const database = await freshPostgresDatabase(inject("postgresUrl"));
    drop = database.drop;
    return database.url;
  });
});
