import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "~/db/connection";
import { findParent } from "~/db/parents";
import { addChild } from "~/domain/child/add-child.server";
import { childAddSchema, childEditSchema } from "~/domain/child/child";
import { childDraftOf, keepTypedChild } from "~/domain/child/child-draft.server";
import { childrenOf } from "~/domain/child/child.server";
import { NotAuthorized, UsernameTaken } from "~/domain/errors";
import { ada, another, ben, chi, kim, signedUp, subscribed } from "#tests/support/cast";
import { DAY, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, everythingStored, openConnections, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

const typed = { first_name: "Ada", grade_level: "Grade 4", username: "ada_reads", collect_usage_data: false };

it("what was typed before the checkout is kept, the toggle too", async () => {
  const { id } = await signedUp();
  await keepTypedChild(id, typed);
  expect(await childDraftOf(id)).toEqual(typed);
  await keepTypedChild(id, { ...typed, collect_usage_data: true });
  expect((await childDraftOf(id))?.collect_usage_data).toBe(true);
});

describe("adding a child", () => {
  it("gives the profile, and lists the children in the order they were added", async () => {
    const parent = await subscribed({ seats: 2 });
    const [first, second] = [another(ada), another(ben)];
    const { id, ...profile } = await addChild(parent.id, first);
    await addChild(parent.id, second);
    expect(id).toMatch(/^child_\w{16}$/);
    expect(profile).toEqual({
      username: first.username,
      ...childEditSchema.parse(first),
      picture_url: "{address}🦊",
      parent_consent: 1,
      collect_usage_data: 1,
    });
    expect((await childrenOf(parent.id)).map((child) => child.username)).toEqual([first.username, second.username]);
  });

  it("keeps no password in clear", async () => {
    await addChild((await subscribed()).id, { ...another(ada), password: "a newt in the reeds" });
    expect(await everythingStored()).not.toContain("a newt in the reeds");
  });

  it("raises the family's version", async () => {
    const parent = await subscribed();
    await addChild(parent.id, another(ada));
    expect((await findParent(parent.id))?.family_version).toBeGreaterThan(parent.familyVersion);
  });

  it("forgets what was typed before the checkout", async () => {
    const parent = await subscribed();
    await keepTypedChild(parent.id, typed);
    await addChild(parent.id, another(ada));
    expect(await childDraftOf(parent.id)).toBeNull();
  });

  it("without a subscription is not authorized", async () => {
    const parent = await signedUp();
    await expect(addChild(parent.id, another(ada))).rejects.toBeInstanceOf(NotAuthorized);
    expect(await childrenOf(parent.id)).toEqual([]);
  });
});

describe("a username that is taken", () => {
  it("is refused in another family, in any case", async () => {
    const child = another(ada);
    await addChild((await subscribed()).id, child);
    const stranger = await subscribed({ person: another(kim) });
    const { username } = childAddSchema.parse({ ...chi, username: ` ${child.username.toUpperCase()} ` });
    await expect(addChild(stranger.id, { ...chi, username })).rejects.toBeInstanceOf(UsernameTaken);
    expect(await childrenOf(stranger.id)).toEqual([]);
  });

  it("is refused in one's own family", async () => {
    const parent = await subscribed({ seats: 2 });
    const child = another(ada);
    await addChild(parent.id, child);
    await expect(addChild(parent.id, { ...ben, username: child.username })).rejects.toBeInstanceOf(UsernameTaken);
  });

  it("by ten families at once is one family's", async () => {
    const child = another(ada);
    const parents = [];
    for (let count = 0; count < 10; count += 1) parents.push(await subscribed());
    const adds = await Promise.allSettled(parents.map(({ id }) => addChild(id, child)));
    const refusals = adds.filter((add) => add.status === "rejected").map(({ reason }): unknown => reason);
    expect(refusals).toHaveLength(9);
    expect(refusals.every((reason) => reason instanceof UsernameTaken)).toBe(true);
    const rows = await database().selectFrom("children").select("id").where("username", "=", child.username).execute();
    expect(rows).toHaveLength(1);
  });
});

describe("the same form sent twice", () => {
  it("adds one child and gives it both times", async () => {
    const parent = await subscribed({ seats: 2 });
    const child = { ...another(ada), formId: "form_1" };
    const first = await addChild(parent.id, child);
    expect(await addChild(parent.id, child)).toEqual(first);
    expect(await childrenOf(parent.id)).toEqual([first]);
  });

  it("at once adds one child on the last seat and gives it both times", async () => {
    const parent = await subscribed({ seats: 1 });
    const child = { ...another(ada), formId: "form_1" };
    await openConnections(2);
    const [first, second] = await Promise.all([addChild(parent.id, child), addChild(parent.id, child)]);
    expect(second).toEqual(first);
    expect(await childrenOf(parent.id)).toEqual([first]);
  });

  it("does so when the first took the last seat", async () => {
    const parent = await subscribed({ seats: 1 });
    const child = { ...another(ada), formId: "form_1" };
    const first = await addChild(parent.id, child);
    expect(await addChild(parent.id, child)).toEqual(first);
  });

  it("is another form for another family", async () => {
    const child = { ...another(ada), formId: "form_1" };
    await addChild((await subscribed()).id, child);
    const stranger = await subscribed();
    await expect(addChild(stranger.id, child)).rejects.toBeInstanceOf(UsernameTaken);
  });
});

it("gives the child when the first takes the last seat while the second is being checked", async () => {
  stopClock();
  const parent = await subscribed({ seats: 1 });
  const child = { ...another(ada), formId: "form_1" };
  passTime(32 * DAY);
  let first: ReturnType<typeof addChild> | undefined;
  const findSubscription = async (id: string) => {
    if (!first) await (first = addChild(parent.id, child));
    return test.sandbox.findSubscription(id);
  };
  test.setServices({ payments: { ...test.sandbox, findSubscription } });
  const second = await addChild(parent.id, child);
  expect(second).toEqual(await first);
  expect(await childrenOf(parent.id)).toEqual([second]);
});
