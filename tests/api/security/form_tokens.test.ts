import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { sampleOf } from "#tests/support/campaign";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type Child, type SignedUp, signUp } from "../family";
import { type DoorForm, doors } from "./doors";
import { mappedRoutes } from "./site-map";
import { rowsOf } from "./stored-rows";
import { type FamilyWithThings, addressOf, familyWithThings, fieldsFilledIn } from "./things";

let server: RunningServer;
let family: FamilyWithThings;
let parent: SignedUp;
let csrf: string;
let anotherParentsToken: string;
let anotherBrowsersToken: string;
let before: string[];

beforeAll(async () => {
  server = await sharedServer();
  family = await familyWithThings(server, "ada", "Own");
  parent = family.parent;
  csrf = await parent.formToken(paths.settings.overview());
  anotherParentsToken = await (await signUp(server)).formToken(paths.settings.overview());
  anotherBrowsersToken = await createClient(server).formToken(paths.signup());
  before = await rowsOf(family, server.dataDir);
});

const forms = mappedRoutes.flatMap(({ path }) =>
  doors[path]?.tokenlessBecause === undefined ? (doors[path]?.forms ?? []).map((form) => ({ path, form })) : [],
);
const titled = ({ path, form }: (typeof forms)[number]) =>
  [`${path}${form.query ?? ""} ${JSON.stringify(form.fields)}`, path, form] as const;

function post(path: string, form: DoorForm, token: Record<string, string>, client: Client = parent) {
  const fields = { ...fieldsFilledIn(form, family.things), ...token };
  return client.postForm(addressOf(path, form.query ?? "", family.things), fields);
}

describe.each(sampleOf(forms, 20).map(titled))("the form %s", (_, path, form) => {
  it("is refused without a token, with one that was made up, and with another's", async () => {
    const madeUp = `${"A".repeat(43)}.${"A".repeat(43)}`;
    const tokens: Record<string, string>[] = [
      {},
      { csrf: "" },
      { csrf: madeUp },
      { csrf: anotherParentsToken },
      { csrf: anotherBrowsersToken },
    ];
    for (const token of tokens) expect((await post(path, form, token)).status).toBe(403);
  });

  it("is refused from another site, even with the right token", async () => {
    const places: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { Origin: "https://evil.example" },
      { Origin: "null" },
    ];
    for (const headers of places) {
      const browser = createClient(server, { headers, cookies: parent.cookies });
      expect((await post(path, form, { csrf }, browser)).status).toBe(403);
    }
  });

  it("is refused as JSON and as plain text, which other sites' scripts and forms can send", async () => {
    const address = addressOf(path, form.query ?? "", family.things);
    const body = JSON.stringify({ ...fieldsFilledIn(form, family.things), csrf });
    for (const type of ["application/json", "text/plain"]) {
      const answer = await parent.request(address, { method: "POST", body, headers: { "Content-Type": type } });
      expect(answer.status).toBe(415);
    }
  });
});

describe("after all that", () => {
  it("the family has all it had, unchanged", async () => {
    expect(await rowsOf(family, server.dataDir)).toEqual(before);
  });
});

describe.each([paths.signup(), "/", paths.sandbox.checkout.pattern])("the form of %s, before a login", (path) => {
  it("is refused with a token whose cookie is not there", async () => {
    const [form = { fields: {} }] = doors[path]?.forms ?? [];
    const visitor = createClient(server);
    expect((await post(path, form, { csrf: anotherBrowsersToken }, visitor)).status).toBe(403);
  });
});

describe("a form's token", () => {
  const save = (client: Client, token: string) =>
    client.postForm(paths.settings.profile(), { csrf: token, display_name: "Pat" });

  it("lets the form through in the browser that it was served to", async () => {
    expect((await save(parent, csrf)).status).toBe(303);
  });

  it("lets the form through from its own site, as browsers send it", async () => {
    const headers = { "Sec-Fetch-Site": "same-origin", Origin: server.url };
    expect((await save(createClient(server, { headers, cookies: parent.cookies }), csrf)).status).toBe(303);
  });

  it("from before the login lets nothing through after it", async () => {
    const visitor = createClient(server);
    const early = await visitor.formToken(paths.signup());
    const { email, password } = parent;
    await visitor.post("/auth/login_cred", { type: "parent", username: email, password });
    const token = visitor.codeFor(email);
    await visitor.post("/auth/login_token", { type: "parent", username: email, token });
    expect((await save(visitor, early)).status).toBe(403);
  });

  it("changes nothing when it is refused", async () => {
    const edit = { first_name: "Eve", grade_level: "None", parent_consent: "on" };
    await parent.postForm(paths.child.edit(family.things.child), edit);
    const { child_profiles } = (await parent.get("/user/child")).json<{ child_profiles: Child[] }>();
    expect(child_profiles[0]).toMatchObject({ first_name: "Own", grade_level: "Own" });
  });
});
