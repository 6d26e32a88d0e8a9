import type { z } from "zod/v4";
import { deleteChildDraft, findChildByUsername, insertChild, insertConsents } from "~/db/children";
import { changeFamily, isUniqueViolation } from "~/db/family";
import type { ChildRow } from "~/db/schema";
import { hashPassword } from "../auth/passwords.server";
import { consentColumns, newConsents, requireConsent } from "../consent/consent.server";
import { ChargeNotAgreed, NotAuthorized, UsernameTaken } from "../errors";
import { toColumns } from "../fields";
import { newId } from "../ids.server";
import { settings } from "../settings.server";
import { oneAfterTheOther, refuseWhileUnderWay, settleLeftovers } from "../subscription/seat-changes.server";
import { withRaisedSeats } from "../subscription/seats.server";
import { type AgreedCharge, isAgreementNeeded } from "../subscription/subscription";
import { pendingAction, refreshWhenDue } from "../subscription/subscription.server";
import { pictureUrlOf } from "./avatar";
import { type ChildProfile, type childAddSchema, childEditSchema } from "./child";
import { toChildProfile } from "./child.server";

/** A child as it is added: what may be left out of its fields is filled in. */
export interface NewChild extends z.input<typeof childAddSchema> {
  picture_url?: string | null;
  parent_consent: boolean;
  collect_usage_data: boolean;
  /** Agreement to the charge, where there is one. */
  agreedToCharge: boolean;
  /** The charge that was shown; without it, whatever it comes to. */
  agreedCharge?: AgreedCharge | null;
  /** Names the form sent: the same one again adds no second child. */
  formId?: string | null;
}

/**
 * Adds a child (section 7, POST /user/child), and with an agreed charge first raises the seats: both happen or neither.
 * Throws UsernameTaken, ConsentMissing, ChargeNotAgreed, ChargeChanged, NotAuthorized while a subscription action is pending,
 * SeatChangeUnderWay, ServiceFailed, ServerBusy.
 */
export async function addChild(parentId: string, child: NewChild): Promise<ChildProfile> {
  requireConsent(child.parent_consent, null);
  await refreshWhenDue(parentId);
  await settleLeftovers(parentId);
  const row = await newChildRow(parentId, child);
  try {
    return await oneAfterTheOther(() => tryToAdd(row, child));
  } catch (error) {
    // Whatever the second press was refused for, the first may have come first.
    const sentMeanwhile = await findChildOfForm(row);
    if (sentMeanwhile) return sentMeanwhile;
    throw isUniqueViolation(error) ? new UsernameTaken() : error;
  }
}

async function tryToAdd(row: ChildRow, { agreedToCharge, agreedCharge }: NewChild): Promise<ChildProfile> {
  const isUsernameTaken = (await findChildByUsername(row.username)) !== undefined;
  const needsAgreement = isAgreementNeeded(await pendingAction(row.parent_id, { doAddChild: true }));
  // Asked after what may refuse: the same form, sent twice at once, has taken the seat and the username itself.
  const sentBefore = await findChildOfForm(row);
  if (sentBefore) return sentBefore;
  if (isUsernameTaken) throw new UsernameTaken();
  if (!needsAgreement) return changeFamily(row.parent_id, () => insertNewChild(row));
  if (!agreedToCharge) throw new ChargeNotAgreed();
  return withRaisedSeats(row.parent_id, agreedCharge ?? null, {
    isAdded: async () => (await findChildOfForm(row)) !== null,
    add: (changeId) => insertNewChild(row, changeId),
  });
}

/** Checks the seat and adds the child. Called in one transaction, so that no two tabs share a seat. */
async function insertNewChild(row: ChildRow, changeId?: string): Promise<ChildProfile> {
  const sentMeanwhile = await findChildOfForm(row);
  if (sentMeanwhile) return sentMeanwhile;
  await refuseWhileUnderWay(row.parent_id, changeId);
  if ((await pendingAction(row.parent_id, { doAddChild: true })) !== "none") throw new NotAuthorized();
  await insertChild(row);
  if (settings().isConsentRequired) await insertConsents(newConsents(row));
  await deleteChildDraft(row.parent_id);
  return toChildProfile(row);
}

async function findChildOfForm({ parent_id, username, form_id }: ChildRow): Promise<ChildProfile | null> {
  const found = form_id ? await findChildByUsername(username) : undefined;
  return found && found.parent_id === parent_id && found.form_id === form_id ? toChildProfile(found) : null;
}

async function newChildRow(parentId: string, child: NewChild): Promise<ChildRow> {
  return {
    id: newId("child"),
    parent_id: parentId,
    username: child.username,
    ...toColumns(childEditSchema.parse(child)),
    password_hash: await hashPassword(child.password),
    picture_url: pictureUrlOf(child.picture_url),
    ...consentColumns(child.parent_consent || !settings().isConsentRequired, child.collect_usage_data),
    form_id: child.formId ?? null,
    created_at: Date.now(),
  };
}
