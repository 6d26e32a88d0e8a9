import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { newVisitor } from "../family";
import { everyCall } from "./described-fields";
import { doors } from "./doors";
import { mappedRoutes } from "./site-map";
import { rowsOf } from "./stored-rows";
import { type FamilyWithThings, addressOf, familyWithThings, fieldsFilledIn } from "./things";

const MARK = "Zebulon";
const LOGIN = /<title>(Error: )?Log in/;

let server: RunningServer;
let family: FamilyWithThings;
let before: string[];

beforeAll(async () => {
  server = await sharedServer();
  family = await familyWithThings(server, "vic", MARK);
  before = await rowsOf(family, server.dataDir);
});

const guarded = mappedRoutes
  .map(({ path }) => path)
  .filter((path) => ["one family", "parents"].includes(doors[path]?.opensFor ?? ""));

/** Browsers that hold no session of anybody's. */
const strangers: [who: string, cookies: Record<string, string>][] = [
  ["without a session", {}],
  ["with a session that was never opened", { minnow_session: Buffer.from('"made-up"').toString("base64") }],
  ["with a session's name and no session", { minnow_session: "" }],
];

describe.each(strangers)("a visitor %s", (_, cookies) => {
  const visitor = () => createClient(server, { cookies: new Map(Object.entries(cookies)) });

  it.each(guarded)("is shown the login in place of %s", async (path) => {
    for (const query of ["", ...(doors[path]?.queries ?? [])]) {
      const { status, text, headers } = await visitor().get(addressOf(path, query, family.things));
      // A download has no page in whose place the login could stand.
      if (path === paths.settings.download())
        expect([status, headers.get("location")]).toEqual([303, paths.settings.data()]);
      else expect([status, LOGIN.test(text)]).toEqual([401, true]);
      expect(text).not.toContain(MARK);
    }
  });

  it.each(guarded.filter((path) => path !== "/" && doors[path]?.forms))("has no form taken by %s", async (path) => {
    const browser: Client = newVisitor(server);
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
    const csrf = await browser.formToken(paths.signup());
    for (const form of doors[path]?.forms ?? []) {
      const address = addressOf(path, form.query ?? "", family.things);
      const { status, text } = await browser.postForm(address, { csrf, ...fieldsFilledIn(form, family.things) });
      expect([status, LOGIN.test(text), text.includes(MARK)]).toEqual([401, true, false]);
    }
  });

  it.each(everyCall.filter(({ isPublic }) => !isPublic))(
    "is answered 401 by $name",
    async ({ method, path, example }) => {
      const query = example.query ? `?${new URLSearchParams(example.query).toString()}` : "";
      const body = example.payload === undefined ? undefined : JSON.stringify(example.payload);
      const answer = await visitor().request(path + query, {
        method,
        body,
        headers: { "Content-Type": "application/json" },
      });
      expect([answer.status, answer.json()]).toEqual([401, { errors: ["not_signed_in"] }]);
    },
  );

  it("is answered 401 by the beacon", async () => {
    const event = { category: "subscribe", action: "subscribe", label: "child_profile_add" };
    expect((await visitor().post(paths.machine.analytics(), event)).status).toBe(401);
  });
});

describe("a machine's call", () => {
  const calls = [
    ["GET", "/learner_api/plans?username=vic_one", undefined],
    ["POST", "/learner_api/login", { username: "vic_one", password: "ada and the fox" }],
    ["POST", "/learner_api/reports", { reports: [] }],
  ] as const;
  const keys = [undefined, "Bearer", "Bearer minnow_made_up", "Basic bWlubm93Og=="];

  it.each(calls)("%s %s is refused without a good key, even to a parent", async (method, path, payload) => {
    const { parent } = family;
    const body = payload && JSON.stringify(payload);
    for (const key of keys) {
      const headers = { "Content-Type": "application/json", ...(key === undefined ? {} : { Authorization: key }) };
      const { status, text } = await parent.request(path, { method, body, headers });
      expect([status, text.includes(MARK)]).toEqual([401, false]);
    }
  });

  it("of the payment provider is refused without its signature", async () => {
    const event = { type: "customer.subscription.updated", parentId: "parent_x", quantity: 9 };
    const signatures: Record<string, string>[] = [
      {},
      { "sandbox-signature": "made up" },
      { "stripe-signature": "t=1,v1=made_up" },
    ];
    for (const signature of signatures) {
      const headers = { "Content-Type": "application/json", ...signature };
      const init = { method: "POST", body: JSON.stringify(event), headers };
      expect((await newVisitor(server).request(paths.machine.paymentEvents(), init)).status).toBe(400);
    }
  });
});

describe("after all that", () => {
  it("the family has all it had, unchanged", async () => {
    expect(await rowsOf(family, server.dataDir)).toEqual(before);
  });
});
