import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChild } from "~/db/children";
import type { Parent } from "~/domain/account/account";
import { verifyPassword } from "~/domain/auth/passwords.server";
import type { ChildProfile } from "~/domain/child/child";
import {
  changeChildPassword,
  childrenOf,
  choosePicture,
  editChild,
  requireOwnChild,
} from "~/domain/child/child.server";
import { NotAuthorized } from "~/domain/errors";
import {
  archivePlan,
  requireStudyPlan,
  restorePlan,
  savePlan,
  studyPlansOf,
} from "~/domain/study-plan/study-plan.server";
import { acceptLessons, acceptTopics } from "~/domain/study-plan/wizard-acceptance.server";
import { answerWizard, openWizard, showNewSuggestion } from "~/domain/study-plan/wizard.server";
import { inputsForChild } from "~/domain/suggestion/suggestion.server";
import { ada, another, chi, family, fractions, kim, subscribed } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function familyOfOne(): Promise<{ parent: Parent; child: ChildProfile }> {
  const username = another(ada).username;
  const parent = await family({ ...ada, username });
  return { parent, child: await requireOwnChild(parent.id, username) };
}

describe("editing a child", () => {
  it("changes the name and the grade, and nothing else", async () => {
    const { parent, child } = await familyOfOne();
    const changes = { first_name: "Ada Lou", grade_level: "Grade 5" };
    expect(await editChild(parent.id, child.id, changes)).toEqual({ ...child, ...changes });
    expect(await childrenOf(parent.id)).toEqual([{ ...child, ...changes }]);
  });

  it("changes the picture where one is sent", async () => {
    const { parent, child } = await familyOfOne();
    const { first_name, grade_level } = child;
    const edited = await editChild(parent.id, child.id, { first_name, grade_level, picture_url: "{address}🦉" });
    expect(edited.picture_url).toBe("{address}🦉");
    expect(await requireOwnChild(parent.id, child.username)).toEqual(edited);
  });
});

describe("a child's password", () => {
  it("is changed to the new one", async () => {
    const { parent, child } = await familyOfOne();
    await changeChildPassword(parent.id, child.username, "ada and the owl", visitorAt());
    const hash = (await findChild(child.id))?.password_hash;
    expect(await verifyPassword(hash, "ada and the owl")).toBe(true);
    expect(await verifyPassword(hash, ada.password)).toBe(false);
  });
});

describe("a child's picture", () => {
  it.each([
    ["{address}🦉", "{address}🦉"],
    ["🦉", "{address}🦉"],
    ["{address}💣", "{address}🐟"],
    ["https://example.org/owl.png", "{address}🐟"],
  ])("%s is stored as %s", async (sent, stored) => {
    const { parent, child } = await familyOfOne();
    expect((await choosePicture(parent.id, child.username, sent)).picture_url).toBe(stored);
    expect((await findChild(child.id))?.picture_url).toBe(stored);
  });
});

describe("another family's child", () => {
  const names = { first_name: "Chi", grade_level: "Grade 1" };
  const accepted = { nonse: 0, fingerprint: "" };
  const operations: [string, (parentId: string, child: ChildProfile) => Promise<unknown>][] = [
    ["found", (id, { username }) => requireOwnChild(id, username)],
    ["edited", (id, child) => editChild(id, child.id, { ...names, parent_consent: true })],
    ["given a password", (id, { username }) => changeChildPassword(id, username, "mine now", visitorAt())],
    ["given a picture", (id, { username }) => choosePicture(id, username, "🦉")],
    ["asked for plans", (id, { username }) => studyPlansOf(id, username, false)],
    ["asked for a plan", (id, { username }) => requireStudyPlan(id, username, "study_plan_1")],
    ["given a plan", (id, { username }) => savePlan(id, username, fractions)],
    ["robbed of a plan", (id, { username }) => archivePlan(id, username, "study_plan_1")],
    ["given a plan back", (id, { username }) => restorePlan(id, username, "study_plan_1")],
    ["asked for the wizard", (id, { username }) => openWizard(id, username)],
    ["answered for", (id, { username }) => answerWizard(id, username, { subject: "Math" })],
    ["shown a new suggestion", (id, { username }) => showNewSuggestion(id, username, "lessonNonses", 0)],
    ["given lessons", (id, { username }) => acceptLessons(id, username, accepted)],
    ["given topics", (id, { username }) => acceptTopics(id, username, "study_plan_1", accepted)],
    ["suggested for", (id, { username }) => inputsForChild(id, username, { subject: "Math" })],
  ];

  it.each(operations)("is not %s", async (_, operation) => {
    const { parent, child } = await familyOfOne();
    const stranger = await subscribed({ person: another(kim) });
    const before = [await findChild(child.id), await openWizard(parent.id, child.username).then((it) => it.answers)];
    await expect(operation(stranger.id, child)).rejects.toBeInstanceOf(NotAuthorized);
    const after = [await findChild(child.id), await openWizard(parent.id, child.username).then((it) => it.answers)];
    expect(after).toEqual(before);
  });

  it.each(operations)("that there is none of is, in the same words, not %s", async (_, operation) => {
    const stranger = await subscribed({ person: another(kim) });
    const nobody = { ...names, id: "child_1", username: another(chi).username } as ChildProfile;
    await expect(operation(stranger.id, nobody)).rejects.toBeInstanceOf(NotAuthorized);
  });
});
