import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { consentsOfChild, findChild, findChildByUsername, updateChild } from "~/db/children";
import type { Parent } from "~/domain/account/account";
import { addChild } from "~/domain/child/add-child.server";
import type { ChildProfile } from "~/domain/child/child";
import { editChild } from "~/domain/child/child.server";
import { CONSENT_TEXT_VERSION } from "~/domain/consent/consent";
import { ConsentMissing } from "~/domain/errors";
import { ada, another, subscribed } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => test.reset());

describe("consent for a new child", () => {
  it("where it is required is kept with its time, actor and the text's version", async () => {
    const before = Date.now();
    const { parent, child } = await familyOfOne();
    const consents = await consentsOfChild(child.id);
    expect(granted(consents)).toEqual(["parental 1", "usage_data 1"]);
    for (const consent of consents) {
      expect(consent).toMatchObject({ parent_id: parent.id, text_version: CONSENT_TEXT_VERSION });
      expect(consent.given_at).toBeGreaterThanOrEqual(before);
      expect(consent.given_at).toBeLessThanOrEqual(Date.now());
    }
  });

  it("where it is required and missing adds no child", async () => {
    const parent = await subscribed();
    const child = { ...another(ada), parent_consent: false };
    await expect(addChild(parent.id, child)).rejects.toBeInstanceOf(ConsentMissing);
    expect(await findChildByUsername(child.username)).toBeUndefined();
  });

  it("without that to usage data is kept so", async () => {
    const { child } = await familyOfOne({ collect_usage_data: false });
    expect(child).toMatchObject({ parent_consent: 1, collect_usage_data: 0 });
    expect(granted(await consentsOfChild(child.id))).toEqual(["parental 1", "usage_data 0"]);
  });

  it("where the region asks for none is not asked for, and nothing is recorded as given", async () => {
    test.setSettings({ isConsentRequired: false });
    const { child } = await familyOfOne({ parent_consent: false });
    expect(child).toMatchObject({ parent_consent: 1, collect_usage_data: 1 });
    expect(await consentsOfChild(child.id)).toEqual([]);
  });
});

describe("editing a child", () => {
  const names = { first_name: "Ada", grade_level: "Grade 5" };

  it("leaves the consents that are not sent along as they are, and records none", async () => {
    const { parent, child, first } = await familyOfOne({ collect_usage_data: false });
    expect(await editChild(parent.id, child.id, names)).toMatchObject({ parent_consent: 1, collect_usage_data: 0 });
    expect(await recordedSince(first, child)).toEqual([]);
  });

  it("records none again that is sent as it is", async () => {
    const { parent, child, first } = await familyOfOne();
    await editChild(parent.id, child.id, { ...names, parent_consent: true, collect_usage_data: true });
    expect(await recordedSince(first, child)).toEqual([]);
  });

  it("keeps one record when usage data alone is withdrawn, and one when it is given again", async () => {
    const { parent, child, first } = await familyOfOne();
    const withdrawn = await editChild(parent.id, child.id, { ...names, collect_usage_data: false });
    expect(withdrawn).toMatchObject({ parent_consent: 1, collect_usage_data: 0 });
    expect(await recordedSince(first, child)).toEqual(["usage_data 0"]);
    await editChild(parent.id, child.id, { ...names, collect_usage_data: true });
    expect(await recordedSince(first, child)).toEqual(["usage_data 0", "usage_data 1"]);
    expect(await findChild(child.id)).toMatchObject({ parent_consent: 1, collect_usage_data: 1 });
  });

  it("withdraws usage data with the parent's consent, and keeps a record of each", async () => {
    const { parent, child, first } = await familyOfOne();
    const edited = await editChild(parent.id, child.id, { ...names, parent_consent: false });
    expect(edited).toMatchObject({ parent_consent: 0, collect_usage_data: 0 });
    expect(await findChild(child.id)).toMatchObject({ parent_consent: 0, collect_usage_data: 0 });
    expect(await recordedSince(first, child)).toEqual(["parental 0", "usage_data 0"]);
  });

  it("of a child without consent asks for it", async () => {
    const { parent, child } = await familyOfOne();
    await updateChild(child.id, { parent_consent: 0, collect_usage_data: 0 });
    await expect(editChild(parent.id, child.id, names)).rejects.toBeInstanceOf(ConsentMissing);
    expect((await findChild(child.id))?.grade_level).toBe("Grade 4");
  });

  it("of a child without consent keeps the one that is given", async () => {
    const { parent, child, first } = await familyOfOne();
    await updateChild(child.id, { parent_consent: 0, collect_usage_data: 0 });
    const given = { parent_consent: true, collect_usage_data: false };
    const edited = await editChild(parent.id, child.id, { ...names, ...given });
    expect(edited).toMatchObject({ parent_consent: 1, collect_usage_data: 0 });
    expect(await recordedSince(first, child)).toEqual(["parental 1"]);
  });
});

type Consents = Awaited<ReturnType<typeof consentsOfChild>>;

/** A parent and a new child, with the consents that were recorded for it at first. */
async function familyOfOne(
  consents: Partial<typeof ada> = {},
): Promise<{ parent: Parent; child: ChildProfile; first: Consents }> {
  const parent = await subscribed();
  const child = await addChild(parent.id, { ...another(ada), ...consents });
  return { parent, child, first: await consentsOfChild(child.id) };
}

function granted(consents: Consents): string[] {
  return consents.map((consent) => `${consent.kind} ${consent.granted}`).sort();
}

/** What was recorded since, while all that was recorded at first is kept. */
async function recordedSince(first: Consents, child: ChildProfile): Promise<string[]> {
  const consents = await consentsOfChild(child.id);
  expect(consents).toEqual(expect.arrayContaining(first));
  return granted(consents.filter(({ id }) => !first.some((kept) => kept.id === id)));
}
