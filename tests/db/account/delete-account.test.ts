import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database } from "~/db/connection";
import { OWNERS, type TableName, rowsOf, tablesOf } from "~/db/family-tables";
import { findParent } from "~/db/parents";
import type { Parent } from "~/domain/account/account";
import { deleteAccount, mailAccountDeleted } from "~/domain/account/delete-account.server";
import { signUp } from "~/domain/account/account.server";
import { accountHash } from "~/domain/auth/mailed-codes.server";
import { findParentBySession } from "~/domain/auth/sessions.server";
import { IncorrectPassword, ServiceFailed, TooManyAttempts } from "~/domain/errors";
import { hashToken } from "~/domain/ids.server";
import { payInSandbox } from "~/domain/subscription/sandbox.server";
import { startCheckout } from "~/domain/subscription/checkout.server";
import { applyPaymentEvent } from "~/domain/subscription/payment-events.server";
import { pat, signedUp, subscribed } from "#tests/support/cast";
import { type TestDatabase, everythingStored, openTestDatabase } from "#tests/support/database";
import { fullFamily } from "#tests/support/full-family";
import { visitorAt } from "#tests/support/visitor";
import { outOfReach, subscriptionIdOf, waitingWebhooks, watched } from "../subscription/provider";

const ADDRESS = "198.51.100.20";
/** Counts tries, under hashes; it is the counters' own. */
const COUNTERS = "attempts";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => test.reset());

const whoseIs = ({ id, email }: Parent) => ({ parentId: id, email, childId: null });
const remove = (parent: Parent) => deleteAccount(parent, pat.password, visitorAt(ADDRESS));
const rowsOfFamily = async (parent: Parent) =>
  new Map(
    await Promise.all(
      tablesOf(whoseIs(parent)).map(async (table) => [table, await rowsOf(table, whoseIs(parent))] as const),
    ),
  );

/** Every value by which something of the family can be told: ids, hashes, the e-mail address, usernames. */
async function tracesOf(parent: Parent): Promise<string[]> {
  const rows = [...(await rowsOfFamily(parent)).values()].flat();
  // Videos are the catalogue's, and two families' plans may have lessons of one id.
  const naming = (column: string) =>
    /(^|_)(id|hash|email|username|editor)$/.test(column) && !/^(lesson|video)_id$/.test(column);
  const values = rows.flatMap((row) => Object.entries(row).filter(([column]) => naming(column)));
  const texts = values.map(([, value]) => value).filter((value) => typeof value === "string" && value.length > 3);
  return [...new Set([...(texts as string[]), hashToken(parent.email)])];
}

describe("the list of whose the rows of each table are", () => {
  it("has every table of the database", async () => {
    const tables = (await database().introspection.getTables()).map(({ name }) => name);
    expect(tables.filter((name) => name !== COUNTERS).sort()).toEqual(Object.keys(OWNERS).sort());
  });

  it("names nobody only where nothing leads to a family", async () => {
    const { parent } = await fullFamily(test);
    const traces = await tracesOf(parent);
    const shared = (Object.keys(OWNERS) as TableName[]).filter((name) => OWNERS[name] === null);
    const rows = await Promise.all(shared.map((name) => database().selectFrom(name).selectAll().execute()));
    const stored = JSON.stringify(rows);
    expect(traces.filter((trace) => stored.includes(trace))).toEqual([]);
  });
});

