import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type Child, type SignedUp, signUpWithChild } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/user/child/picture_url";

let server: RunningServer;
let parent: SignedUp;
let other: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUpWithChild(server, "ada_reads");
  other = await signUpWithChild(server, "somebody_elses");
});

const choose = (picture_url: unknown, username = "ada_reads") => parent.post(PATH, { username, picture_url });
const pictureOf = async (of: SignedUp) =>
  (await of.get("/user/child")).json<{ child_profiles: Child[] }>().child_profiles[0]?.picture_url;

describeMethods(PATH, ["POST"], () => parent);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => parent,
  body: () => ({ username: "ada_reads", picture_url: "{address}🐢" }),
});

describe("POST user/child/picture_url", () => {
  it("says success and answers with the child", async () => {
    const answer = await choose("{address}🦊");
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      child_profile: { username: "ada_reads", picture_url: "{address}🦊" },
    });
  });

  it("keeps the picture", async () => {
    await choose("{address}🚀");
    expect(await pictureOf(parent)).toBe("{address}🚀");
  });

  const others = ["{address}", "{address}🍕", "javascript:alert(1)", "", "x".repeat(101)];
  it.each(others)("stores '%s' as the fish", async (picture_url) => {
    await choose(picture_url);
    expect(await pictureOf(parent)).toBe("{address}🐟");
  });

  it("refuses another family's child with 403, and changes nothing", async () => {
    expectRefusal(await choose("{address}🦊", "somebody_elses"), 403, "not_authorized");
    expect(await pictureOf(other)).toBe("{address}🐟");
  });

  it("refuses a child that does not exist as it refuses another family's", async () => {
    expectRefusal(await choose("{address}🦊", "nobody"), 403, "not_authorized");
  });

  it.each([null, 7])("refuses the picture_url %o", async (picture_url) => {
    expectUnfit(await choose(picture_url), "picture_url");
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "picture_url", "username");
  });
});
