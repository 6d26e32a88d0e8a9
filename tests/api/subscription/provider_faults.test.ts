import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "#tests/support/server";
import type { Fault } from "#tests/support/stripe/faults";
import { type StripeServer, startStripeServer } from "#tests/support/stripe/server";
import { paths } from "~/domain/paths";
import type { Payments } from "~/services/payments/payments";
import { stripePayments } from "~/services/payments/stripe";
import { type SignedUp, addChild, newChild, queryDatabase, signUp } from "../family";
import { expectRefusal } from "../refusals";

const UPDATE = { call: "POST /v1/subscriptions/:id" } as const;
const NOTHING_CHARGED = "The payment service did not answer. Nothing was charged. Please try again.";

let stripe: StripeServer;
let provider: Payments;
let server: RunningServer;
let usernames = 0;

beforeAll(async () => {
  stripe = await startStripeServer();
  provider = stripePayments(stripe.account);
  const { secretKey, webhookSecret, port } = stripe.account;
  const instead = new URL("../../support/stripe/instead.mjs", import.meta.url);
  server = await startServer({
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_CHECKING_PORT: String(port),
      NODE_OPTIONS: `--import ${instead.href}`,
    },
  });
});
afterEach(() => stripe.fail(null));
afterAll(() => stripe.close());

function newUsername(): string {
  usernames += 1;
  return `seated_${usernames}`;
}

/** A parent in the trial, with one child on one seat. */
async function parentOfOne(): Promise<SignedUp> {
  const parent = await signUp(server);
  const asked = { price_type: "monthly_standard", quantity: 1 };
  const { session_id } = (await parent.post("/subscription/checkout_session", asked)).json<{ session_id: string }>();
  stripe.pay(session_id);
  await parent.get(paths.addProfile({ paid: session_id }));
  await addChild(parent, newUsername());
  return parent;
}

/** Children, seats as the provider bills them, and what the next bill is. */
async function standingOf(parent: SignedUp) {
  const { child_profiles } = (await parent.get("/user/child")).json<{ child_profiles: unknown[] }>();
  const [row] = await queryDatabase<{ subscription_id: string }>(
    server.dataDir,
    `select subscription_id from subscriptions where parent_id = (select id from parents where email = '${parent.email}')`,
  );
  const id = row?.subscription_id ?? "";
  const seats = (await provider.findSubscription(id))?.quantity;
  return { children: child_profiles.length, seats, nextBill: (await provider.findNextBill(id))?.totalCents };
}

const one = { children: 1, seats: 1, nextBill: 499 };
const two = { children: 2, seats: 2, nextBill: 998 };

/** How an answer fails, what Minnow answers then, and how often a request is sent before it is given up. */
const faults: [Fault, number, number][] = [
  ["error before", 502, 2],
  ["error after", 502, 2],
  ["reset after", 502, 2],
  ["hang before", 504, 2],
  ["hang after", 504, 2],
  ["limit", 502, 1],
];

describe.each(faults)("when the provider's answer to a change of seats is '%s'", (fault, status, times) => {
  it(`POST /subscription/quantity answers ${status}, and no seat is paid that no child has`, async () => {
    const parent = await parentOfOne();
    stripe.fail(fault, { ...UPDATE, times });
    expectRefusal(await parent.post("/subscription/quantity", { quantity: 2 }), status, "payments_failed");
    expect(await standingOf(parent)).toEqual(one);
  });

  it(`the child form answers ${status} and says that nothing was charged; sent again it adds the child`, async () => {
    const parent = await parentOfOne();
    const form = await agreedForm(parent);
    stripe.fail(fault, { ...UPDATE, times });
    const answer = await parent.postForm(paths.addProfile(), form);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(NOTHING_CHARGED)]);
    expect(await standingOf(parent)).toEqual(one);
    const { password, ...kept } = form;
    for (const name of ["first_name", "grade_level", "username"] as const) expect(answer.text).toContain(kept[name]);
    expect(answer.text).not.toContain(password);
    expect((await parent.postForm(paths.addProfile(), form)).status).toBe(303);
    expect(await standingOf(parent)).toEqual(two);
  });
});

