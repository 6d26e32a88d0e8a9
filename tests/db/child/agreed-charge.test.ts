import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Parent } from "~/domain/account/account";
import { type NewChild, addChild } from "~/domain/child/add-child.server";
import { childrenOf } from "~/domain/child/child.server";
import { ChargeChanged } from "~/domain/errors";
import type { AgreedCharge } from "~/domain/subscription/subscription";
import { askSubscriptionAction } from "~/domain/subscription/subscription.server";
import { endTrial } from "~/domain/subscription/trial.server";
import { ada, another, ben, chi, family } from "#tests/support/cast";
import { DAY, MINUTE, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { billedSubscription, billsOf, settled, standingOf, subscriptionIdOf } from "../subscription/provider";

let test: TestDatabase;
let year = 2026;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => {
  stopClock();
  // The sandbox remembers when its clock was moved: no test may lie before the one that was run before it.
  vi.setSystemTime(`${year}-11-01T12:00Z`);
  year += 1;
});
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

/** What the form shows as the charge for one child more. */
async function shownTo(parent: Parent): Promise<AgreedCharge> {
  const { additional_charges } = await askSubscriptionAction(parent.id, { doAddChild: true });
  if (!additional_charges) throw new Error("No charge is shown.");
  const { cents, at } = additional_charges.total;
  return { cents, at };
}

async function nextBillOf(parent: Parent): Promise<number | undefined> {
  return (await test.sandbox.findNextBill(await subscriptionIdOf(parent.id)))?.totalCents;
}

/** The time that is left of the running month. */
async function untilNextBill(parent: Parent): Promise<number> {
  const { periodEndsAt } = await billedSubscription(test.sandbox, parent.id);
  return periodEndsAt - test.sandbox.clockOffsetMs() - Date.now();
}

const agree = (agreedCharge: AgreedCharge): NewChild => ({ ...another(ada), agreedToCharge: true, agreedCharge });
const ofThree = () => family(another(ada), another(ben), another(chi));

describe("the charge that was shown", () => {
  it("after the trial is what the next bill grows by, to the cent, an hour of reading later", async () => {
    const parent = await ofThree();
    passTime(10 * DAY);
    const [shown, before] = [await shownTo(parent), await nextBillOf(parent)];
    passTime(59 * MINUTE);
    expect((await shownTo(parent)).cents).not.toBe(shown.cents);
    await addChild(parent.id, agree(shown));
    expect(await nextBillOf(parent)).toBe((before ?? 0) + shown.cents);
    passTime(20 * DAY);
    expect((await billsOf(test.sandbox, parent.id))[0]).toMatchObject({ totalCents: (before ?? 0) + shown.cents });
  });

  it("in the trial is the whole of the first bill", async () => {
    const parent = await family(another(ada));
    const shown = await shownTo(parent);
    passTime(30 * MINUTE);
    await addChild(parent.id, agree(shown));
    passTime(31 * DAY);
    expect((await billsOf(test.sandbox, parent.id))[0]).toMatchObject({ totalCents: shown.cents });
  });

  it("holds as well in the month to which the sandbox's clock was moved", async () => {
    const parent = await ofThree();
    await test.sandbox.moveClockToNextBill();
    await test.sandbox.moveClock(3 * DAY);
    const [shown, before] = [await shownTo(parent), await nextBillOf(parent)];
    await addChild(parent.id, agree(shown));
    expect(await nextBillOf(parent)).toBe((before ?? 0) + shown.cents);
  });
});

