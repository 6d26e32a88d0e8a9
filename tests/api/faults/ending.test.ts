import { randomBytes } from "node:crypto";
import { expect, inject, it } from "vitest";
import { paths } from "~/domain/paths";
import { createClient } from "#tests/support/client";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { startServer } from "#tests/support/server";
import { startSmtpPeer } from "#tests/services/mail/smtp-peer";
import { newVisitor, queryDatabase, signUpWithChild } from "../family";
import { answerWizard, postToWizard } from "../suggestions/site";

/** A mail server that says when a letter is there, and takes it when it is told to. */
async function startWaitingPeer() {
  let arrive: () => void = () => undefined;
  let take: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const taken = new Promise<void>((resolve) => (take = resolve));
  const peer = await startSmtpPeer({
    onData(stream, _session, done) {
      stream.resume().once("end", () => {
        arrive();
        void taken.then(() => done());
      });
    },
  });
  return { ...peer, arrived, take: () => take() };
}

const mailing = async () => {
  const peer = await startWaitingPeer();
  const server = await startServer({ env: { SMTP_URL: peer.url, MAIL_FROM: "hello@minnow.example" } });
  const visitor = newVisitor(server);
  const csrf = await visitor.formToken(paths.support());
  const form = { csrf, email: "pat@example.org", message: "Where is the archive?", website: "", form_id: "form" };
  await visitor.postForm(paths.support(), form);
  await peer.arrived;
  const mailedAt = () =>
    queryDatabase<{ mailed_at: number | null }>(server.dataDir, "select mailed_at from support_messages");
  return { peer, server, mailedAt };
};

it("a server that is told to end while it mails what nobody waits for ends after it", async () => {
  const { peer, server, mailedAt } = await mailing();
  const ended = server.stop();
  // Requests are not answered any more, so nothing else keeps the server.
  await expect.poll(() => fetch(server.url).catch(() => null)).toBeNull();
  peer.take();
  expect(await ended).toBe(0);
  expect(await mailedAt()).toEqual([{ mailed_at: expect.any(Number) as number }]);
  await peer.close();
});

it("a server that is killed while it mails leaves the mail to be sent", async () => {
  const { peer, server, mailedAt } = await mailing();
  await server.kill9();
  expect(await mailedAt()).toEqual([{ mailed_at: null }]);
  peer.take();
  await peer.close();
});

it("of two servers on one PostgreSQL one is killed in the middle of a wizard, and the other goes on at that step", async () => {
  const database = await freshPostgresDatabase(inject("postgresUrl"));
  const env = { DATABASE_URL: database.url, SESSION_SECRET: randomBytes(32).toString("hex") };
  const [first, second] = [await startServer({ env }), await startServer({ env })];
  const parent = await signUpWithChild(first, "ada_reads");
  await answerWizard(parent, "Count the otters");
  await first.kill9();
  const elsewhere = { ...parent, ...createClient(second, { cookies: parent.cookies }) };
  const goal = await elsewhere.get(paths.child.addStudyPlan("ada_reads", "goal"));
  expect([goal.status, goal.text]).toEqual([200, expect.stringContaining("Count the otters")]);
  const emoji = await postToWizard(elsewhere, "/emojis", { own_emoji: "🐟" });
  expect([emoji.status, emoji.headers.get("location")]).toEqual([
    303,
    paths.child.addStudyPlan("ada_reads", "preview"),
  ]);
  await second.stop();
  await database.drop();
});
