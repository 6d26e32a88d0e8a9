import { childrenOfParent, findChild, findChildByUsername, insertConsents, updateChild } from "~/db/children";
import { changeFamily } from "~/db/family";
import type { ChildRow } from "~/db/schema";
import { hashPassword } from "../auth/passwords.server";
import type { Visitor } from "../auth/security-events";
import { changedConsents, consentColumns, requireConsent } from "../consent/consent.server";
import { NotAuthorized } from "../errors";
import { fromColumns, toColumns } from "../fields";
import { pictureUrlOf } from "./avatar";
import { type ChildFields, type ChildProfile, childSchema } from "./child";
import { usernameSchema } from "./username";

/** What is changed of a child; what is not sent stays as it is. */
export interface ChildChanges extends Partial<ChildFields> {
  picture_url?: string;
  parent_consent?: boolean;
  collect_usage_data?: boolean;
}

/** The parent's children, first added first. */
export async function childrenOf(parentId: string): Promise<ChildProfile[]> {
  return (await childrenOfParent(parentId)).map(toChildProfile);
}

/** The parent's own child of this username. Throws NotAuthorized for anyone else's and for none, alike. */
export async function requireOwnChild(parentId: string, username: string): Promise<ChildProfile> {
  const child = await findOwnChild(parentId, username);
  if (!child) throw refusedAccess();
  return child;
}

/** The same, or null when nobody has this username. Throws NotAuthorized for anyone else's. */
export async function findOwnChild(parentId: string, username: string): Promise<ChildProfile | null> {
  const { data: wellFormed } = usernameSchema.safeParse(username);
  const row = wellFormed ? await findChildByUsername(wellFormed) : undefined;
  if (row && row.parent_id !== parentId) throw refusedAccess();
  return row ? toChildProfile(row) : null;
}

/**
 * Changes what a parent fills in of a child (section 7, POST /user/child with `id`), and the consents that are sent
 * along; each one given or withdrawn is kept. Throws NotAuthorized for another family's child, ConsentMissing.
 */
export async function editChild(
  parentId: string,
  childId: string,
  { picture_url, parent_consent, collect_usage_data, ...fields }: ChildChanges,
): Promise<ChildProfile> {
  return changeFamily(parentId, async () => {
    const row = await findChild(childId);
    if (row?.parent_id !== parentId) throw refusedAccess();
    requireConsent(parent_consent ?? false, row);
    const consent = consentColumns(
      parent_consent ?? row.parent_consent === 1,
      collect_usage_data ?? row.collect_usage_data === 1,
    );
    const picture = picture_url === undefined ? {} : { picture_url: pictureUrlOf(picture_url) };
    const changed = toColumns({ ...fields, ...consent, ...picture });
    await updateChild(childId, changed);
    await insertConsents(changedConsents(row, consent));
    return toChildProfile({ ...row, ...changed });
  });
}

/** Gives a child another password (section 7, POST /user/child/password). Throws NotAuthorized, ServerBusy. */
export async function changeChildPassword(
  parentId: string,
  username: string,
  password: string,
  visitor: Visitor,
): Promise<void> {
  const child = await requireOwnChild(parentId, username);
  const passwordHash = await hashPassword(password);
  await changeFamily(parentId, () => updateChild(child.id, { password_hash: passwordHash }));
  visitor.emitSecurityEvent("child's password changed");
}

/** Chooses a child's avatar; what is not one of the 48 is the fish (POST user/child/picture_url). Throws NotAuthorized. */
export async function choosePicture(parentId: string, username: string, picture: string): Promise<ChildProfile> {
  const child = await requireOwnChild(parentId, username);
  const pictureUrl = pictureUrlOf(picture);
  await changeFamily(parentId, () => updateChild(child.id, { picture_url: pictureUrl }));
  return { ...child, picture_url: pictureUrl };
}

/** What belongs to another family was asked for, or what nobody has, which is answered alike: that is told. */
export function refusedAccess(): NotAuthorized {
  return new NotAuthorized().asSecurityEvent("access refused");
}

/** A stored child without what is secret. */
export function toChildProfile(row: ChildRow): ChildProfile {
  return fromColumns(childSchema, row);
}
