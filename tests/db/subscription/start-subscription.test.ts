import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { addChild } from "~/domain/child/add-child.server";
import { NotFound, ServiceFailed } from "~/domain/errors";
import { messages } from "~/domain/messages";
import { startSubscription } from "~/domain/subscription/trial.server";
import type { Payments } from "~/services/payments/payments";
import { ada, another, ben, chi, family, signedUp, subscribed } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { billsOf, outOfReach, settled, standingOf, troubled, watched } from "./provider";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => test.reset());

describe("'Start subscription'", () => {
  it("where a third child is wanted ends the trial, and asks again: a seat is missing", async () => {
    const parent = await family(another(ada), another(ben));
    const { payments, asked } = watched(test.sandbox, "setQuantity", "endTrial", "previewCharges");
    test.setServices({ payments });
    const { action, additional_charges } = await startSubscription(parent.id);
    expect(asked).toEqual(["endTrial", "previewCharges"]);
    expect([action, additional_charges?.additional_quantity]).toEqual(["increase_quantity", 1]);
    expect((await findSubscriptionOfParent(parent.id))?.status).toBe("active");
    expect((await billsOf(test.sandbox, parent.id)).map(({ totalCents }) => totalCents)).toEqual([2 * 499]);
  });

  it("then lets the third child be added for the charge that it answers", async () => {
    const parent = await family(another(ada), another(ben));
    const { additional_charges } = await startSubscription(parent.id);
    const { cents, at } = additional_charges?.total ?? { cents: 0, at: 0 };
    await addChild(parent.id, { ...another(chi), agreedToCharge: true, agreedCharge: { cents, at } });
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(3));
  });

  it("where the action was an increase sets the quantity first, and nothing comes back", async () => {
    const parent = await family(another(ada));
    const { payments, asked } = watched(test.sandbox, "setQuantity", "endTrial", "previewCharges");
    test.setServices({ payments });
    expect(await startSubscription(parent.id)).toMatchObject({ action: "none", additional_charges: null });
    expect(asked).toEqual(["setQuantity", "endTrial"]);
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(1, 2));
    expect((await billsOf(test.sandbox, parent.id)).map(({ totalCents }) => totalCents)).toEqual([2 * 499]);
  });

  it("pressed twice ends the trial once, and one bill is written", async () => {
    const parent = await family(another(ada), another(ben));
    await Promise.all([startSubscription(parent.id), startSubscription(parent.id)]);
    expect(await billsOf(test.sandbox, parent.id)).toHaveLength(1);
  });

  it("does not end the trial when the quantity could not be set", async () => {
    const parent = await family(another(ada));
    test.setServices({ payments: troubled(test.sandbox, "refuses") });
    await expect(startSubscription(parent.id)).rejects.toBeInstanceOf(ServiceFailed);
    expect((await findSubscriptionOfParent(parent.id))?.status).toBe("trialing");
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(1));
  });

  it("can be pressed again when the trial could not be ended", async () => {
    const parent = await family(another(ada), another(ben));
    test.setServices({ payments: { ...test.sandbox, endTrial: () => Promise.reject(new Error("timed out")) } });
    await expect(startSubscription(parent.id)).rejects.toBeInstanceOf(ServiceFailed);
    expect(await billsOf(test.sandbox, parent.id)).toEqual([]);
    test.reset();
    expect((await startSubscription(parent.id)).action).toBe("increase_quantity");
  });

  it("has ended the trial when only the provider's answer was lost", async () => {
    const parent = await family(another(ada), another(ben));
    const endTrial: Payments["endTrial"] = async (...asked) => {
      await test.sandbox.endTrial(...asked);
      throw new Error("500 after the work was done");
    };
    test.setServices({ payments: { ...test.sandbox, endTrial } });
    expect((await startSubscription(parent.id)).action).toBe("increase_quantity");
    expect((await findSubscriptionOfParent(parent.id))?.status).toBe("active");
    expect(await billsOf(test.sandbox, parent.id)).toHaveLength(1);
  });

  it("does not say that nothing was charged when nobody knows", async () => {
    const parent = await family(another(ada), another(ben));
    test.setServices({ payments: outOfReach(test.sandbox) });
    const refusal: unknown = await startSubscription(parent.id).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ServiceFailed);
    expect((refusal as ServiceFailed).message).toBe(messages.startNotSeen);
  });

  it("answers none when nothing comes back to the second question", async () => {
    const parent = await family(another(ada), another(ben));
    const previewCharges = () => Promise.reject(new Error("timed out"));
    test.setServices({ payments: { ...test.sandbox, previewCharges } });
    const nothing = { action: "none", billing_portal_url: null, additional_charges: null };
    expect(await startSubscription(parent.id)).toEqual(nothing);
    expect((await findSubscriptionOfParent(parent.id))?.status).toBe("active");
  });

  it("with a card that fails is answered with the way to the billing portal", async () => {
    const parent = await subscribed({ card: "past_due_next" });
    await addChild(parent.id, another(ada));
    expect(await startSubscription(parent.id)).toEqual({
      action: "update_payment_past_due",
      billing_portal_url: expect.stringContaining("/sandbox/portal/") as string,
      additional_charges: null,
    });
  });

  it("has nothing to start without a subscription", async () => {
    await expect(startSubscription((await signedUp()).id)).rejects.toBeInstanceOf(NotFound);
  });
});
