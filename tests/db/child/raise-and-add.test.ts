import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { updateParent } from "~/db/parents";
import type { Parent } from "~/domain/account/account";
import { type NewChild, addChild } from "~/domain/child/add-child.server";
import { NotAuthorized, ServiceFailed } from "~/domain/errors";
import { settleLeftovers } from "~/domain/subscription/seat-changes.server";
import { currentAction } from "~/domain/subscription/subscription.server";
import { ada, another, ben, chi, family, subscribed } from "#tests/support/cast";
import { DAY, MINUTE, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openConnections, openTestDatabase } from "#tests/support/database";
import { type ProviderAnswer, openPortal, outOfReach, settled, standingOf, troubled } from "../subscription/provider";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => stopClock());
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

const agreed = (child: NewChild): NewChild => ({ ...another(child), agreedToCharge: true });
const standing = ({ id }: Parent) => standingOf(test.sandbox, id);
const afterTrial = async () => {
  const parent = await subscribed({ isTrial: false });
  await addChild(parent.id, another(ada));
  return parent;
};

describe.each([
  ["in the trial", () => family(another(ada))],
  ["after the trial", afterTrial],
])("a child with a seat more, %s", (_, parentOfOne) => {
  it.each<ProviderAnswer>(["refuses", "times out before", "times out after"])(
    "is not added when the provider %s, and the seat is given back at once",
    async (answer) => {
      const parent = await parentOfOne();
      test.setServices({ payments: troubled(test.sandbox, answer) });
      await expect(addChild(parent.id, agreed(ben))).rejects.toBeInstanceOf(ServiceFailed);
      expect(await standing(parent)).toEqual(settled(1));
    },
  );

  it.each<[ProviderAnswer, ProviderAnswer]>([
    ["refuses", "refuses"],
    ["times out before", "times out before"],
    ["times out before", "times out after"],
    ["times out after", "refuses"],
    ["times out after", "times out before"],
    ["times out after", "times out after"],
  ])("is added at the next try when the provider first %s, and then %s", async (first, second) => {
    const parent = await parentOfOne();
    const child = agreed(ben);
    test.setServices({ payments: troubled(test.sandbox, first, second) });
    await expect(addChild(parent.id, child)).rejects.toBeInstanceOf(ServiceFailed);
    expect(await standing(parent)).toMatchObject({ children: 1, unsettled: 1 });
    passTime(MINUTE + 1);
    await addChild(parent.id, child);
    expect(await standing(parent)).toEqual(settled(2));
  });
});

describe("a child with a seat more", () => {
  it("is not added while the provider is out of reach, and its seat is given back later", async () => {
    const parent = await afterTrial();
    test.setServices({ payments: outOfReach(test.sandbox) });
    await expect(addChild(parent.id, agreed(ben))).rejects.toBeInstanceOf(ServiceFailed);
    test.reset();
    passTime(MINUTE + 1);
    await settleLeftovers(parent.id);
    expect(await standing(parent)).toEqual(settled(1));
  });

  it("is not added when the payment has become overdue meanwhile, and the seat is given back", async () => {
    const parent = await afterTrial();
    await test.sandbox.changeCard(await openPortal(test.sandbox, parent.id), "past_due_next");
    const laterBill = Date.now() + 32 * DAY;
    test.setServices({
      payments: {
        ...test.sandbox,
        async setQuantity(...change) {
          vi.setSystemTime(laterBill);
          return test.sandbox.setQuantity(...change);
        },
      },
    });
    await expect(addChild(parent.id, agreed(ben))).rejects.toBeInstanceOf(NotAuthorized);
    expect(await standing(parent)).toEqual(settled(1));
    expect(await currentAction(parent.id)).toBe("update_payment_past_due");
  });

  it("that another request has given up meanwhile is not added on a seat that is no longer paid", async () => {
    const parent = await afterTrial();
    let isSlow = true;
    test.setServices({
      payments: {
        ...test.sandbox,
        async setQuantity(...change) {
          const changed = await test.sandbox.setQuantity(...change);
          if (!isSlow) return changed;
          isSlow = false;
          passTime(2 * MINUTE);
          await settleLeftovers(parent.id);
          return changed;
        },
      },
    });
    await addChild(parent.id, agreed(ben)).catch(() => undefined);
    const { children, billedSeats, unsettled } = await standing(parent);
    expect(children).toBeLessThanOrEqual(billedSeats);
    expect(unsettled).toBe(0);
  });

  it("costs a premium parent nothing", async () => {
    const parent = await afterTrial();
    await updateParent(parent.id, { user_type: "premium" });
    await addChild(parent.id, another(ben));
    expect(await standing(parent)).toEqual({ children: 2, seats: 1, billedSeats: 1, unsettled: 0 });
  });
});

describe("several presses at once", () => {
  it("of one form add one child and one seat, also when the provider first fails", async () => {
    const parent = await afterTrial();
    const child = { ...agreed(ben), formId: "form_1" };
    await openConnections(3);
    test.setServices({ payments: troubled(test.sandbox, "times out after") });
    const presses = await Promise.allSettled(Array.from({ length: 3 }, () => addChild(parent.id, child)));
    const added = presses.filter((press) => press.status === "fulfilled").map(({ value }) => value.id);
    expect(added).toHaveLength(2);
    expect(new Set(added).size).toBe(1);
    expect(await standing(parent)).toEqual(settled(2));
  });

  it("in two tabs add two children and two seats, also when the provider fails for one of them", async () => {
    const parent = await afterTrial();
    await openConnections(2);
    test.setServices({ payments: troubled(test.sandbox, "times out before") });
    const tabs = await Promise.allSettled([addChild(parent.id, agreed(ben)), addChild(parent.id, agreed(chi))]);
    expect(tabs.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await standing(parent)).toEqual(settled(2));
  });
});
