import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type Child, type SignedUp, addChild, signUp, signUpWithChild, subscribe } from "../../family";

let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
});

const confirmed = { intent: "remove_child", confirm_removal: "on" };
const askToRemove = async (parent: SignedUp, username: string, fields: Record<string, string> = confirmed) =>
  parent.postForm(paths.child.edit(username), { csrf: await parent.formToken(paths.settings.profile()), ...fields });
const usernamesOf = async (parent: SignedUp) =>
  (await parent.get("/user/child")).json<{ child_profiles: Child[] }>().child_profiles.map(({ username }) => username);

describe("the form that removes a child", () => {
  it("sent many times at once leads to the same place every time, and gives back one seat", async () => {
    const parent = await signUpWithChild(server, "pressed_often");
    await parent.post("/subscription/quantity", { quantity: 2 });
    await addChild(parent, "stays_here");
    const answers = await Promise.all(Array.from({ length: 4 }, () => askToRemove(parent, "pressed_often")));
    for (const { status, headers } of answers) {
      expect([status, headers.get("location")]).toEqual([303, "/?notice=removed"]);
    }
    expect(await usernamesOf(parent)).toEqual(["stays_here"]);
    const action = await parent.post("/subscription/action", { do_add_child: true });
    expect(action.json()).toMatchObject({ action: "increase_quantity_trial" });
  });

  it("sent once more later leads there too", async () => {
    const parent = await signUpWithChild(server, "pressed_later");
    for (let press = 1; press <= 2; press += 1) {
      const { status, headers } = await askToRemove(parent, "pressed_later");
      expect([status, headers.get("location")]).toEqual([303, "/?notice=removed"]);
    }
  });

  it.each([
    ["confirmed", confirmed],
    ["not confirmed", { intent: "remove_child" }],
  ])("of another family's child answers 403, and the child stays (%s)", async (words, fields) => {
    const username = `stays_${words.replace(" ", "_")}`;
    const owner = await signUpWithChild(server, username);
    const stranger = await signUp(server);
    await subscribe(stranger);
    expect((await askToRemove(stranger, username, fields)).status).toBe(403);
    expect(await usernamesOf(owner)).toEqual([username]);
  });

  it("of a child who was removed, and whose username another family has by now, answers 403", async () => {
    const parent = await signUpWithChild(server, "moves_on");
    await askToRemove(parent, "moves_on");
    const owner = await signUpWithChild(server, "moves_on");
    expect((await askToRemove(parent, "moves_on")).status).toBe(403);
    expect(await usernamesOf(owner)).toEqual(["moves_on"]);
  });
});
