import { beforeAll, describe, expect, it } from "vitest";
import { isLetterTo, lettersIn } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, newEmail, newVisitor, signUp, subscribe } from "../family";
import { describeGuards, describeMethods, describeReadingSession, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/user/profile";
const PASSWORD = "a shoal of small fish";

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
});

const hasLetter = (email: string) => lettersIn(server.dataDir).some((letter) => isLetterTo(email, letter));

describeMethods(PATH, ["GET", "POST", "PUT"], () => parent);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => newVisitor(server),
  body: () => ({ email: newEmail(), password: PASSWORD, do_token_auth: false }),
  isPublic: true,
});
describeGuards({
  method: "PUT",
  path: PATH,
  server: () => server,
  client: () => parent,
  body: () => ({ display_name: "Pat" }),
});

describe("GET /user/profile", () => {
  it("tells the profile, and nothing that is secret", async () => {
    const answer = await parent.get(PATH);
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        id: expect.stringMatching(/^parent_/) as string,
        name: expect.any(String) as string,
        email: parent.email,
        data: { user_type: "standard" },
        subscription_action: "create_new",
      },
    ]);
  });

  it("tells that a subscribed parent has nothing to do", async () => {
    const subscribed = await signUp(server);
    await subscribe(subscribed);
    expect((await subscribed.get(PATH)).json()).toMatchObject({ subscription_action: "none" });
  });

  describeReadingSession(PATH, () => server);
});

describe("POST /user/profile", () => {
  it("creates the account and says success", async () => {
    const answer = await newVisitor(server).post(PATH, { email: newEmail(), password: PASSWORD, do_token_auth: true });
    expect([answer.status, answer.json()]).toEqual([200, { success: true, code_sent: true }]);
  });

  it("mails a code with do_token_auth", async () => {
    const email = newEmail();
    await newVisitor(server).post(PATH, { email, password: PASSWORD, do_token_auth: true });
    expect(hasLetter(email)).toBe(true);
  });

  it.each([{ do_token_auth: false }, {}])("mails nothing with %o", async (asked) => {
    const email = newEmail();
    await newVisitor(server).post(PATH, { email, password: PASSWORD, ...asked });
    expect(hasLetter(email)).toBe(false);
  });

  it("opens no session before the code", async () => {
    const visitor = newVisitor(server);
    await visitor.post(PATH, { email: newEmail(), password: PASSWORD, do_token_auth: true });
    expectRefusal(await visitor.get(PATH), 401, "not_signed_in");
  });

  it.each([["as it is"], ["in capitals"]])("refuses an e-mail address that is in use, %s, with 409", async (how) => {
    const email = how === "as it is" ? parent.email : parent.email.toUpperCase();
    const answer = await newVisitor(server).post(PATH, { email, password: PASSWORD });
    expectRefusal(answer, 409, "email_already_in_use");
    expect(answer.json()).toMatchObject({
      fields: { email: ["Email already in use. Please use a different email."] },
    });
  });

  it("gives an address that two ask for at once to one of them", async () => {
    const email = newEmail();
    const ask = (password: string) => newVisitor(server).post(PATH, { email, password });
    const answers = await Promise.all([ask(PASSWORD), ask("a school of big fish")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("takes the same form sent twice for one sign-up", async () => {
    const account = { email: newEmail(), password: PASSWORD };
    await newVisitor(server).post(PATH, account);
    expect((await newVisitor(server).post(PATH, account)).status).toBe(200);
  });

  it.each(["", "pat", "pat@", "pat@example", "pat @example.org", "pat@example.org, eve@example.org"])(
    "refuses '%s', which is no e-mail address, with 400",
    async (email) => {
      const answer = await newVisitor(server).post(PATH, { email, password: PASSWORD });
      expect([answer.status, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, ["email"]]);
    },
  );

  it("says of a bad address what the product says", async () => {
    const answer = await newVisitor(server).post(PATH, { email: "pat", password: PASSWORD });
    expectRefusal(answer, 400, "invalid_email", "validation_failed");
    expect(answer.json()).toMatchObject({ fields: { email: ["Invalid email address"] } });
  });

  it.each(["", "seven77", "x".repeat(129)])("refuses the password '%s', too short or too long", async (password) => {
    expectUnfit(await newVisitor(server).post(PATH, { email: newEmail(), password }), "password");
  });

  it("refuses a password that is among the commonest", async () => {
    const answer = await newVisitor(server).post(PATH, { email: newEmail(), password: "Password1" });
    expectRefusal(answer, 400, "password_too_common");
    expect(answer.json()).toHaveProperty("fields.password");
  });

  it("names every field that is missing", async () => {
    expectUnfit(await newVisitor(server).post(PATH, {}), "email", "password");
  });
});

describe("PUT /user/profile", () => {
  it("changes the display name and answers with it", async () => {
    const answer = await parent.put(PATH, { display_name: "  Pat   Rivera " });
    expect([answer.status, answer.json()]).toEqual([200, { success: true, name: "Pat Rivera" }]);
  });

  it("keeps the display name", async () => {
    await parent.put(PATH, { display_name: "Pat R." });
    expect((await parent.get(PATH)).json()).toMatchObject({ name: "Pat R." });
  });

  it.each(["", "   ", "x".repeat(61), 7, null])("refuses the display name %o", async (display_name) => {
    expectUnfit(await parent.put(PATH, { display_name }), "display_name");
  });
});
