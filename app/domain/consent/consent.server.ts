import type { ChildRow, ConsentRow } from "~/db/schema";
import { ConsentMissing } from "../errors";
import { newId } from "../ids.server";
import { settings } from "../settings.server";
import { CONSENT_TEXT_VERSION, isConsentSectionShown } from "./consent";

type Consents = Pick<ChildRow, "parent_consent" | "collect_usage_data">;

/** Throws ConsentMissing where consent is asked for and not given. */
export function requireConsent(isGiven: boolean, child: { parent_consent: 0 | 1 } | null): void {
  if (isConsentSectionShown(settings().isConsentRequired, child) && !isGiven) throw new ConsentMissing();
}

/** Section 4: usage data counts only if consent is on. */
export function consentColumns(parentConsent: boolean, usageData: boolean) {
  return { parent_consent: parentConsent ? 1 : 0, collect_usage_data: parentConsent && usageData ? 1 : 0 } as const;
}

/** What is kept of the consents given with a new child. */
export function newConsents(child: ChildRow): ConsentRow[] {
  return [record(child, "parental", child.parent_consent), record(child, "usage_data", child.collect_usage_data)];
}

/** What is kept of consents given or withdrawn: one record for each that changed. */
export function changedConsents(before: ChildRow, after: Consents): ConsentRow[] {
  const records: ConsentRow[] = [];
  if (before.parent_consent !== after.parent_consent) records.push(record(before, "parental", after.parent_consent));
  if (before.collect_usage_data !== after.collect_usage_data) {
    records.push(record(before, "usage_data", after.collect_usage_data));
  }
  return records;
}

function record(child: ChildRow, kind: "parental" | "usage_data", granted: number): ConsentRow {
  return {
    id: newId("consent"),
    child_id: child.id,
    parent_id: child.parent_id,
    kind,
    granted,
    text_version: CONSENT_TEXT_VERSION,
    given_at: Date.now(),
  };
}
