import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addChild } from "~/domain/child/add-child.server";
import { childrenOf, requireOwnChild } from "~/domain/child/child.server";
import { removeChild } from "~/domain/child/remove-child.server";
import { NotAuthorized } from "~/domain/errors";
import { savePlan } from "~/domain/study-plan/study-plan.server";
import { answerWizard } from "~/domain/study-plan/wizard.server";
import { reconcileSubscriptions } from "~/domain/subscription/reconciliation.server";
import { setSeats } from "~/domain/subscription/seats.server";
import { askSubscriptionAction } from "~/domain/subscription/subscription.server";
import { ada, another, ben, chi, family, fractions, kim, subscribed } from "#tests/support/cast";
import { DAY, MINUTE, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, everythingStored, openTestDatabase } from "#tests/support/database";
import { billsOf, outOfReach, settled, standingOf, subscriptionIdOf } from "../subscription/provider";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => {
  stopClock();
  vi.setSystemTime("2026-11-01T12:00Z");
});
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

const standing = ({ id }: { id: string }) => standingOf(test.sandbox, id);

describe("a child who is removed", () => {
  it("leaves nothing behind, in no table", async () => {
    const child = { ...another(ada), first_name: "Zephyrine" };
    const parent = await family(child, another(ben));
    const { id } = await requireOwnChild(parent.id, child.username);
    await savePlan(parent.id, child.username, { ...fractions, goal: "Fractions for Zephyrine" });
    await answerWizard(parent.id, child.username, { subject: "Kites", goal: "Fly with Zephyrine" });
    expect(await removeChild(parent.id, child.username)).toBe(true);
    const stored = await everythingStored();
    for (const trace of ["Zephyrine", child.username, id]) expect(stored).not.toContain(trace);
    expect(await childrenOf(parent.id)).toHaveLength(1);
  });

  it("gives the username free", async () => {
    const child = another(ada);
    const parent = await family(child);
    await removeChild(parent.id, child.username);
    const stranger = await subscribed({ person: another(kim) });
    await addChild(stranger.id, child);
    expect(await childrenOf(stranger.id)).toHaveLength(1);
  });

  it("gives the seat back from the next bill on, which is as much less as was shown", async () => {
    const child = another(ada);
    const parent = await family(child, another(ben), another(chi));
    passTime(10 * DAY);
    const nextBill = async () => (await test.sandbox.findNextBill(await subscriptionIdOf(parent.id)))?.totalCents ?? 0;
    const before = await nextBill();
    const { additional_charges } = await askSubscriptionAction(parent.id, { doRemoveChild: true });
    expect(additional_charges?.total.cents).toBe(-499);
    await removeChild(parent.id, child.username);
    expect(await standing(parent)).toEqual(settled(2));
    expect(await nextBill()).toBe(before - 499);
    passTime(25 * DAY);
    expect((await billsOf(test.sandbox, parent.id))[0]?.totalCents).toBe(before - 499);
    expect(await nextBill()).toBe(2 * 499);
  });

  it("gives back an unused seat with it", async () => {
    const child = another(ada);
    const parent = await subscribed({ seats: 2 });
    await addChild(parent.id, child);
    await removeChild(parent.id, child.username);
    expect(await standing(parent)).toEqual(settled(0));
  });

  it("and was the last leaves a subscription without seats, on which the next child can be added", async () => {
    const child = another(ada);
    const parent = await family(child);
    await removeChild(parent.id, child.username);
    expect(await standing(parent)).toEqual(settled(0));
    expect((await test.sandbox.findNextBill(await subscriptionIdOf(parent.id)))?.totalCents ?? 0).toBe(0);
    await addChild(parent.id, { ...another(ben), agreedToCharge: true });
    expect(await standing(parent)).toEqual(settled(1));
  });

  it("of another family is not removed", async () => {
    const child = another(ada);
    const parent = await family(child);
    const stranger = await subscribed({ person: another(kim) });
    await expect(removeChild(stranger.id, child.username)).rejects.toBeInstanceOf(NotAuthorized);
    expect(await standing(parent)).toEqual(settled(1));
  });

  it("is removed when told a second time, which gives back no second seat", async () => {
    const child = another(ada);
    const parent = await family(child, another(ben), another(chi));
    await setSeats(parent.id, 4);
    expect(await removeChild(parent.id, child.username)).toBe(true);
    await setSeats(parent.id, 3);
    expect(await removeChild(parent.id, child.username)).toBe(true);
    expect(await standing(parent)).toEqual(settled(2, 3));
  });

  it("is not removed a second time when another family has the username by then", async () => {
    const child = another(ada);
    const parent = await family(child);
    await removeChild(parent.id, child.username);
    const stranger = await family(child);
    await expect(removeChild(parent.id, child.username)).rejects.toBeInstanceOf(NotAuthorized);
    expect(await standing(stranger)).toEqual(settled(1));
  });

  it("twice at once is removed once, and one seat is given back", async () => {
    const child = another(ada);
    const parent = await family(child, another(ben), another(chi));
    const presses = await Promise.allSettled([
      removeChild(parent.id, child.username),
      removeChild(parent.id, child.username),
    ]);
    expect(presses.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    expect(await standing(parent)).toEqual(settled(2));
  });
});

describe("while the payment provider is out of reach", () => {
  it("a child is removed all the same, and the seat is given back later", async () => {
    const child = another(ada);
    const parent = await family(child, another(ben), another(chi));
    test.setServices({ payments: outOfReach(test.sandbox) });
    expect(await removeChild(parent.id, child.username)).toBe(false);
    expect(await childrenOf(parent.id)).toHaveLength(2);
    test.reset();
    passTime(MINUTE + 1);
    await reconcileSubscriptions();
    expect(await standing(parent)).toEqual(settled(2));
  });

  it("a second press says the same as the first: the seat is given back later", async () => {
    const child = another(ada);
    const parent = await family(child, another(ben));
    test.setServices({ payments: outOfReach(test.sandbox) });
    const presses = [await removeChild(parent.id, child.username), await removeChild(parent.id, child.username)];
    expect(presses).toEqual([false, false]);
    test.reset();
    expect(await removeChild(parent.id, child.username)).toBe(true);
    expect(await standing(parent)).toEqual(settled(1));
  });

  it("a second child is removed too", async () => {
    const [first, second] = [another(ada), another(ben)];
    const parent = await family(first, second, another(chi));
    test.setServices({ payments: outOfReach(test.sandbox) });
    await removeChild(parent.id, first.username);
    passTime(2 * MINUTE);
    expect(await removeChild(parent.id, second.username)).toBe(false);
    test.reset();
    passTime(MINUTE + 1);
    await reconcileSubscriptions();
    expect(await standing(parent)).toEqual(settled(1));
  });
});

it("a child whose seat was not given back yet can be followed by another once the provider is back", async () => {
  const [first, second] = [another(ada), another(ben)];
  const parent = await family(first, second, another(chi));
  test.setServices({ payments: outOfReach(test.sandbox) });
  await removeChild(parent.id, first.username);
  test.reset();
  passTime(MINUTE + 1);
  expect(await removeChild(parent.id, second.username)).toBe(true);
  expect(await standing(parent)).toEqual(settled(1));
});
