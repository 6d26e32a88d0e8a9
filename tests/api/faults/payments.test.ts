import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import type { Answer } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type StripeServer, startStripeServer } from "#tests/support/stripe/server";
import { type SignedUp, addChild, newChild, signUp, visitorsHaveAddresses } from "../family";

/** How long a page or call may take (section 7), in milliseconds. */
const BOUND_MS = 20_000;
const NOT_ANSWERED = "The payment service did not answer";

/** What a parent sends while the provider hangs, and what is typed in it that may not be lost. */
interface Try {
  what: string;
  send(): Promise<Answer>;
  words: string;
  kept: string[];
}

let stripe: StripeServer;
let server: RunningServer;
let tries: Try[];
let answered: { answer: Answer; ms: number }[];

beforeAll(async () => {
  stripe = await startStripeServer();
  const { secretKey, webhookSecret, port } = stripe.account;
  const instead = new URL("../../support/stripe/instead.mjs", import.meta.url);
  server = await startServer({
    env: {
      ...visitorsHaveAddresses,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_CHECKING_PORT: String(port),
      STRIPE_CHECKING_PATIENCE: "as Minnow's own",
      NODE_OPTIONS: `--import ${instead.href}`,
    },
  });
  tries = [
    await addingWithCharge(),
    await startingSubscription(),
    await callingFor("/subscription/quantity", { quantity: 2 }),
    await callingFor("/subscription/billing_portal", {}),
    await openingSettings(),
    await removingChild(),
    await deletingAccount(),
  ];
  stripe.fail("hang before");
  // All at once, as each waits as long as the others.
  answered = await Promise.all(tries.map(timed));
  stripe.fail(null);
});
afterAll(() => stripe.close());

it.each([
  "a child with a charge",
  "a checkout",
  "/subscription/quantity",
  "/subscription/billing_portal",
  "the settings",
  "the removal of a child",
  "the deletion of the account",
])("while the provider hangs, %s is answered in time, in words, with what was typed", (what) => {
  const index = tries.findIndex((one) => one.what === what);
  const { answer, ms } = answered[index] ?? { answer: undefined, ms: NaN };
  for (const part of [tries[index]?.words ?? "", ...(tries[index]?.kept ?? [])]) expect(answer?.text).toContain(part);
  expect({ what, seconds: Math.round(ms / 1000), isInTime: ms < BOUND_MS }).toMatchObject({ isInTime: true });
});

let usernames = 0;

/** A parent in the trial, with one child on one seat. */
async function parentOfOne(): Promise<SignedUp & { child: string }> {
  const parent = await signUp(server);
  const asked = { price_type: "monthly_standard", quantity: 1 };
  const { session_id } = (await parent.post("/subscription/checkout_session", asked)).json<{ session_id: string }>();
  stripe.pay(session_id);
  await parent.get(paths.addProfile({ paid: session_id }));
  usernames += 1;
  const child = `hung_${usernames}`;
  await addChild(parent, child);
  return { ...parent, child };
}

async function addingWithCharge(): Promise<Try> {
  const parent = await parentOfOne();
  const { text } = await parent.get(paths.addProfile());
  const agreed_charge = /name="agreed_charge" value="([^"]+)"/.exec(text)?.[1] ?? "";
  const csrf = await parent.formToken(paths.addProfile());
  const { first_name, grade_level, password } = newChild;
  const typed = { first_name, grade_level, username: "hung_second" };
  const form = { csrf, intent: "save", agreed_charge, agree_to_charge: "on", ...typed, password, parent_consent: "on" };
  return {
    what: "a child with a charge",
    send: () => parent.postForm(paths.addProfile(), form),
    words: NOT_ANSWERED,
    kept: Object.values(typed),
  };
}

async function startingSubscription(): Promise<Try> {
  const parent = await signUp(server);
  const csrf = await parent.formToken(paths.addProfile());
  const typed = { first_name: "Ada", grade_level: "Grade 4", username: "hung_third" };
  return {
    what: "a checkout",
    send: () => parent.postForm(paths.addProfile(), { csrf, intent: "start_checkout", ...typed }),
    words: NOT_ANSWERED,
    kept: Object.values(typed),
  };
}

async function callingFor(path: string, body: object): Promise<Try> {
  const parent = await parentOfOne();
  return { what: path, send: () => parent.post(path, body), words: "payments_failed", kept: [] };
}

async function openingSettings(): Promise<Try> {
  const parent = await parentOfOne();
  return {
    what: "the settings",
    send: () => parent.get(paths.settings.overview()),
    words: NOT_ANSWERED,
    kept: [parent.email],
  };
}

async function removingChild(): Promise<Try> {
  const { child, ...parent } = await parentOfOne();
  const page = paths.child.edit(child, { dialog: "remove_child" });
  const csrf = await parent.formToken(page);
  const form = { csrf, intent: "remove_child", confirm_removal: "on" };
  const send = async () => {
    const answer = await parent.postForm(page, form);
    return { ...answer, text: answer.headers.get("location") ?? answer.text };
  };
  return { what: "the removal of a child", send, words: "/?notice=removed_seat_later", kept: [] };
}

async function deletingAccount(): Promise<Try> {
  const parent = await parentOfOne();
  const csrf = await parent.formToken(paths.settings.deleteAccount());
  return {
    what: "the deletion of the account",
    send: () => parent.postForm(paths.settings.deleteAccount(), { csrf, password: parent.password }),
    words: "Nothing was deleted: everything is as it was.",
    kept: [],
  };
}

async function timed({ send }: Try) {
  const sentAt = performance.now();
  const answer = await send();
  return { answer, ms: performance.now() - sentAt };
}
