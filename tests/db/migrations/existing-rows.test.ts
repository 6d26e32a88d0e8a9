import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely, Migrator } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect, disconnect } from "~/db/connection";
import { type MigrationName, fieldColumns, migrations } from "~/db/migrations/migrate";
import { postgres } from "~/db/postgres";
import { sqlite } from "~/db/sqlite";
import { childDraftOf } from "~/domain/child/child-draft.server";
import { findGeneration } from "~/domain/study-plan/generations.server";
import { freshLocation } from "#tests/support/database";

/** Tables as some migration left them. */
type Tables = Record<string, Record<string, unknown>>;

const at = 1_790_000_000_000;
const parent = {
  ...{ id: "parent_1", email: "pat.rivera@example.org", password_hash: "a hash", name: "Pat", user_type: "standard" },
  ...{ confirmed_at: null, family_version: 1, created_at: at },
};
const child = {
  ...{ id: "child_1", parent_id: parent.id, username: "ada_reads", first_name: "Ada", grade_level: "Grade 4" },
  ...{ password_hash: "a hash", picture_url: "", parent_consent: 1, collect_usage_data: 1, created_at: at },
};
const plan = {
  ...{ id: "plan_1", parent_id: parent.id, child_id: child.id, version: 1, subject: "Kites", goal: "Fly one" },
  ...{ previous_knowledge: "", needs: "", emoji: "🪁", num_lessons: 3, lessons: "[]", current_position: "{}" },
  ...{ display_order: 0, is_deleted: 0, created_at: at, updated_at: at },
};

let folder: string;
let place: Awaited<ReturnType<typeof freshLocation>>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "minnow-rows-"));
  place = await freshLocation(folder);
});
afterEach(async () => {
  await disconnect();
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Does `work` in the database as it was when this migration was the last. */
async function whenLastWas<Result>(
  name: MigrationName,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const engine = place.location.startsWith("postgres") ? postgres(place.location) : sqlite(place.location);
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error } = await migrator.migrateTo(name);
    expect(error).toBeUndefined();
    return await work(db);
  } finally {
    await db.destroy();
    engine.close();
  }
}

describe("what is kept when a release migrates it", () => {
  it("of a new child that was typed is typed still, whatever is in it", async () => {
    const typed = { first_name: `Ada "Ace" O'Hara \\ 🦊`, grade_level: "Grade 4", username: "" };
    const others = { first_name: "", grade_level: "", username: "ben_builds" };
    await whenLastWas("008_codes_and_guesses", async (db) => {
      const other = { ...parent, id: "parent_2", email: "sam.reyes@example.org" };
      await db.insertInto("parents").values([parent, other]).execute();
      const drafts = [
        { parent_id: parent.id, ...typed, collect_usage_data: 1, updated_at: at },
        { parent_id: other.id, ...others, collect_usage_data: 0, updated_at: at },
      ];
      await db.insertInto("child_drafts").values(drafts).execute();
    });
    await connect(place.location);
    expect(await childDraftOf("parent_1")).toEqual({ ...typed, collect_usage_data: true });
    expect(await childDraftOf("parent_2")).toEqual({ ...others, collect_usage_data: false });
  });

  it("of what an editor asked for is found still", async () => {
    const latest = {
      ...{ id: "wish_1", kind: "lesson", description: "A lesson on tails", provider: "configured", putAt: null },
      inputs: { subject: "Kites", goal: "Fly one", previous_knowledge: "", needs: "" },
    };
    const wish = JSON.stringify({ latest, lastGenerated: null });
    await whenLastWas("008_codes_and_guesses", async (db) => {
      await db.insertInto("parents").values(parent).execute();
      await db.insertInto("children").values(child).execute();
      await db.insertInto("study_plans").values(plan).execute();
      const kept = { plan_id: plan.id, editor: "a session's hash", wish, updated_at: at };
      await db.insertInto("study_plan_wishes").values(kept).execute();
    });
    await connect(place.location);
    const editing = { parentId: parent.id, username: child.username, planId: plan.id, editor: "a session's hash" };
    expect(await findGeneration(editing)).toEqual(latest);
  });
});

describe("the column of a field that a parent fills in", () => {
  const fields = Object.entries(fieldColumns).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, migration]) => ({ table, column, migration })),
  );

  it.each(fields)("$column of $table is made by $migration", async ({ table, column, migration }) => {
    const tables = await whenLastWas(migration, (db) => db.introspection.getTables());
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
    expect(columns).toContain(column);
  });
});
