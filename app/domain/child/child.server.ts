import {
  childrenOfParent,
  deleteChild,
  deleteChildDraft,
  findChild,
  findChildByUsername,
  insertChild,
  insertConsents,
  updateChild,
} from "~/db/children";
import { changeFamily, isUniqueViolation } from "~/db/family";
import type { ChildRow, ConsentRow } from "~/db/schema";
import { hashPassword } from "../auth/passwords.server";
import { CONSENT_TEXT_VERSION, isConsentSectionShown } from "../consent/consent";
import { ChargeNotAgreed, ConsentMissing, NotAuthorized, UsernameTaken } from "../errors";
import { newId } from "../ids.server";
import { settings } from "../settings.server";
import { isAgreementNeeded } from "../subscription/subscription";
import { refuseWhileUnderWay, withLoweredSeats, withRaisedSeats } from "../subscription/seats.server";
import { pendingAction } from "../subscription/subscription.server";
import { pictureUrlOf } from "./avatar";
import type { ChildProfile } from "./child";

export interface NewChild {
  first_name: string;
  grade_level: string;
  username: string;
  password: string;
  picture_url?: string | null;
  parent_consent: boolean;
  collect_usage_data: boolean;
  /** Agreement to the charge shown, where there is one. */
  agreedToCharge: boolean;
  /** Names the form sent: the same one again adds no second child. */
  formId?: string | null;
}

/** The parent's children, first added first. */
export async function childrenOf(parentId: string): Promise<ChildProfile[]> {
  return (await childrenOfParent(parentId)).map(toChildProfile);
}

/** The parent's own child of this username. Throws NotAuthorized for anyone else's and for none, alike. */
export async function requireOwnChild(parentId: string, username: string): Promise<ChildProfile> {
  const row = await findChildByUsername(username.toLowerCase());
  if (row?.parent_id !== parentId) throw new NotAuthorized();
  return toChildProfile(row);
}

/**
 * Adds a child (section 7, POST /user/child), and with an agreed charge first raises the seats; when the child can't
 * be added the seats go back. Throws UsernameTaken, ConsentMissing, ChargeNotAgreed, NotAuthorized while a
 * subscription action is pending, ServiceFailed.
 */
export async function addChild(parentId: string, child: NewChild): Promise<ChildProfile> {
  const sentBefore = await findChildOfForm(parentId, child);
  if (sentBefore) return sentBefore;
  requireConsent(child.parent_consent, null);
  const action = await pendingAction(parentId, { doAddChild: true });
  if (isAgreementNeeded(action) && !child.agreedToCharge) throw new ChargeNotAgreed();
  if (await findChildByUsername(child.username)) throw new UsernameTaken();
  const row = await newChildRow(parentId, child);
  const changeId = child.formId ?? newId("seat");
  const add = () => insertNewChild(row, child, changeId);
  try {
    await (isAgreementNeeded(action) ? withRaisedSeats(parentId, changeId, add) : changeFamily(parentId, add));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const sentMeanwhile = await findChildOfForm(parentId, child);
    if (sentMeanwhile) return sentMeanwhile;
    throw new UsernameTaken();
  }
  return toChildProfile(row);
}

/**
 * Removes a child with all data; the seat is given back from the next bill on. False when the payment provider could
 * not be told yet, which is made up for later. Throws NotAuthorized, SeatChangeUnderWay.
 */
export async function removeChild(parentId: string, username: string, formId: string): Promise<boolean> {
  const child = await requireOwnChild(parentId, username);
  return withLoweredSeats(parentId, formId, () => deleteChild(child.id));
}

/**
 * Changes a child's name and grade (section 7, POST /user/child with `id`); where consent is asked for it is kept.
 * Throws NotAuthorized for another family's child, ConsentMissing.
 */
