import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import {
  type Child,
  type SignedUp,
  addChild,
  newChild,
  setUserType,
  signUp,
  signUpWithChild,
  subscribe,
} from "../family";
import { describeGuards, describeMethods, describeReadingSession, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/user/child";

let server: RunningServer;
/** May add as many children as it likes. */
let parent: SignedUp;
let usernames = 0;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
  await setUserType(server, "premium");
});

function newUsername(): string {
  usernames += 1;
  return `child_${usernames}`;
}

const add = (changes: object) => parent.post(PATH, { ...newChild, username: newUsername(), ...changes });
const childrenOf = async (of: SignedUp) => (await of.get(PATH)).json<{ child_profiles: Child[] }>().child_profiles;

describeMethods(PATH, ["GET", "POST"], () => parent);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => parent,
  body: () => ({ ...newChild, username: newUsername() }),
});

describe("GET /user/child", () => {
  it("lists no child of a new parent", async () => {
    expect((await (await signUp(server)).get(PATH)).json()).toEqual({ child_profiles: [] });
  });

  it("lists the parent's own children alone, first added first, without their passwords", async () => {
    const one = await addChild(parent, newUsername());
    const two = await addChild(parent, newUsername());
    const other = await signUpWithChild(server, "somebody_elses");
    expect((await childrenOf(parent)).slice(-2)).toEqual([one, two]);
    expect((await childrenOf(other)).map(({ username }) => username)).toEqual(["somebody_elses"]);
  });

  describeReadingSession(PATH, () => server);
});

describe("POST /user/child without an id", () => {
  it("says success and answers with the child, as it is listed", async () => {
    const username = newUsername();
    const answer = await parent.post(PATH, { ...newChild, username });
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        success: true,
        child_profile: {
          id: expect.stringMatching(/^child_/) as string,
          username,
          first_name: "Ada",
          grade_level: "Grade 4",
          picture_url: "{address}🐟",
          parent_consent: 1,
          collect_usage_data: 1,
        },
      },
    ]);
    expect((await childrenOf(parent)).at(-1)).toEqual(answer.json<{ child_profile: Child }>().child_profile);
  });

  it.each([
    ["{address}🦊", "{address}🦊"],
    ["{address}🍕", "{address}🐟"],
    ["https://evil.example/a.png", "{address}🐟"],
  ])("stores the picture_url %s as %s", async (picture_url, stored) => {
    expect((await add({ picture_url })).json()).toMatchObject({ child_profile: { picture_url: stored } });
  });

  it("stores a username in small letters", async () => {
    expect((await add({ username: "Big_Letters" })).json()).toMatchObject({
      child_profile: { username: "big_letters" },
    });
  });

  it.each([true, 1])("takes the consent %o", async (parent_consent) => {
    expect((await add({ parent_consent })).json()).toMatchObject({ child_profile: { parent_consent: 1 } });
  });

  it.each([{ parent_consent: 0 }, { parent_consent: false }, { parent_consent: undefined }])(
    "refuses a child without consent: %o",
    async (consent) => {
      const answer = await add(consent);
      expectRefusal(answer, 400, "consent_required");
      expect(answer.json()).toMatchObject({
        fields: { parent_consent: ["Please give your consent to add this child."] },
      });
    },
  );

  it("keeps a refusal of usage data", async () => {
    expect((await add({ collect_usage_data: 0 })).json()).toMatchObject({ child_profile: { collect_usage_data: 0 } });
  });

  it.each([
    ["one's own child", "taken_at_home", (): Promise<SignedUp> => Promise.resolve(parent)],
    ["another family's child", "taken_elsewhere", () => signUpWithChild(server, "taken_elsewhere")],
  ])("refuses the username of %s with 409", async (_, username, owner) => {
    if ((await owner()) === parent) await addChild(parent, username);
    const answer = await add({ username: username.toUpperCase() });
    expectRefusal(answer, 409, "username_already_exists");
    expect(answer.json()).toMatchObject({
      fields: { username: ["Username already exists. Please use a different username."] },
    });
  });

  it("adds one of two children who are given the same username at once", async () => {
    const username = newUsername();
    const answers = await Promise.all([add({ username }), add({ username })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each(["ab", "x".repeat(31), "with blank", "emoji🐟", "setting", "..."])(
    "refuses the username '%s'",
    async (username) => {
      expectUnfit(await add({ username }), "username");
    },
  );

  it.each([
    ["first_name", "x".repeat(41)],
    ["first_name", " "],
    ["grade_level", "x".repeat(31)],
    ["password", ""],
    ["password", "x".repeat(129)],
    ["parent_consent", "yes"],
    ["collect_usage_data", 2],
    ["picture_url", 7],
  ])("refuses the %s %o", async (field, value) => {
    expectUnfit(await add({ [field]: value }), field);
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "first_name", "grade_level", "password", "username");
  });

  it("refuses a parent who has not subscribed with 403", async () => {
    const answer = await (await signUp(server)).post(PATH, { ...newChild, username: newUsername() });
    expectRefusal(answer, 403, "not_authorized");
  });

  it("refuses a child for whom no seat is paid with 403, and adds nobody", async () => {
    const subscribed = await signUpWithChild(server, newUsername());
    expect((await subscribed.post(PATH, { ...newChild, username: newUsername() })).status).toBe(403);
    expect(await childrenOf(subscribed)).toHaveLength(1);
  });

  it("gives the one free seat to one of two children added at once", async () => {
    const subscribed = await signUp(server);
    await subscribe(subscribed);
    const adding = () => subscribed.post(PATH, { ...newChild, username: newUsername() });
    const answers = await Promise.all([adding(), adding(), adding()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });
});

describe("POST /user/child with an id", () => {
  const edit = (id: string, changes: object = {}) =>
    parent.post(PATH, { id, first_name: "Ada Lovelace", grade_level: "Grade 5", ...changes });

  it("changes that child and answers with it", async () => {
    const child = await addChild(parent, newUsername());
    const answer = await edit(child.id, { picture_url: "{address}🐢" });
    const changed = { ...child, first_name: "Ada Lovelace", grade_level: "Grade 5", picture_url: "{address}🐢" };
    expect([answer.status, answer.json()]).toEqual([200, { success: true, child_profile: changed }]);
    expect((await childrenOf(parent)).at(-1)).toEqual(changed);
  });

  it("leaves the username as it is, whatever was sent", async () => {
    const child = await addChild(parent, newUsername());
    await edit(child.id, { username: "another_name" });
    expect((await childrenOf(parent)).at(-1)?.username).toBe(child.username);
  });

  it("refuses another family's child with 403, and changes nothing", async () => {
    const other = await signUpWithChild(server, newUsername());
    const [child] = await childrenOf(other);
    expectRefusal(await edit(child?.id ?? ""), 403, "not_authorized");
    expect(await childrenOf(other)).toEqual([child]);
  });

  it("refuses a child that does not exist as it refuses another family's", async () => {
    expectRefusal(await edit("child_of_nobody"), 403, "not_authorized");
  });

  it("names every field that is missing", async () => {
    const child = await addChild(parent, newUsername());
    expectUnfit(await parent.post(PATH, { id: child.id }), "first_name", "grade_level");
  });

  it.each(["", 7, null])("refuses the id %o", async (id) => {
    expectUnfit(await parent.post(PATH, { id, first_name: "Ada", grade_level: "Grade 4" }), "id");
  });
});
