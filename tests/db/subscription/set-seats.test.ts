import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Parent } from "~/domain/account/account";
import { NotAuthorized, ServiceFailed } from "~/domain/errors";
import { setSeats } from "~/domain/subscription/seats.server";
import { takeOver } from "~/domain/subscription/checkout.server";
import { ada, another, ben, chi, family, signedUp, subscribed } from "#tests/support/cast";
import { MINUTE, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openConnections, openTestDatabase } from "#tests/support/database";
import { outOfReach, settled, standingOf, subscriptionIdOf, troubled, watched } from "./provider";

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

const ofThree = () => family(another(ada), another(ben), another(chi));
const standing = ({ id }: Parent) => standingOf(test.sandbox, id);
const nextBill = async ({ id }: Parent) => (await test.sandbox.findNextBill(await subscriptionIdOf(id)))?.totalCents;

describe("the seats", () => {
  it("can be one more than the children, and as many again", async () => {
    const parent = await ofThree();
    await setSeats(parent.id, 4);
    expect(await standing(parent)).toEqual(settled(3, 4));
    await setSeats(parent.id, 3);
    expect(await standing(parent)).toEqual(settled(3));
  });

  it.each([2, 0, -1, -1_000_000])("can't be %i, fewer than the three children", async (quantity) => {
    const parent = await ofThree();
    const refusal = {
      code: "validation_failed",
      field: "quantity",
      message: expect.stringContaining("3 children") as string,
    };
    await expect(setSeats(parent.id, quantity)).rejects.toMatchObject(refusal);
    expect(await standing(parent)).toEqual(settled(3));
  });

  it.each([5, 1000, 1_000_000_000])("can't be %i, more than one more than the three children", async (quantity) => {
    const parent = await ofThree();
    const refusal = {
      code: "validation_failed",
      field: "quantity",
      message: expect.stringContaining("4 seats") as string,
    };
    await expect(setSeats(parent.id, quantity)).rejects.toMatchObject(refusal);
    expect(await standing(parent)).toEqual(settled(3));
  });

  it.each([3, 1000])("can't be %i in the trial, which has two", async (quantity) => {
    const parent = await family(another(ada), another(ben));
    await expect(setSeats(parent.id, quantity)).rejects.toBeInstanceOf(NotAuthorized);
    expect(await standing(parent)).toEqual(settled(2));
  });

  it("can be two in the trial", async () => {
    const parent = await family(another(ada));
    await setSeats(parent.id, 2);
    expect(await standing(parent)).toEqual(settled(1, 2));
  });

  it("can be none without children", async () => {
    const parent = await subscribed();
    await setSeats(parent.id, 0);
    expect(await standing(parent)).toEqual(settled(0));
  });

  it("need a subscription that runs", async () => {
    await expect(setSeats((await signedUp()).id, 1)).rejects.toBeInstanceOf(NotAuthorized);
    const parent = await subscribed();
    const id = await subscriptionIdOf(parent.id);
    await takeOver(await test.sandbox.cancelSubscription(id, `cancel:${id}`), Date.now());
    await expect(setSeats(parent.id, 1)).rejects.toBeInstanceOf(NotAuthorized);
  });
});

describe("a change of the seats", () => {
  it("to what they are asks nothing of the provider", async () => {
    const parent = await ofThree();
    const { payments, asked } = watched(test.sandbox, "setQuantity");
    test.setServices({ payments });
    await setSeats(parent.id, 3);
    expect(asked).toEqual([]);
  });

  it("to fewer is billed from the next bill on, without a credit", async () => {
    const parent = await ofThree();
    await setSeats(parent.id, 4);
    const before = (await nextBill(parent)) ?? 0;
    await setSeats(parent.id, 3);
    expect(await nextBill(parent)).toBe(before - 499);
  });

  it.each(["refuses", "times out before", "times out after"] as const)(
    "is undone when the provider %s",
    async (answer) => {
      const parent = await ofThree();
      const before = await nextBill(parent);
      test.setServices({ payments: troubled(test.sandbox, answer) });
      await expect(setSeats(parent.id, 4)).rejects.toBeInstanceOf(ServiceFailed);
      expect(await standing(parent)).toEqual(settled(3));
      expect(await nextBill(parent)).toBe(before);
    },
  );

  it("that was left half-way is settled before the next", async () => {
    const parent = await ofThree();
    test.setServices({ payments: outOfReach(test.sandbox) });
    await expect(setSeats(parent.id, 4)).rejects.toBeInstanceOf(ServiceFailed);
    test.reset();
    passTime(MINUTE + 1);
    await setSeats(parent.id, 4);
    expect(await standing(parent)).toEqual(settled(3, 4));
  });

  it("several times at once is made at least once and leaves nothing unsettled", async () => {
    const parent = await ofThree();
    await openConnections(3);
    const tabs = await Promise.allSettled(Array.from({ length: 3 }, () => setSeats(parent.id, 4)));
    expect(tabs.map(({ status }) => status)).toContain("fulfilled");
    expect(await standing(parent)).toEqual(settled(3, 4));
  });
});