export async function editChild(
  parentId: string,
  childId: string,
  changes: {
    first_name: string;
    grade_level: string;
    parent_consent?: boolean;
    collect_usage_data?: boolean;
    picture_url?: string;
  },
): Promise<ChildProfile> {
  const row = await findChild(childId);
  if (row?.parent_id !== parentId) throw new NotAuthorized();
  const before = toChildProfile(row);
  requireConsent(changes.parent_consent ?? false, before);
  const isAsked = isConsentSectionShown(settings().isConsentRequired, before);
  const consent = isAsked ? consentColumns(true, changes.collect_usage_data ?? true) : {};
  const picture = changes.picture_url === undefined ? {} : { picture_url: pictureUrlOf(changes.picture_url) };
  const { first_name, grade_level } = changes;
  await changeFamily(parentId, async () => {
    await updateChild(childId, { first_name, grade_level, ...consent, ...picture });
    if (isAsked) await insertConsents(consentRecords(parentId, childId, changes.collect_usage_data ?? true));
  });
  return { ...before, first_name, grade_level, ...consent, ...picture };
}

/** Gives a child another password (section 7, POST /user/child/password). Throws NotAuthorized. */
export async function changeChildPassword(parentId: string, username: string, password: string): Promise<void> {
  const child = await requireOwnChild(parentId, username);
  const passwordHash = await hashPassword(password);
  await changeFamily(parentId, () => updateChild(child.id, { password_hash: passwordHash }));
}

/** Chooses a child's avatar; what is not one of the 48 is the fish (POST user/child/picture_url). Throws NotAuthorized. */
export async function choosePicture(parentId: string, username: string, picture: string): Promise<ChildProfile> {
  const child = await requireOwnChild(parentId, username);
  const pictureUrl = pictureUrlOf(picture);
  await changeFamily(parentId, () => updateChild(child.id, { picture_url: pictureUrl }));
  return { ...child, picture_url: pictureUrl };
}

async function findChildOfForm(parentId: string, { username, formId }: NewChild): Promise<ChildProfile | null> {
  const row = formId ? await findChildByUsername(username) : undefined;
  return row && row.parent_id === parentId && row.form_id === formId ? toChildProfile(row) : null;
}

async function newChildRow(parentId: string, child: NewChild): Promise<ChildRow> {
  return {
    id: newId("child"),
    parent_id: parentId,
    username: child.username,
    first_name: child.first_name,
    grade_level: child.grade_level,
    password_hash: await hashPassword(child.password),
    picture_url: pictureUrlOf(child.picture_url),
    ...consentColumns(child.parent_consent || !settings().isConsentRequired, child.collect_usage_data),
    form_id: child.formId ?? null,
    created_at: Date.now(),
  };
}

/** Checks the seat and adds the child. Called in one transaction, so that no two tabs share a seat. */
async function insertNewChild(row: ChildRow, child: NewChild, changeId: string): Promise<void> {
  await refuseWhileUnderWay(row.parent_id, changeId);
  if ((await pendingAction(row.parent_id, { doAddChild: true })) !== "none") throw new NotAuthorized();
  await insertChild(row);
  if (settings().isConsentRequired) {
    await insertConsents(consentRecords(row.parent_id, row.id, child.collect_usage_data));
  }
  await deleteChildDraft(row.parent_id);
}

function requireConsent(isGiven: boolean, child: ChildProfile | null): void {
  if (isConsentSectionShown(settings().isConsentRequired, child) && !isGiven) throw new ConsentMissing();
}

/** Section 4: usage data counts only if consent is on. */
function consentColumns(parentConsent: boolean, usageData: boolean) {
  return { parent_consent: parentConsent ? 1 : 0, collect_usage_data: parentConsent && usageData ? 1 : 0 } as const;
}

function consentRecords(parentId: string, childId: string, usageData: boolean): ConsentRow[] {
  const kept = { child_id: childId, parent_id: parentId, text_version: CONSENT_TEXT_VERSION, given_at: Date.now() };
  return [
    { ...kept, id: newId("consent"), kind: "parental", granted: 1 },
    { ...kept, id: newId("consent"), kind: "usage_data", granted: usageData ? 1 : 0 },
  ];
}

function toChildProfile(row: ChildRow): ChildProfile {
  const { id, username, first_name, grade_level, picture_url } = row;
  const parent_consent = row.parent_consent === 1 ? 1 : 0;
  return {
    id,
    username,
    first_name,
    grade_level,
    picture_url,
    parent_consent,
    collect_usage_data: row.collect_usage_data === 1 ? 1 : 0,
  };
}
