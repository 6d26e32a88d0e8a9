import { queryDatabase } from "#tests/api/family";

/** The family that is written to. */
export interface Family {
  parentId: string;
  /** Of the family, before the first change. */
  version: number;
  /** The video that is reported to be watched. */
  video: { username: string; study_plan_id: string; lesson_id: string; video_id: string };
}

/** What a database holds of the changes, and what is wrong with it. */
export interface Balance {
  lost: string[];
  halfDone: string[];
}

const IDS = `
  select id from children union all select id from study_plans union all select report_id as id from reports`;

const TOTALS = `
  select family_version as version,
    (select count(*) from children) as children, (select count(*) from study_plans) as plans,
    (select count(*) from reports) as reports, (select count(*) from consents) as consents,
    (select sum(seconds) from watched_quarters) as seconds
  from parents`;

const SECONDS_A_REPORT = 60;

/** Compares what was answered with what is kept: each change is whole, and raised the family's version by one. */
export async function balance(location: string, family: Family, answered: readonly string[]): Promise<Balance> {
  const kept = new Set((await queryDatabase<{ id: string }>(location, IDS)).map(({ id }) => id));
  const [totals] = await queryDatabase<Record<string, unknown>>(location, TOTALS);
  const count = (name: string) => Number(totals?.[name] ?? 0);
  // The family begins with one child and one plan.
  const changes = count("children") - 1 + count("plans") - 1 + count("reports");
  const halfDone = [
    ...expectSame("versions", count("version") - family.version, changes),
    ...expectSame("consents", count("consents"), 2 * count("children")),
    ...expectSame("seconds", count("seconds"), SECONDS_A_REPORT * count("reports")),
    ...(await unsound(location)),
  ];
  return { lost: answered.filter((id) => !kept.has(id)), halfDone };
}

function expectSame(what: string, is: number, shouldBe: number): string[] {
  return is === shouldBe ? [] : [`${is} ${what} where ${shouldBe} belong`];
}

/** What SQLite finds wrong with its own file. */
async function unsound(location: string): Promise<string[]> {
  if (location.startsWith("postgres")) return [];
  const found = await queryDatabase<{ integrity_check: string }>(location, "pragma integrity_check");
  return found.map((row) => row.integrity_check).filter((word) => word !== "ok");
}
