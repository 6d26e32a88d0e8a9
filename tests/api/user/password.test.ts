import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, logInElsewhere, newVisitor, signUp } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/user/password";
const NEW_PASSWORD = "a school of big fish";

let server: RunningServer;
let guarded: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  guarded = await signUp(server);
});

const logIn = (parent: SignedUp, password: string) =>
  newVisitor(server).post("/auth/login_cred", { type: "parent", username: parent.email, password });

describeMethods(PATH, ["PUT"], () => guarded);
describeGuards({
  method: "PUT",
  path: PATH,
  server: () => server,
  client: () => guarded,
  body: () => ({ old_password: guarded.password, new_password: guarded.password }),
});

describe("PUT /user/password", () => {
  it("says success", async () => {
    const parent = await signUp(server);
    const answer = await parent.put(PATH, { old_password: parent.password, new_password: NEW_PASSWORD });
    expect([answer.status, answer.json()]).toEqual([200, { success: true }]);
  });

  it("makes the new password the one to log in with", async () => {
    const parent = await signUp(server);
    await parent.put(PATH, { old_password: parent.password, new_password: NEW_PASSWORD });
    expect((await logIn(parent, NEW_PASSWORD)).status).toBe(200);
  });

  it("makes the old password a wrong one", async () => {
    const parent = await signUp(server);
    await parent.put(PATH, { old_password: parent.password, new_password: NEW_PASSWORD });
    expectRefusal(await logIn(parent, parent.password), 401, "invalid_credential");
  });

  it("ends the parent's sessions in other browsers", async () => {
    const parent = await signUp(server);
    const elsewhere = await logInElsewhere(server, parent);
    await parent.put(PATH, { old_password: parent.password, new_password: NEW_PASSWORD });
    expectRefusal(await elsewhere.get("/user/profile"), 401, "not_signed_in");
  });

  it("keeps the session that changed it", async () => {
    const parent = await signUp(server);
    await parent.put(PATH, { old_password: parent.password, new_password: NEW_PASSWORD });
    expect((await parent.get("/user/profile")).status).toBe(200);
  });

  it("refuses a wrong old password, with success false and the product's words", async () => {
    const answer = await guarded.put(PATH, { old_password: "something else", new_password: NEW_PASSWORD });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.json()).toEqual({
      errors: ["incorrect_old_password"],
      success: false,
      fields: { old_password: ["Incorrect old password"] },
    });
  });

  it("changes nothing after a wrong old password", async () => {
    const parent = await signUp(server);
    await parent.put(PATH, { old_password: "something else", new_password: NEW_PASSWORD });
    expectRefusal(await logIn(parent, NEW_PASSWORD), 401, "invalid_credential");
  });

  it("stops a guesser of old passwords with 429", async () => {
    const parent = await signUp(server);
    const guess = () => parent.put(PATH, { old_password: "something else", new_password: NEW_PASSWORD });
    for (let tries = 0; tries < 10; tries += 1) await guess();
    expectRefusal(await guess(), 429, "too_many_attempts");
  });

  it.each(["", "seven77", "x".repeat(129)])(
    "refuses the new password '%s', too short or too long",
    async (password) => {
      expectUnfit(await guarded.put(PATH, { old_password: guarded.password, new_password: password }), "new_password");
    },
  );

  it("refuses a new password that is among the commonest", async () => {
    const answer = await guarded.put(PATH, { old_password: guarded.password, new_password: "password1" });
    expectRefusal(answer, 400, "password_too_common");
    expect(answer.json()).toHaveProperty("fields.new_password");
  });

  it("names every field that is missing", async () => {
    expectUnfit(await guarded.put(PATH, {}), "new_password", "old_password");
  });
});
