import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, queryDatabase, signUp } from "./family";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});

/** A parent with the weekly mail on, and the path of the link in it. */
async function subscriber(): Promise<{ parent: SignedUp; link: string }> {
  const parent = await signUp(server);
  const csrf = await parent.formToken(paths.settings.overview());
  expect((await parent.postForm(paths.settings.weeklyMail(), { csrf, weekly_mail: "on" })).status).toBe(303);
  const token = `token_of_${parent.email.replace(/\W/g, "_")}`;
  await queryDatabase(
    server.dataDir,
    `update parents set weekly_mail_token = '${token}' where email = '${parent.email}'`,
  );
  return { parent, link: paths.unsubscribe(token) };
}

const isOn = async (parent: SignedUp) =>
  (await parent.get(paths.settings.overview())).text.includes("Stop the weekly mail");

describe("the link that stops the weekly mail", () => {
  it("takes the post of a mail program, which has no session and no form (RFC 8058)", async () => {
    const { parent, link } = await subscriber();
    const answer = await createClient(server).postForm(link, { "List-Unsubscribe": "One-Click" });
    expect(answer.status).toBe(200);
    expect(await isOn(parent)).toBe(false);
  });

  it("takes it from a page of another site too, as programs in browsers send it", async () => {
    const { parent, link } = await subscriber();
    const elsewhere = createClient(server, {
      headers: { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
    });
    expect((await elsewhere.postForm(link, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
    expect(await isOn(parent)).toBe(false);
  });

  it("changes nothing when it is only looked at", async () => {
    const { parent, link } = await subscriber();
    for (const method of ["GET", "HEAD"]) {
      expect((await createClient(server).request(link, { method })).status).toBe(200);
    }
    expect(await isOn(parent)).toBe(true);
  });

  it("answers 404 for a token that is none", async () => {
    expect((await createClient(server).postForm(paths.unsubscribe("none"), {})).status).toBe(404);
  });

  it("stands in no line of the log", async () => {
    const { link } = await subscriber();
    await createClient(server).get(link);
    await expect.poll(() => server.logs()).toContain(paths.unsubscribe.pattern);
    expect(server.logs()).not.toContain("token_of_");
  });
});