describe("while the provider is down", () => {
  let parent: SignedUp;
  beforeAll(async () => {
    parent = await parentOfOne();
  });

  it.each([
    ["/subscription/action", { do_add_child: true }],
    ["/subscription/quantity", { quantity: 2 }],
    ["/subscription/end_trial", {}],
    ["/subscription/billing_portal", {}],
  ])("POST %s answers 502, and nothing changes", async (path, body) => {
    stripe.fail("reset before");
    expectRefusal(await parent.post(path, body), 502, "payments_failed");
    stripe.fail(null);
    expect(await standingOf(parent)).toEqual(one);
  });

  it("POST /subscription/checkout_session answers 502", async () => {
    const newcomer = await signUp(server);
    stripe.fail("reset before");
    const asked = { price_type: "monthly_standard", quantity: 1 };
    expectRefusal(await newcomer.post("/subscription/checkout_session", asked), 502, "payments_failed");
  });

  it("the child form says that nothing was charged, offers 'Try again' and can't be saved", async () => {
    stripe.fail("reset before");
    const { status, text } = await parent.get(paths.addProfile());
    expect(status).toBe(200);
    expect(text).toContain(NOTHING_CHARGED);
    expect(text).toMatch(/<a[^>]*>Try again<\/a>/);
    expect(text).toMatch(/<button[^>]*disabled=""[^>]*>Next<\/button>/);
  });

  it("whoever comes back from the checkout hears that the payment is not lost, and finds it later", async () => {
    const payer = await signUp(server);
    const asked = { price_type: "monthly_standard", quantity: 1 };
    const session = (await payer.post("/subscription/checkout_session", asked)).json<{ session_id: string }>();
    stripe.pay(session.session_id);
    stripe.fail("reset before");
    const { status, text } = await payer.get(paths.addProfile({ paid: session.session_id }));
    expect([status, text]).toEqual([502, expect.stringContaining("It is not lost.")]);
    expect(text).not.toContain("Nothing was charged");
    stripe.fail(null);
    const again = await payer.get(paths.addProfile({ paid: session.session_id }));
    expect([again.status, again.text]).toEqual([200, expect.stringContaining("Your subscription has started.")]);
  });

  it("the settings are shown all the same", async () => {
    stripe.fail("reset before");
    const { status, text } = await parent.get(paths.settings.overview());
    expect([status, text]).toEqual([200, expect.stringContaining(NOTHING_CHARGED)]);
  });

  it("a child can be removed, and the seat is given back once the provider answers", async () => {
    const leaving = await parentOfOne();
    const [child] = (await leaving.get("/user/child")).json<{ child_profiles: { username: string }[] }>()
      .child_profiles;
    const page = `/profile/${child?.username}/edit?dialog=remove_child`;
    const csrf = await leaving.formToken(page);
    stripe.fail("reset before");
    const asked = await leaving.get(page);
    expect([asked.status, asked.text]).toEqual([
      200,
      expect.stringContaining("You can remove the profile all the same"),
    ]);
    const removed = await leaving.postForm(page, { csrf, intent: "remove_child", confirm_removal: "on" });
    expect([removed.status, removed.headers.get("location")]).toEqual([303, "/?notice=removed_seat_later"]);
    stripe.fail(null);
    await leaving.get(paths.addProfile());
    expect(await standingOf(leaving)).toMatchObject({ children: 0, seats: 0 });
  });
});

/** The form for one child more, filled in, with the charge that it shows agreed to. */
async function agreedForm(parent: SignedUp) {
  const { text } = await parent.get(paths.addProfile());
  const agreed_charge = /name="agreed_charge" value="([^"]+)"/.exec(text)?.[1] ?? "";
  const csrf = await parent.formToken(paths.addProfile());
  const { first_name, grade_level, password } = newChild;
  const child = { first_name, grade_level, password, username: newUsername(), parent_consent: "on" };
  return { csrf, intent: "save", agreed_charge, agree_to_charge: "on", ...child };
}
