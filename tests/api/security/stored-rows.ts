import { OWNERS } from "~/db/family-tables";
import { queryDatabase } from "../family";
import type { FamilyWithThings } from "./things";

/** Every row of every table, as JSON. */
export async function allRows(location: string): Promise<string[]> {
  const tables = Object.keys(OWNERS);
  const rows = await Promise.all(
    tables.map(async (table) =>
      (await queryDatabase(location, `select * from ${table}`)).map((row) => `${table} ${JSON.stringify(row)}`),
    ),
  );
  return rows.flat().sort();
}

/** The rows in which any of a family's ids is. */
export async function rowsOf({ parent, things }: FamilyWithThings, location: string): Promise<string[]> {
  const profile = await parent.get("/user/profile");
  const { child, sibling, child_id, plan, archived_plan } = things;
  const ids = [profile.json<{ id: string }>().id, parent.email, child, sibling, child_id, plan, archived_plan];
  return (await allRows(location)).filter((row) => ids.some((id) => row.includes(`"${id}"`)));
}
