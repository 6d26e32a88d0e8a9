import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { addChild } from "~/domain/child/add-child.server";
import { childrenOf } from "~/domain/child/child.server";
import { ChargeNotAgreed, NotAuthorized, type ProductError, ServiceFailed, UsernameTaken } from "~/domain/errors";
import { ada, another, ben, chi, family, kim, subscribed } from "#tests/support/cast";
import { type TestDatabase, openConnections, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => test.reset());

/** The seats as Minnow knows them and as the payment provider does. */
async function seatsOf(parentId: string): Promise<[number?, number?]> {
  const known = await findSubscriptionOfParent(parentId);
  const billed = await test.sandbox.findSubscription(known?.subscription_id ?? "");
  return [known?.quantity, billed?.quantity];
}

const agreed = <Child extends object>(child: Child) => ({ ...child, agreedToCharge: true });

describe("a seat that is paid and unused", () => {
  it("is used by the next child, without a charge", async () => {
    const parent = await subscribed({ seats: 2 });
    await addChild(parent.id, another(ada));
    await addChild(parent.id, another(ben));
    expect(await seatsOf(parent.id)).toEqual([2, 2]);
  });

  it("is used by one of two children who are added at once", async () => {
    const parent = await subscribed({ seats: 1 });
    const adds = await Promise.allSettled([addChild(parent.id, another(ada)), addChild(parent.id, another(ben))]);
    expect(adds.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    // The later one may come before or after the earlier took the seat: either way it is told.
    const refusals = adds.filter((add) => add.status === "rejected").map(({ reason }) => (reason as ProductError).code);
    expect(["not_authorized", "charge_not_agreed"]).toEqual(expect.arrayContaining(refusals));
    expect(await childrenOf(parent.id)).toHaveLength(1);
    expect(await seatsOf(parent.id)).toEqual([1, 1]);
  });
});

describe("two children beyond the seats, agreed to at once", () => {
  it("are both added after the trial, each with a paid seat", async () => {
    const parent = await subscribed({ isTrial: false });
    await addChild(parent.id, another(ada));
    await Promise.all([addChild(parent.id, agreed(another(ben))), addChild(parent.id, agreed(another(chi)))]);
    expect(await childrenOf(parent.id)).toHaveLength(3);
    expect(await seatsOf(parent.id)).toEqual([3, 3]);
  });

  it("are one child in the trial, which has room for one", async () => {
    const parent = await family(another(ada));
    const adds = [addChild(parent.id, agreed(another(ben))), addChild(parent.id, agreed(another(chi)))];
    const refusals = (await Promise.allSettled(adds)).filter((add) => add.status === "rejected");
    expect(refusals.map(({ reason }): unknown => reason)).toEqual([expect.any(NotAuthorized)]);
    expect(await childrenOf(parent.id)).toHaveLength(2);
    expect(await seatsOf(parent.id)).toEqual([2, 2]);
  });

  it("are one child and one seat when they are one form pressed twice", async () => {
    const parent = await family(another(ada));
    const child = agreed({ ...another(ben), formId: "form_1" });
    await openConnections(2);
    const [first, second] = await Promise.all([addChild(parent.id, child), addChild(parent.id, child)]);
    expect(second).toEqual(first);
    expect(await childrenOf(parent.id)).toHaveLength(2);
    expect(await seatsOf(parent.id)).toEqual([2, 2]);
  });
});

describe("a child beyond the seats", () => {
  it("waits for the agreement to the charge", async () => {
    const parent = await family(another(ada));
    await expect(addChild(parent.id, another(ben))).rejects.toBeInstanceOf(ChargeNotAgreed);
    expect(await childrenOf(parent.id)).toHaveLength(1);
    expect(await seatsOf(parent.id)).toEqual([1, 1]);
  });

  it("is added with one seat more once it is agreed, in the trial", async () => {
    const parent = await family(another(ada));
    await addChild(parent.id, agreed(another(ben)));
    expect(await childrenOf(parent.id)).toHaveLength(2);
    expect(await seatsOf(parent.id)).toEqual([2, 2]);
  });

  it("is added with one seat more once it is agreed, after the trial", async () => {
    const parent = await family(another(ada), another(ben), another(chi));
    await addChild(parent.id, agreed(another(ada)));
    expect(await childrenOf(parent.id)).toHaveLength(4);
    expect(await seatsOf(parent.id)).toEqual([4, 4]);
  });

  it("that is the third is not added in the trial, agreed or not, and no seat is bought", async () => {
    const parent = await family(another(ada), another(ben));
    await expect(addChild(parent.id, agreed(another(chi)))).rejects.toBeInstanceOf(NotAuthorized);
    expect(await seatsOf(parent.id)).toEqual([2, 2]);
  });

  it("whose username is taken buys no seat", async () => {
    const child = another(ada);
    const parent = await family(child);
    const { username } = child;
    await expect(addChild(parent.id, agreed({ ...ben, username }))).rejects.toBeInstanceOf(UsernameTaken);
    expect(await seatsOf(parent.id)).toEqual([1, 1]);
  });

  it("whose username is taken while the seat is bought gives the seat back", async () => {
    const parent = await family(another(ada));
    const stranger = await subscribed({ person: another(kim) });
    const wanted = another(chi);
    const takeUsername = async () => void (await addChild(stranger.id, wanted));
    beforeSeatsChange(once(takeUsername));
    const { username } = wanted;
    await expect(addChild(parent.id, agreed({ ...ben, username }))).rejects.toBeInstanceOf(UsernameTaken);
    expect(await seatsOf(parent.id)).toEqual([1, 1]);
    expect(await childrenOf(parent.id)).toHaveLength(1);
  });

  it("whose form is sent again after its seat was given back is billed again", async () => {
    const parent = await family(another(ada));
    const stranger = await subscribed({ person: another(kim) });
    const [wanted, formId] = [another(chi), "form_1"];
    beforeSeatsChange(once(async () => void (await addChild(stranger.id, wanted))));
    const refused = addChild(parent.id, agreed({ ...ben, username: wanted.username, formId }));
    await expect(refused).rejects.toBeInstanceOf(UsernameTaken);
    await addChild(parent.id, agreed({ ...another(ben), formId }));
    expect(await childrenOf(parent.id)).toHaveLength(2);
    expect(await seatsOf(parent.id)).toEqual([2, 2]);
  });

  it("is not added when the payment provider fails, and nothing is charged", async () => {
    const parent = await family(another(ada));
    const cause = new Error("connection reset");
    beforeSeatsChange(() => Promise.reject(cause));
    const error: unknown = await addChild(parent.id, agreed(another(ben))).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceFailed);
    expect(error).toMatchObject({ service: "payments", cause });
    expect(await seatsOf(parent.id)).toEqual([1, 1]);
    expect(await childrenOf(parent.id)).toHaveLength(1);
  });
});

/** Does something else just before the provider changes the seats. */
function beforeSeatsChange(meanwhile: () => Promise<void>): void {
  test.setServices({
    payments: {
      ...test.sandbox,
      async setQuantity(...change) {
        await meanwhile();
        return test.sandbox.setQuantity(...change);
      },
    },
  });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