describe("deleting an account", () => {
  it("leaves no row of that family, in no table", async () => {
    const { parent } = await fullFamily(test);
    const before = await rowsOfFamily(parent);
    expect([...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([]);
    const { email } = parent;
    const hashes = [accountHash({ purpose: "login", email }), accountHash({ purpose: "reset", email })];
    const traces = [...(await tracesOf(parent)), ...hashes];
    await remove(parent);
    const stored = await everythingStored();
    expect(traces.filter((trace) => stored.includes(trace))).toEqual([]);
  });

  it("leaves another family as it is", async () => {
    const { parent } = await fullFamily(test);
    const other = await fullFamily(test);
    const before = await rowsOfFamily(other.parent);
    await remove(parent);
    expect(await rowsOfFamily(other.parent)).toEqual(before);
  });

  it("cancels the subscription before anything is deleted", async () => {
    const parent = await subscribed();
    const id = await subscriptionIdOf(parent.id);
    let isThereWhenCanceled = false;
    const payments = {
      ...test.sandbox,
      cancelSubscription: async (...asked: Parameters<typeof test.sandbox.cancelSubscription>) => {
        isThereWhenCanceled = (await findParent(parent.id)) !== undefined;
        return test.sandbox.cancelSubscription(...asked);
      },
    };
    test.setServices({ payments });
    await remove(parent);
    expect(isThereWhenCanceled).toBe(true);
    expect(await test.sandbox.findSubscription(id)).toMatchObject({ status: "canceled" });
  });

  it("deletes nothing while the payment provider does not answer, and says so", async () => {
    const { parent } = await fullFamily(test);
    const before = await rowsOfFamily(parent);
    test.setServices({ payments: outOfReach(test.sandbox) });
    const refusal: unknown = await remove(parent).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ServiceFailed);
    expect((refusal as Error).message).toContain("Nothing was deleted");
    expect(await rowsOfFamily(parent)).toEqual(before);
  });

  it("cancels a subscription that the provider does not list, too", async () => {
    const parent = await subscribed();
    const id = await subscriptionIdOf(parent.id);
    test.setServices({ payments: { ...test.sandbox, subscriptionsOfCustomer: () => Promise.resolve([]) } });
    await remove(parent);
    expect(await findParent(parent.id)).toBeUndefined();
    expect(await test.sandbox.findSubscription(id)).toMatchObject({ status: "canceled" });
  });

  it("deletes nothing when the provider knows nothing of the subscription", async () => {
    const parent = await subscribed();
    const cancelSubscription = () => Promise.reject(new Error("no such subscription"));
    const subscriptionsOfCustomer = () => Promise.resolve([]);
    test.setServices({ payments: { ...test.sandbox, subscriptionsOfCustomer, cancelSubscription } });
    await expect(remove(parent)).rejects.toBeInstanceOf(ServiceFailed);
    expect(await findParent(parent.id)).toBeDefined();
  });

  it("deletes nothing when the provider refuses to cancel", async () => {
    const parent = await subscribed();
    const cancelSubscription = () => Promise.reject(new Error("refused"));
    test.setServices({ payments: { ...test.sandbox, cancelSubscription } });
    await expect(remove(parent)).rejects.toBeInstanceOf(ServiceFailed);
    expect(await findParent(parent.id)).toBeDefined();
  });

  it("asks no provider for a parent who never subscribed", async () => {
    const parent = await signedUp();
    test.setServices({ payments: outOfReach(test.sandbox) });
    await remove(parent);
    expect(await findParent(parent.id)).toBeUndefined();
  });

  it("cancels no subscription twice", async () => {
    const parent = await subscribed();
    const id = await subscriptionIdOf(parent.id);
    await test.sandbox.cancelSubscription(id, `before:${id}`);
    const { payments, asked } = watched(test.sandbox, "cancelSubscription");
    test.setServices({ payments });
    await remove(parent);
    expect(asked).toEqual([]);
  });

  it("refuses a wrong password and deletes nothing", async () => {
    const parent = await signedUp();
    await expect(deleteAccount(parent, "something else", visitorAt(ADDRESS))).rejects.toBeInstanceOf(IncorrectPassword);
    expect(await findParent(parent.id)).toBeDefined();
  });

  it("stops a guesser of passwords", async () => {
    const parent = await signedUp();
    const guess = () =>
      deleteAccount(parent, "something else", visitorAt("198.51.100.21")).catch((error: unknown) => error);
    for (let tries = 0; tries < 10; tries += 1) await guess();
    expect(await guess()).toBeInstanceOf(TooManyAttempts);
  });

  it("ends every session", async () => {
    const { parent, sessionToken } = await fullFamily(test);
    await remove(parent);
    expect(await findParentBySession(sessionToken)).toBeNull();
  });

  it("gives the e-mail address free for a new account", async () => {
    const parent = await signedUp();
    await remove(parent);
    expect((await signUp(parent.email, pat.password, visitorAt(ADDRESS))).id).not.toBe(parent.id);
  });

  it("pressed a second time ends as the first", async () => {
    const parent = await subscribed();
    await remove(parent);
    await expect(remove(parent)).resolves.toBeUndefined();
  });

  it("pressed twice at once ends well for both", async () => {
    const parent = await subscribed();
    await expect(Promise.all([remove(parent), remove(parent)])).resolves.toBeDefined();
    expect(await findParent(parent.id)).toBeUndefined();
  });

  it("is confirmed by a mail to the address that it had", async () => {
    const parent = await signedUp();
    await remove(parent);
    await mailAccountDeleted(parent.email);
    const subject = "Your Minnow account is deleted";
    expect(test.letters.at(-1)).toMatchObject({ to: parent.email, subject });
  });
});

describe("a checkout that is paid after its account was deleted", () => {
  it("starts no subscription: it is canceled at once, and nothing is kept of it", async () => {
    const parent = await signedUp();
    const { sessionId } = await startCheckout(parent, "http://127.0.0.1:3000");
    await remove(parent);
    await payInSandbox(sessionId, "succeeds");
    const subscriptionId = (await test.sandbox.findCheckout(sessionId))?.subscription?.subscriptionId ?? "";
    expect(await test.sandbox.findSubscription(subscriptionId)).toMatchObject({ status: "canceled" });
    for (const { body, signature } of await waitingWebhooks(test.sandbox)) await applyPaymentEvent(body, signature);
    expect(await everythingStored()).not.toContain(subscriptionId);
  });
});
