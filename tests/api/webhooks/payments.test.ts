import path from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paths } from "~/domain/paths";
import { type Sandbox, openSandbox } from "~/services/payments/sandbox";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, queryDatabase, signUp, subscribe } from "../family";
import { describeGuards, describeMethods, expectRefusal } from "../refusals";

const PATH = paths.machine.paymentEvents();
const MINUTE = 60_000;

interface Webhook {
  body: string;
  signature: string;
}

let server: RunningServer;
/** The provider's books, as another process of the provider's sees them: what it does there, nobody delivers but the test. */
let provider: Sandbox;
/** The same with a clock that is six minutes slow. */
let slowProvider: Sandbox;
let known: Webhook;

beforeAll(async () => {
  server = await sharedServer();
  const file = path.join(server.dataDir, "sandbox.sqlite");
  provider = openSandbox({ file, publicUrl: () => server.url });
  slowProvider = openSandbox({ file, publicUrl: () => server.url, now: () => Date.now() - 6 * MINUTE });
  known = await webhookOfEnded(await subscribedParent());
});
afterAll(() => {
  provider.close();
  slowProvider.close();
});

/** A browser that sends what the provider sends, whatever it is asked to. */
function providersClient(): Client {
  const client = createClient(server);
  const request = (target: string, init: RequestInit = {}) => {
    const isPost = init.method === "POST";
    const headers = { ...Object.fromEntries(new Headers(init.headers)), "Sandbox-Signature": known.signature };
    return client.request(target, isPost ? { ...init, headers, body: known.body } : init);
  };
  return { ...client, request };
}

describeMethods(PATH, ["POST"], () => createClient(server));
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: providersClient,
  isPublic: true,
});

describe("POST /webhooks/payments", () => {
  it("tells that a subscription has ended, which is known from then on", async () => {
    const parent = await subscribedParent();
    const webhook = await webhookOfEnded(parent);
    expect(await actionOf(parent)).not.toBe("create_new_has_canceled");
    const answer = await deliver(webhook);
    expect([answer.status, answer.json()]).toEqual([200, { received: true }]);
    expect(await actionOf(parent)).toBe("create_new_has_canceled");
  });

  it("answers the same to a repetition, which changes nothing", async () => {
    await deliver(known);
    const before = await stored();
    const answer = await deliver(known);
    expect([answer.status, answer.json()]).toEqual([200, { received: true }]);
    expect(await stored()).toEqual(before);
  });

  it("takes what is about a parent whom nobody knows", async () => {
    const request = {
      parentId: "parent_nobody",
      email: "nobody@example.org",
      customerId: null,
      quantity: 1,
      trial: true,
    };
    const urls = { successUrl: server.url, cancelUrl: server.url };
    const checkout = { ...request, ...urls, priceType: "monthly_standard" as const };
    const { sessionId } = await provider.createCheckout(checkout, "checkout of nobody");
    await provider.payCheckout(sessionId, "succeeds");
    const before = await stored();
    for (const webhook of await waiting(provider)) expect((await deliver(webhook)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it.each<[string, (webhook: Webhook) => Partial<Webhook> & { body: string }]>([
    ["without a signature", ({ body }) => ({ body })],
    ["with an empty signature", ({ body }) => ({ body, signature: "" })],
    ["with a made-up signature", ({ body }) => ({ body, signature: `t=1,v1=${"f".repeat(64)}` })],
    ["whose body was changed", ({ body, signature }) => ({ body: `${body} `, signature })],
    ["that is empty", ({ signature }) => ({ body: "", signature })],
    ["that is no JSON", ({ signature }) => ({ body: "{", signature })],
  ])("refuses one %s with 400, and nothing changes", async (_, forge) => {
    const before = await stored();
    expectRefusal(await deliver(forge(known)), 400, "invalid_signature");
    expect(await stored()).toEqual(before);
  });

  it("refuses one that was signed more than five minutes ago", async () => {
    const parent = await subscribedParent();
    await vi.waitUntil(isAllDelivered);
    await endSubscription(parent);
    const [old] = await waiting(slowProvider);
    expectRefusal(await deliver(old ?? { body: "" }), 400, "invalid_signature");
  });

  it("refuses more than 256 KiB with 413", async () => {
    expectRefusal(await deliver({ ...known, body: "x".repeat(256 * 1024 + 1) }), 413, "too_large");
  });
});

async function subscribedParent(): Promise<SignedUp> {
  const parent = await signUp(server);
  await subscribe(parent);
  return parent;
}

async function actionOf(parent: SignedUp): Promise<string> {
  return (await parent.get("/auth/user")).json<{ subscription_action: string }>().subscription_action;
}

function deliver({ body, signature }: Partial<Webhook> & { body: string }) {
  const headers = {
    "Content-Type": "application/json",
    ...(signature !== undefined && { "Sandbox-Signature": signature }),
  };
  return createClient(server).request(PATH, { method: "POST", headers, body });
}

/** Ends the parent's subscription with the provider. */
async function endSubscription({ email }: SignedUp): Promise<void> {
  const [row] = await queryDatabase<{ subscription_id: string }>(
    server.dataDir,
    `select subscription_id from subscriptions where parent_id = (select id from parents where email = '${email}')`,
  );
  await provider.cancelSubscription(row?.subscription_id ?? "", `cancel ${email}`);
}

/** The same, and the webhook that tells of it. */
async function webhookOfEnded(parent: SignedUp): Promise<Webhook> {
  await vi.waitUntil(isAllDelivered);
  await endSubscription(parent);
  const [webhook] = await waiting(provider);
  if (!webhook) throw new Error("The provider tells of nothing.");
  return webhook;
}

/** The webhooks that were not delivered yet, which then are. */
async function waiting(from: Sandbox): Promise<Webhook[]> {
  const webhooks: Webhook[] = [];
  await from.deliverEvents((body, signature) => Promise.resolve(webhooks.push({ body, signature }) > 0));
  return webhooks;
}

/** Whether the server has delivered what it did itself; what others do after that is left to the test. */
function isAllDelivered(): boolean {
  const file = new Sqlite(path.join(server.dataDir, "sandbox.sqlite"), { readonly: true });
  try {
    return file.prepare("select 1 from events where delivered_at is null").get() === undefined;
  } finally {
    file.close();
  }
}

/** What a webhook could change. */
function stored(): Promise<unknown[]> {
  return queryDatabase(server.dataDir, "select * from subscriptions order by parent_id");
}
