import { changeFamily } from "~/db/family";
import { updateParent } from "~/db/parents";
import type { ParentRow } from "~/db/schema";
import { findParentByWeeklyMailToken } from "~/db/weekly-mails";
import { NotFound } from "../errors";

/** What a token looks like; no database is asked for anything else. */
const TOKEN = /^[\w-]{20,100}$/;

/** Turns the weekly mail on or off. */
export async function setWeeklyMail(parentId: string, isOn: boolean): Promise<void> {
  await changeFamily(parentId, () => updateParent(parentId, { weekly_mail: isOn ? 1 : 0 }));
}

/** Whether the weekly mail that this token stops is on. Throws NotFound for any other token. */
export async function isWeeklyMailOn(token: string): Promise<boolean> {
  return (await requireParentOfToken(token)).weekly_mail === 1;
}

/** Stops the weekly mail by the token that is in it; once more changes nothing. Throws NotFound for any other token. */
export async function unsubscribe(token: string): Promise<void> {
  await setWeeklyMail((await requireParentOfToken(token)).id, false);
}

async function requireParentOfToken(token: string): Promise<ParentRow> {
  const parent = TOKEN.test(token) ? await findParentByWeeklyMailToken(token) : undefined;
  if (!parent) throw new NotFound("link");
  return parent;
}
