import { unzipSync, strFromU8 } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "~/db/connection";
import { type TableName, tablesOf } from "~/db/family-tables";
import type { Parent } from "~/domain/account/account";
import { familyArchive } from "~/domain/account/family-data.server";
import { changeDisplayName } from "~/domain/account/account.server";
import { hashToken } from "~/domain/ids.server";
import { NotAuthorized } from "~/domain/errors";
import { requireOwnChild } from "~/domain/child/child.server";
import { addChild } from "~/domain/child/add-child.server";
import { writeToSupport } from "~/domain/support/support.server";
import { another, ben } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { type FullFamily, fullFamily } from "#tests/support/full-family";

let test: TestDatabase;
let full: FullFamily;
beforeAll(async () => {
  test = await openTestDatabase();
  full = await fullFamily(test);
});
afterAll(() => test.close());

/** The files of a download, by name. */
async function filesOf(parent: Parent, username: string | null = null): Promise<Record<string, string>> {
  const { chunks } = await familyArchive(parent, username);
  const parts: Uint8Array[] = [];
  for await (const part of chunks) parts.push(part);
  const files = unzipSync(Buffer.concat(parts));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const whose = ({ id, email }: Parent) => ({ parentId: id, email, childId: null });
const rowsIn = (files: Record<string, string>, table: TableName) =>
  JSON.parse(files[`json/${table}.json`] ?? "[]") as Record<string, unknown>[];

describe("a download of everything", () => {
  it("has each table of the family as JSON and as CSV, with what is in it", async () => {
    const files = await filesOf(full.parent);
    for (const table of tablesOf(whose(full.parent))) {
      expect(rowsIn(files, table).length, table).toBeGreaterThan(0);
      expect(files[`csv/${table}.csv`]?.split("\r\n").length, table).toBeGreaterThan(2);
    }
    expect(files["README.txt"]).toContain("Times are in UTC");
  });

  it("has no hash of a password, a code or a session", async () => {
    const hashes = await Promise.all([
      database().selectFrom("parents").select("password_hash as hash").execute(),
      database().selectFrom("children").select("password_hash as hash").execute(),
      database().selectFrom("mailed_codes").select("code_hash as hash").execute(),
      database().selectFrom("sessions").select("id_hash as hash").execute(),
    ]);
    const text = JSON.stringify(await filesOf(full.parent));
    expect(text).not.toContain(hashToken(full.sessionToken));
    for (const { hash } of hashes.flat()) expect(text).not.toContain(hash);
    expect(text).not.toMatch(/_hash|"editor"/);
  });

  it("has nothing of another family", async () => {
    const other = await fullFamily(test);
    const text = JSON.stringify(await filesOf(full.parent));
    for (const trace of [other.parent.id, other.parent.email, other.username]) expect(text).not.toContain(trace);
  });

  it("tells times as people read them, and lessons as what they are", async () => {
    const [plan] = rowsIn(await filesOf(full.parent), "study_plans");
    expect(plan?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d/);
    expect(plan?.lessons).toMatchObject([{ title: expect.any(String) as string }, {}, {}]);
  });

  it("disarms what a spreadsheet would run", async () => {
    await changeDisplayName(full.parent.id, '=HYPERLINK("https://spam.example")');
    const { "csv/parents.csv": parents } = await filesOf(full.parent);
    expect(parents).toContain(`"'=HYPERLINK(""https://spam.example"")"`);
  });

  it("is named by its day", async () => {
    const { fileName } = await familyArchive(full.parent, null);
    expect(fileName).toMatch(/^minnow-family-\d{4}-\d\d-\d\d\.zip$/);
  });
});

describe("a download of one child", () => {
  it("has the child's profile, consents and plans, and nothing of the account or of a sibling", async () => {
    const sibling = another(ben);
    await addChild(full.parent.id, sibling);
    const { id } = await requireOwnChild(full.parent.id, full.username);
    const files = await filesOf(full.parent, full.username);
    expect(rowsIn(files, "children")).toMatchObject([{ id, username: full.username }]);
    expect(rowsIn(files, "consents").every(({ child_id }) => child_id === id)).toBe(true);
    expect(rowsIn(files, "study_plans")).toMatchObject([{ child_id: id }]);
    const text = JSON.stringify(files);
    for (const trace of [sibling.username, full.parent.email]) expect(text).not.toContain(trace);
  });

  it("has no message that another parent wrote with this e-mail address", async () => {
    const other = await fullFamily(test);
    const written = { email: full.parent.email, message: "From next door", website: "", form_id: "" };
    await writeToSupport(written, { parentId: other.parent.id, address: "198.51.100.77" });
    expect(JSON.stringify(await filesOf(full.parent))).not.toContain("From next door");
    expect(JSON.stringify(await filesOf(other.parent))).toContain("From next door");
  });

  it("is refused for another family's child, and for none", async () => {
    const other = await fullFamily(test);
    for (const username of [other.username, "nobody_at_all", ""]) {
      await expect(familyArchive(full.parent, username)).rejects.toBeInstanceOf(NotAuthorized);
    }
  });
});
