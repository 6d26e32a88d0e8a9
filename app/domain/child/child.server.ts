import {
  childrenOfParent,
  deleteChildDraft,
  findChild,
  findChildByUsername,
  insertChild,
  insertConsents,
  updateChild,
} from "~/db/children";
import { changeFamily, isUniqueViolation } from "~/db/family";
import type { ChildRow } from "~/db/schema";
import { hashPassword } from "../auth/passwords.server";
import { changedConsents, consentColumns, newConsents, requireConsent } from "../consent/consent.server";
import { ChargeNotAgreed, NotAuthorized, UsernameTaken } from "../errors";
import { newId } from "../ids.server";
import { settings } from "../settings.server";
import { isAgreementNeeded } from "../subscription/subscription";
import { currentAction, pendingAction, raiseSeats } from "../subscription/subscription.server";
import { pictureUrlOf } from "./avatar";
import { type ChildProfile, usernameSchema } from "./child";

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

export interface ChildChanges {
  first_name: string;
  grade_level: string;
  picture_url?: string;
  /** Left as they are when not sent. */
  parent_consent?: boolean;
  collect_usage_data?: boolean;
}

/** The parent's children, first added first. */
export async function childrenOf(parentId: string): Promise<ChildProfile[]> {
  return (await childrenOfParent(parentId)).map(toChildProfile);
}

/** The parent's own child of this username. Throws NotAuthorized for anyone else's and for none, alike. */
export async function requireOwnChild(parentId: string, username: string): Promise<ChildProfile> {
  const { data: wellFormed } = usernameSchema.safeParse(username);
  const row = wellFormed ? await findChildByUsername(wellFormed) : undefined;
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
  const refusal = await refusalOf(parentId, child);
  if (!refusal) return insertNewChild(parentId, child);
  // The same form, sent twice at once, may have taken the seat and the username since.
  const sentMeanwhile = await findChildOfForm(parentId, child);
  if (!sentMeanwhile) throw refusal;
  return sentMeanwhile;
}

async function refusalOf(parentId: string, child: NewChild): Promise<Error | null> {
  const action = await currentAction(parentId, { doAddChild: true });
  if (isAgreementNeeded(action) && !child.agreedToCharge) return new ChargeNotAgreed();
  return (await findChildByUsername(child.username)) ? new UsernameTaken() : null;
}

/**
 * Changes a child's name and grade (section 7, POST /user/child with `id`), and the consents that are sent along; each
 * one given or withdrawn is kept. Throws NotAuthorized for another family's child, ConsentMissing.
 */
export async function editChild(
  parentId: string,
  childId: string,
  { first_name, grade_level, picture_url, ...sent }: ChildChanges,
): Promise<ChildProfile> {
  return changeFamily(parentId, async () => {
    const row = await findChild(childId);
    if (row?.parent_id !== parentId) throw new NotAuthorized();
    const before = toChildProfile(row);
    requireConsent(sent.parent_consent ?? false, before);
    const consent = consentColumns(
      sent.parent_consent ?? before.parent_consent === 1,
      sent.collect_usage_data ?? before.collect_usage_data === 1,
    );
    const picture = picture_url === undefined ? {} : { picture_url: pictureUrlOf(picture_url) };
    await updateChild(childId, { first_name, grade_level, ...consent, ...picture });
    await insertConsents(changedConsents(row, consent));
    return { ...before, first_name, grade_level, ...consent, ...picture };
  });
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

/** Checks the seat and adds the child in one transaction: no two tabs share a seat. */
async function insertNewChild(parentId: string, child: NewChild): Promise<ChildProfile> {
  const row: ChildRow = {
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
  try {
    return await changeFamily(parentId, async () => {
      const sentMeanwhile = await findChildOfForm(parentId, child);
      if (sentMeanwhile) return sentMeanwhile;
      const action = await pendingAction(parentId, { doAddChild: true });
      if (action !== "none" && !(isAgreementNeeded(action) && child.agreedToCharge)) throw new NotAuthorized();
      const giveSeatBack = action === "none" ? null : await raiseSeats(parentId, newId("seat"));
      try {
        await insertChild(row);
        if (settings().isConsentRequired) await insertConsents(newConsents(row));
        await deleteChildDraft(parentId);
        return toChildProfile(row);
      } catch (error) {
        await giveSeatBack?.();
        throw error;
      }
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const sentBefore = await findChildOfForm(parentId, child);
    if (sentBefore) return sentBefore;
    throw new UsernameTaken();
  }
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
