/** The consent's words, once, shown and kept by version. */
export const CONSENT_TEXT_VERSION = "2026-11-21";

export const consentTexts = {
  parental: "I am this child's parent or guardian and I agree that Minnow keeps the child's profile and study plans.",
  usageData: "Minnow may also keep what the child watches, so that I can see progress and recent activities.",
} as const;

/** Whether the consent section is shown: the region asks for it and the child has none on record (sections 2 and 4). */
export function isConsentSectionShown(isConsentRequired: boolean, child: { parent_consent: 0 | 1 } | null): boolean {
  return isConsentRequired && child?.parent_consent !== 1;
}
