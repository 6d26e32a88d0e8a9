import { expect, it } from "vitest";
import { isConsentSectionShown } from "~/domain/consent/consent";

it.each([
  ["shown for a new child", true, null, true],
  ["shown for a child without consent on record", true, { parent_consent: 0 } as const, true],
  ["not shown for a child with consent on record", true, { parent_consent: 1 } as const, false],
  ["not shown where the region asks for none", false, null, false],
  [
    "not shown where the region asks for none, for a child without consent",
    false,
    { parent_consent: 0 } as const,
    false,
  ],
])("the consent section is %s", (_, isRequired, child, isShown) => {
  expect(isConsentSectionShown(isRequired, child)).toBe(isShown);
});