describe("a charge that no longer holds", () => {
  it.each([
    ["is another amount", (shown: AgreedCharge) => ({ ...shown, cents: shown.cents + 1 })],
    ["was nothing", (shown: AgreedCharge) => ({ ...shown, cents: 0 })],
    ["is of an earlier minute", (shown: AgreedCharge) => ({ ...shown, at: shown.at - 58 * MINUTE })],
  ])("because it %s has to be agreed to again, and no seat is bought", async (_, changed) => {
    const parent = await ofThree();
    passTime(10 * DAY);
    const refused = addChild(parent.id, agree(changed(await shownTo(parent))));
    await expect(refused).rejects.toBeInstanceOf(ChargeChanged);
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(3));
  });

  it("because it is more than an hour old is reckoned anew", async () => {
    const parent = await ofThree();
    passTime(10 * DAY);
    const shown = await shownTo(parent);
    passTime(120 * MINUTE);
    await expect(addChild(parent.id, agree(shown))).rejects.toBeInstanceOf(ChargeChanged);
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(3));
  });

  it("because a bill came in between has to be agreed to again", async () => {
    const parent = await ofThree();
    passTime((await untilNextBill(parent)) - 30 * MINUTE);
    const shown = await shownTo(parent);
    passTime(2 * DAY);
    await expect(addChild(parent.id, agree(shown))).rejects.toBeInstanceOf(ChargeChanged);
    await addChild(parent.id, agree(await shownTo(parent)));
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(4));
  });

  it("because the bill came while it was looked at has to be agreed to again", async () => {
    const parent = await ofThree();
    passTime((await untilNextBill(parent)) - 5 * MINUTE);
    const shown = await shownTo(parent);
    passTime(10 * MINUTE);
    await expect(addChild(parent.id, agree(shown))).rejects.toBeInstanceOf(ChargeChanged);
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(3));
    await addChild(parent.id, agree(await shownTo(parent)));
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(4));
  });

  it("because the sandbox's clock was moved to the bill has to be agreed to again", async () => {
    const parent = await ofThree();
    passTime(10 * DAY);
    const shown = await shownTo(parent);
    passTime(MINUTE);
    await test.sandbox.moveClock(await untilNextBill(parent));
    await expect(addChild(parent.id, agree(shown))).rejects.toBeInstanceOf(ChargeChanged);
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(3));
  });

  it("because the trial was ended in another tab has to be agreed to again", async () => {
    const parent = await family(another(ada));
    passTime(10 * DAY);
    const shown = await shownTo(parent);
    passTime(MINUTE);
    await endTrial(parent.id);
    await expect(addChild(parent.id, agree(shown))).rejects.toBeInstanceOf(ChargeChanged);
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(1));
  });

  it("because the bill came between the look at it and the purchase has to be agreed to again", async () => {
    const parent = await ofThree();
    passTime(10 * DAY);
    const shown = await shownTo(parent);
    passTime(MINUTE);
    test.setServices({
      payments: {
        ...test.sandbox,
        async setQuantity(...change) {
          await test.sandbox.moveClock(await untilNextBill(parent));
          return test.sandbox.setQuantity(...change);
        },
      },
    });
    await expect(addChild(parent.id, agree(shown))).rejects.toBeInstanceOf(ChargeChanged);
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(3));
  });

  it("because it is of the very end of the month buys no seat", async () => {
    const parent = await ofThree();
    passTime((await untilNextBill(parent)) - MINUTE);
    const refused = addChild(parent.id, agree({ cents: 499, at: Date.now() + MINUTE }));
    await expect(refused).rejects.toBeInstanceOf(ChargeChanged);
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(3));
  });

  it("because it is of a time to come buys no seat", async () => {
    const parent = await ofThree();
    const refused = addChild(parent.id, agree({ cents: 499, at: Date.now() + 2 * MINUTE }));
    await expect(refused).rejects.toBeInstanceOf(ChargeChanged);
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(3));
  });
});

it("a charge agreed to without an amount is whatever it comes to", async () => {
  const parent = await ofThree();
  await addChild(parent.id, { ...another(ada), agreedToCharge: true });
  expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(4));
});

describe("a form that is sent again while the charge of its first press is looked at", () => {
  /** The first press goes through while the second one's charge is on its way back from the provider. */
  async function pressTwice(parent: Parent) {
    const child = { ...agree(await shownTo(parent)), formId: "form_1" };
    const previewCharges: typeof test.sandbox.previewCharges = async (...asked) => {
      const charges = await test.sandbox.previewCharges(...asked);
      test.setServices({ payments: test.sandbox });
      await addChild(parent.id, child);
      return charges;
    };
    test.setServices({ payments: { ...test.sandbox, previewCharges } });
    return addChild(parent.id, child);
  }

  it.each([
    { when: "in the trial", children: [ada] },
    { when: "after the trial", children: [ada, ben, chi] },
  ])("is one child and one seat, $when", async ({ children }) => {
    const parent = await family(...children.map((child) => another(child)));
    const added = await pressTwice(parent);
    expect((await childrenOf(parent.id)).map(({ username }) => username)).toContain(added.username);
    expect(await childrenOf(parent.id)).toHaveLength(children.length + 1);
    expect((await billedSubscription(test.sandbox, parent.id)).quantity).toBe(children.length + 1);
  });
});
