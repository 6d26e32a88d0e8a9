import { describe, expect, it } from "vitest";
import {
  type SubscriptionAction,
  type SubscriptionFacts,
  formatAmount,
  isAgreementNeeded,
  isSaveDisabled,
  seatText,
  seatsWanted,
  subscriptionAction,
  subscriptionActions,
} from "~/domain/subscription/subscription";

const facts: SubscriptionFacts = {
  userType: "standard",
  subscription: { status: "active", quantity: 2 },
  childCount: 2,
  doAddChild: false,
  doRemoveChild: false,
};

const trial = (quantity: number) => ({ status: "trialing", quantity });

describe("the pending subscription action", () => {
  it.each<[string, SubscriptionAction, Partial<SubscriptionFacts>]>([
    ["a premium user, whatever else is so", "none", { userType: "premium", subscription: null, doAddChild: true }],
    ["who never subscribed", "create_new", { subscription: null, childCount: 0 }],
    ["whose subscription has ended", "create_new_has_canceled", { subscription: { status: "canceled", quantity: 9 } }],
    ["whose bill is unpaid", "update_payment_unpaid", { subscription: { status: "unpaid", quantity: 2 } }],
    ["whose bill is past due", "update_payment_past_due", { subscription: { status: "past_due", quantity: 2 } }],
    ["who wants a third child in the trial", "end_trial", { subscription: trial(3), doAddChild: true }],
    [
      "who wants a second child on one trial seat",
      "increase_quantity_trial",
      { subscription: trial(1), childCount: 2 },
    ],
    ["who wants one child more than seats", "increase_quantity", { doAddChild: true }],
    ["who removes a child in the trial", "decrease_quantity_trial", { subscription: trial(2), doRemoveChild: true }],
    ["who removes a child", "decrease_quantity", { doRemoveChild: true }],
    ["whose children and seats are as many", "none", {}],
    ["who has an unused seat", "none", { childCount: 1 }],
    ["who fills an unused seat", "none", { childCount: 1, doAddChild: true }],
    ["who puts another child in the place of one", "none", { doAddChild: true, doRemoveChild: true }],
  ])("of a parent %s is %s", (_, action, changes) => {
    expect(subscriptionAction({ ...facts, ...changes })).toBe(action);
  });

  it("is, whatever the facts, the first row of the table that applies", () => {
    const differing = everyFact().filter((some) => subscriptionAction(some) !== actionByTable(some));
    expect(differing).toEqual([]);
  });

  it("takes each of its ten values for some family", () => {
    expect(new Set(everyFact().map(subscriptionAction))).toEqual(new Set(subscriptionActions));
    expect(subscriptionActions).toHaveLength(10);
  });
});

describe("saving a child", () => {
  const barring = ["create_new", "create_new_has_canceled", "end_trial"];
  const overdue = ["update_payment_past_due", "update_payment_unpaid"];
  const charging = ["increase_quantity", "increase_quantity_trial", "decrease_quantity", "decrease_quantity_trial"];

  it("is barred until a subscription runs, the trial has ended or the bill is paid", () => {
    expect(subscriptionActions.filter(isSaveDisabled)).toEqual([...barring, ...overdue]);
  });

  it("waits for the agreement to a charge whenever the seats change", () => {
    expect(subscriptionActions.filter(isAgreementNeeded)).toEqual(charging);
  });
});

describe("seats and money", () => {
  it("wants a seat for each child, one more for one added and one less for one removed", () => {
    expect(seatsWanted(facts)).toBe(2);
    expect(seatsWanted({ ...facts, doAddChild: true })).toBe(3);
    expect(seatsWanted({ ...facts, doRemoveChild: true })).toBe(1);
  });

  it("speaks of '1 seat' and of 'N seats'", () => {
    expect([0, 1, 2, 10].map(seatText)).toEqual(["0 seats", "1 seat", "2 seats", "10 seats"]);
  });

  it.each([
    [0, "$0.00"],
    [499, "$4.99"],
    [-499, "-$4.99"],
    [123_456, "$1,234.56"],
  ])("writes %i cents as %s", (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });
});

/** The table of the product's decisions, row by row, read without the code. */
function actionByTable(some: SubscriptionFacts): string {
  const status = some.subscription?.status;
  const seats = some.subscription?.quantity ?? 0;
  const wanted = [some.childCount, Number(some.doAddChild), -Number(some.doRemoveChild)].reduce((a, b) => a + b);
  const inTrial = status === "trialing" ? "_trial" : "";
  const rows: [boolean, string][] = [
    [some.userType === "premium", "none"],
    [some.subscription === null, "create_new"],
    [status === "canceled", "create_new_has_canceled"],
    [status === "unpaid", "update_payment_unpaid"],
    [status === "past_due", "update_payment_past_due"],
    [status === "trialing" && wanted > 2, "end_trial"],
    [wanted > seats, `increase_quantity${inTrial}`],
    [some.doRemoveChild && wanted < seats, `decrease_quantity${inTrial}`],
    [true, "none"],
  ];
  return rows.find(([applies]) => applies)?.[1] ?? "no row";
}

/** Every user type, status, number of seats and of children from 0 to 4, and planned. */
function everyFact(): SubscriptionFacts[] {
  const wishes = [false, true];
  const few = [0, 1, 2, 3, 4];
  const statuses = ["trialing", "active", "past_due", "unpaid", "canceled"];
  const subscriptions = [null, ...statuses.flatMap((status) => few.map((quantity) => ({ status, quantity })))];
  return ["standard", "premium"].flatMap((userType) =>
    subscriptions.flatMap((subscription) =>
      few.flatMap((childCount) =>
        wishes.flatMap((doAddChild) =>
          wishes.map((doRemoveChild) => ({ userType, subscription, childCount, doAddChild, doRemoveChild })),
        ),
      ),
    ),
  );
}
