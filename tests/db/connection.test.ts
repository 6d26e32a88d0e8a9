import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, database, disconnect, withRelaxedDurability, inTransaction } from "~/db/connection";
import { isUniqueViolation } from "~/db/family";
import { beatAsSuggestionWriter } from "~/db/suggestions";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function isKept(id: string): Promise<boolean> {
  const rows = await database().selectFrom("suggestion_writers").select("id").where("id", "=", id).execute();
  return rows.length > 0;
}

/** How the engine waits for the disk: SQLite's 1 is normal, 2 is full. */
async function waiting(): Promise<unknown> {
  const isPostgres = test.location.startsWith("postgres");
  const asked = isPostgres ? sql`show synchronous_commit` : sql`pragma synchronous`;
  const { rows } = await asked.execute(database());
  return Object.values(rows[0] as object)[0];
}

describe("a quick transaction", () => {
  it("keeps what is written in it", async () => {
    await withRelaxedDurability(() => beatAsSuggestionWriter("kept", 1));
    expect(await isKept("kept")).toBe(true);
  });

  it("takes all back when its work fails", async () => {
    const work = async () => {
      await beatAsSuggestionWriter("taken back", 1);
      throw new Error("on purpose");
    };
    await expect(withRelaxedDurability(work)).rejects.toThrow("on purpose");
    expect(await isKept("taken back")).toBe(false);
  });

  it("does not wait for the disk", async () => {
    expect(["off", 1]).toContain(await withRelaxedDurability(waiting));
  });

  it.each([
    { end: "that is kept", work: () => Promise.resolve() },
    { end: "that fails", work: () => Promise.reject(new Error("on purpose")) },
  ])("$end leaves the others waiting for the disk as before", async ({ work }) => {
    const before = await waiting();
    await withRelaxedDurability(work).catch(() => undefined);
    expect(await inTransaction(waiting)).toBe(before);
  });

  it("within another transaction is part of it", async () => {
    const work = async () => {
      await withRelaxedDurability(() => beatAsSuggestionWriter("part", 1));
      throw new Error("on purpose");
    };
    await expect(inTransaction(work)).rejects.toThrow("on purpose");
    expect(await isKept("part")).toBe(false);
  });
});

describe("a value that must be unique and is not", () => {
  it("is told from other errors, and once the database is closed nothing is in the way of the error there was", async () => {
    const lost = new Error("The connection is gone.");
    expect(isUniqueViolation(lost)).toBe(false);
    await disconnect();
    expect(isUniqueViolation(lost)).toBe(false);
    await connect(test.location);
  });
});
