import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "~/db/connection";
import { InvalidCredential, InvalidKey, NotFound, ProductError, TooManyAttempts } from "~/domain/errors";
import {
  allLearnerSites,
  createLearnerSite,
  requireLearnerSite,
  revokeLearnerSite,
} from "~/domain/learner/learner-sites.server";
import { authenticateLearner, plansOfLearner } from "~/domain/learner/learner.server";
import { LEARNER_CALLS } from "~/domain/limits";
import { archivePlan } from "~/domain/study-plan/study-plan.server";
import { ada, another } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";
import { learning } from "#tests/support/watching";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

describe("a learner site's key", () => {
  it("opens the learner API to its own site", async () => {
    const [one, other] = [await createLearnerSite("Reef school"), await createLearnerSite("Pond school")];
    expect(await requireLearnerSite(one.key)).toBe(one.id);
    expect(await requireLearnerSite(other.key)).toBe(other.id);
  });

  it("is kept only as a hash", async () => {
    const { id, key } = await createLearnerSite("Reef school");
    const row = await database().selectFrom("learner_sites").selectAll().where("id", "=", id).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(key.slice("minnow_".length));
  });

  it("opens nothing when it is missing, wrong, revoked, or only a site's id or hash", async () => {
    const { id, key } = await createLearnerSite("Reef school");
    const row = await database().selectFrom("learner_sites").selectAll().where("id", "=", id).executeTakeFirst();
    await revokeLearnerSite(id);
    for (const tried of [null, "", "wrong", key, id, row?.key_hash ?? ""]) {
      await expect(requireLearnerSite(tried)).rejects.toBeInstanceOf(InvalidKey);
    }
  });

  it("is revoked once, and stays listed with its site", async () => {
    const { id } = await createLearnerSite("  Reef   school ");
    await revokeLearnerSite(id);
    await expect(revokeLearnerSite(id)).rejects.toBeInstanceOf(NotFound);
    await expect(revokeLearnerSite("learner_site_none")).rejects.toBeInstanceOf(NotFound);
    const listed = (await allLearnerSites()).find((site) => site.id === id);
    expect(listed).toMatchObject({ name: "Reef school", revokedAt: expect.any(Number) as number });
  });

  it.each(["", " ", "\u200b", "x".repeat(61)])("is not made for the name %j", async (name) => {
    await expect(createLearnerSite(name)).rejects.toBeInstanceOf(ProductError);
  });

  it("is good for so many calls a minute, and the next site's for as many", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const [busy, quiet] = [await createLearnerSite("Reef school"), await createLearnerSite("Pond school")];
    await Promise.all(Array.from({ length: LEARNER_CALLS }, () => requireLearnerSite(busy.key)));
    await expect(requireLearnerSite(busy.key)).rejects.toBeInstanceOf(TooManyAttempts);
    expect(await requireLearnerSite(quiet.key)).toBe(quiet.id);
  });
});

describe("a child's password at a learner site", () => {
  it("is tried ten times, then even the right one waits; another child's is not touched", async () => {
    const [one, other] = [another(ada), another(ada)];
    await Promise.all([learning(one), learning(other)]);
    for (let turn = 0; turn < 10; turn += 1) {
      await expect(authenticateLearner(one.username, "wrong", "site_1", visitorAt())).rejects.toBeInstanceOf(
        InvalidCredential,
      );
    }
    await expect(authenticateLearner(one.username, one.password, "site_2", visitorAt())).rejects.toBeInstanceOf(
      TooManyAttempts,
    );
    expect(await authenticateLearner(other.username, other.password, "site_1", visitorAt())).toMatchObject({
      username: other.username,
    });
  });

  it("gives the tries back when it is right", async () => {
    const child = another(ada);
    await learning(child);
    for (let turn = 0; turn < 12; turn += 1) {
      await expect(authenticateLearner(child.username, "wrong", "site_1", visitorAt())).rejects.toBeInstanceOf(
        InvalidCredential,
      );
      await authenticateLearner(child.username, child.password, "site_1", visitorAt());
    }
  });
});

describe("a child's plans at a learner site", () => {
  it("are those that are not archived", async () => {
    const { parentId, username, planId } = await learning();
    expect((await plansOfLearner(username)).map(({ id }) => id)).toEqual([planId]);
    await archivePlan(parentId, username, planId);
    expect(await plansOfLearner(username)).toEqual([]);
  });

  it("tell nobody of a child that there is not", async () => {
    await expect(plansOfLearner("nobody_here")).rejects.toBeInstanceOf(NotFound);
  });
});
