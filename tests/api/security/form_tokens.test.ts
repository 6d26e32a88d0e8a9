import { beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type Child, type SignedUp, signUp, signUpWithChild } from "../family";

const forms = [
  "/signup",
  "/",
  "/add_profile",
  "/setting?index",
  "/setting/profile",
  "/setting/password",
  "/profile/ada_reads?index",
  "/profile/ada_reads/edit",
  "/profile/ada_reads/password",
  "/profile/ada_reads/add_study_plan?index",
  "/profile/ada_reads/view_study_plan",
  "/sandbox/checkout/:session_id",
];

let server: RunningServer;
let parent: SignedUp;
let csrf: string;
let anotherParentsToken: string;
let checkoutPage: string;

beforeAll(async () => {
  server = await startServer();
  parent = await signUpWithChild(server, "ada_reads");
  csrf = await parent.formToken("/setting");
  const asked = { price_type: "monthly_standard", quantity: 1 };
  const another = await signUp(server);
  anotherParentsToken = await another.formToken("/setting");
  const answer = await another.post("/subscription/checkout_session", asked);
  const { session_id } = answer.json<{ session_id: string }>();
  checkoutPage = `/sandbox/checkout/${session_id}`;
});

const pathOf = (form: string) => (form.startsWith("/sandbox") ? checkoutPage : form);

describe.each(forms)("the form of %s", (form) => {
  const post = (fields: Record<string, string>, client: Client = parent) => client.postForm(pathOf(form), fields);

  it("is refused without a token", async () => {
    expect((await post({})).status).toBe(403);
  });

  it("is refused with a token that was made up", async () => {
    expect((await post({ csrf: `${"A".repeat(43)}.${"A".repeat(43)}` })).status).toBe(403);
  });

  it("is refused with another browser's token", async () => {
    const anothersToken = await createClient(server).formToken("/signup");
    expect((await post({ csrf: anothersToken })).status).toBe(403);
  });

  it("is refused with another parent's token", async () => {
    expect((await post({ csrf: anotherParentsToken })).status).toBe(403);
  });

  it.each(["cross-site", "same-site"])("is refused %s, even with the right token", async (site) => {
    const headers = { "Sec-Fetch-Site": site };
    expect((await post({ csrf }, createClient(server, { headers, cookies: parent.cookies }))).status).toBe(403);
  });

  it("is refused as JSON with 415", async () => {
    expect((await parent.post(pathOf(form), { csrf })).status).toBe(415);
  });
});

describe.each(["/signup", "/", "/sandbox/checkout/:session_id"])("the form of %s, before a login", (form) => {
  it("is refused with a token whose cookie is not there", async () => {
    const token = await createClient(server).formToken("/signup");
    expect((await createClient(server).postForm(pathOf(form), { csrf: token })).status).toBe(403);
  });
});

describe("a form's token", () => {
  const save = (client: Client, token: string) =>
    client.postForm("/setting/profile", { csrf: token, display_name: "Pat" });

  it("lets the form through in the browser that it was served to", async () => {
    expect((await save(parent, csrf)).status).toBe(303);
  });

  it("lets the form through from its own site, as browsers send it", async () => {
    const headers = { "Sec-Fetch-Site": "same-origin", Origin: server.url };
    expect((await save(createClient(server, { headers, cookies: parent.cookies }), csrf)).status).toBe(303);
  });

  it("from before the login lets nothing through after it", async () => {
    const visitor = createClient(server);
    const early = await visitor.formToken("/signup");
    const { email, password } = parent;
    await visitor.post("/auth/login_cred", { type: "parent", username: email, password });
    const token = visitor.codeFor(email);
    await visitor.post("/auth/login_token", { type: "parent", username: email, token });
    expect((await save(visitor, early)).status).toBe(403);
  });

  it("changes nothing when it is refused", async () => {
    const edit = { first_name: "Eve", grade_level: "None", parent_consent: "on" };
    await parent.postForm("/profile/ada_reads/edit", edit);
    const { child_profiles } = (await parent.get("/user/child")).json<{ child_profiles: Child[] }>();
    expect(child_profiles[0]).toMatchObject({ first_name: "Ada", grade_level: "Grade 4" });
  });
});
