import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, newVisitor, signUp } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/auth/login_token";

let server: RunningServer;
let guarded: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  guarded = await signUp(server);
});

/** Asks for a code, and gives the body with which it is taken. */
async function rightToken(parent: SignedUp) {
  const { email, password } = parent;
  await parent.post("/auth/login_cred", { type: "parent", username: email, password });
  return { type: "parent", username: email, token: parent.codeFor(email) };
}

/** Another code than this one. */
function otherThan(token: string): string {
  return String((Number(token) + 1) % 1_000_000).padStart(6, "0");
}

describeMethods(PATH, ["POST"], () => newVisitor(server));
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => newVisitor(server),
  body: () => rightToken(guarded),
  isPublic: true,
});

describe("POST /auth/login_token", () => {
  it("says success and who the parent is", async () => {
    const parent = await signUp(server);
    const { id } = (await parent.get("/user/profile")).json<{ id: string }>();
    const answer = await newVisitor(server).post(PATH, await rightToken(parent));
    expect([answer.status, answer.json()]).toEqual([200, { success: true, user_profile_id: id }]);
  });

  it("opens the session in this browser", async () => {
    const parent = await signUp(server);
    const browser = newVisitor(server);
    await browser.post(PATH, await rightToken(parent));
    expect((await browser.get("/user/profile")).json()).toMatchObject({ email: parent.email });
  });

  it("takes a code that was pasted with blanks and hyphens", async () => {
    const body = await rightToken(await signUp(server));
    const token = ` ${body.token.slice(0, 3)}-${body.token.slice(3)} `;
    expect((await newVisitor(server).post(PATH, { ...body, token })).status).toBe(200);
  });

  it("refuses a wrong code with 401, in the product's words", async () => {
    const body = await rightToken(await signUp(server));
    const answer = await newVisitor(server).post(PATH, { ...body, token: otherThan(body.token) });
    expectRefusal(answer, 401, "invalid_code");
    expect(answer.json()).toEqual({
      errors: ["invalid_code"],
      success: false,
      fields: { token: ["Invalid code, please try again."] },
    });
  });

  it("opens no session for a wrong code", async () => {
    const body = await rightToken(await signUp(server));
    const browser = newVisitor(server);
    await browser.post(PATH, { ...body, token: otherThan(body.token) });
    expect(browser.cookies.has("minnow_session")).toBe(false);
  });

  it("takes a code once", async () => {
    const body = await rightToken(await signUp(server));
    await newVisitor(server).post(PATH, body);
    expectRefusal(await newVisitor(server).post(PATH, body), 401, "invalid_code");
  });

  it("takes a code from one of two who give it at once", async () => {
    const body = await rightToken(await signUp(server));
    const answers = await Promise.all([newVisitor(server).post(PATH, body), newVisitor(server).post(PATH, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it("refuses the right code after 5 wrong ones", async () => {
    const body = await rightToken(await signUp(server));
    for (let tries = 0; tries < 5; tries += 1)
      await newVisitor(server).post(PATH, { ...body, token: otherThan(body.token) });
    expectRefusal(await newVisitor(server).post(PATH, body), 401, "invalid_code");
  });

  it("refuses the code of another parent", async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const body = await rightToken(one);
    await rightToken(other);
    expectRefusal(await newVisitor(server).post(PATH, { ...body, username: other.email }), 401, "invalid_code");
  });

  it("refuses an unknown account as it refuses a wrong code", async () => {
    const answer = await newVisitor(server).post(PATH, {
      type: "parent",
      username: "nobody@example.org",
      token: "123456",
    });
    expectRefusal(answer, 401, "invalid_code");
  });

  it.each(["12345", "1234567", "12345a", "１２３４５６"])(
    "refuses %s, which is not 6 digits, with 400",
    async (token) => {
      const answer = await newVisitor(server).post(PATH, { type: "parent", username: guarded.email, token });
      expectRefusal(answer, 400, "invalid_code", "validation_failed");
      expect(answer.json()).toMatchObject({ success: false, fields: { token: ["Invalid code, please try again."] } });
    },
  );

  it("names every field that is missing", async () => {
    expectUnfit(await newVisitor(server).post(PATH, {}), "token", "type", "username");
  });
});
