import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { sampleOf } from "#tests/support/campaign";
import type { Client } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import {
  type SmtpPeer,
  startBreakingPeer,
  startForgetfulPeer,
  startSilentPeer,
  startSlowPeer,
  startSmtpPeer,
  unusedUrl,
} from "#tests/services/mail/smtp-peer";
import { newEmail, newVisitor, queryDatabase, visitorsHaveAddresses } from "../family";

const PASSWORD = "a shoal of small fish";
const FAILED = "Failed to resend code. Please try again.";
/** How long a page may take (section 7), in milliseconds. */
const BOUND_MS = 20_000;
const IMPATIENT = new URL("../../support/impatient.mjs", import.meta.url);

type Peer = Omit<SmtpPeer, "received">;

const refusing = (when: string) => () => {
  const refusal = Object.assign(new Error(`not at ${when}`), { responseCode: 550 });
  return startSmtpPeer(
    when === "RCPT"
      ? { onRcptTo: (_address, _session, done) => done(refusal) }
      : { onData: (stream, _session, done) => void stream.resume().once("end", () => done(refusal)) },
  );
};

/** How a mail server fails, and whether it perhaps has the letter all the same. */
const faults: [string, () => Promise<Peer>, boolean][] = [
  ["takes no connection", async () => ({ url: await unusedUrl(), close: () => Promise.resolve() }), false],
  ["takes the connection and says nothing", () => startSilentPeer(""), false],
  ["is slow at each step", () => startSlowPeer(700), false],
  ["hangs up when the letter begins", () => startBreakingPeer("DATA"), false],
  ["refuses the person", refusing("RCPT"), false],
  ["refuses the letter", refusing("DATA"), false],
  ["takes the letter and says nothing", () => startForgetfulPeer(), true],
  ["takes the letter and hangs up in its answer", () => startForgetfulPeer("25"), true],
];

describe.each(sampleOf(faults, 4))("while the mail server %s", (_, start, isPerhapsSent) => {
  let peer: Peer;
  let server: RunningServer;

  beforeAll(async () => {
    peer = await start();
    const env = { SMTP_URL: peer.url, MAIL_FROM: "hello@minnow.example", NODE_OPTIONS: `--import ${IMPATIENT.href}` };
    server = await startServer({ env: { ...env, ...visitorsHaveAddresses } });
  });
  afterAll(async () => {
    await server.kill9();
    await peer.close();
  });

  it("a sign-up leads to the code step in time, keeps the address, and says what is known", async () => {
    const visitor = newVisitor(server);
    const email = newEmail();
    const csrf = await visitor.formToken(paths.signup());
    const sent = await timed(() => visitor.postForm(paths.signup(), { csrf, email, password: PASSWORD }));
    expect([sent.answer.status, sent.ms < BOUND_MS]).toEqual([303, true]);
    const { text } = await visitor.get("/");
    for (const part of ["Enter your code", email, "Resend code"]) expect(text).toContain(part);
    expect(text.includes(FAILED)).toBe(!isPerhapsSent);
  });

  it("a new password is asked for as ever, in time", async () => {
    const visitor = newVisitor(server);
    const csrf = await visitor.formToken(paths.resetPassword());
    const form = { csrf, intent: "reset_email", email: newEmail() };
    const { answer, ms } = await timed(() => visitor.postForm(paths.resetPassword(), form));
    expect([answer.status, ms < BOUND_MS]).toEqual([303, true]);
  });

  it("a message to support arrives, and is kept to be mailed later", async () => {
    const visitor = newVisitor(server);
    const email = newEmail();
    const { answer, ms } = await timed(() => writeToSupport(visitor, email));
    expect([answer.headers.get("location"), ms < BOUND_MS]).toEqual([paths.support({ notice: "sent" }), true]);
    const kept = () => queryDatabase(server.dataDir, `select mailed_at from support_messages where email = '${email}'`);
    expect(await kept()).toEqual([{ mailed_at: null }]);
  });
});

describe("a mail server that is well again", () => {
  it("gets what was written to support meanwhile, once", async () => {
    let isBroken = true;
    const refusal = Object.assign(new Error("later please"), { responseCode: 450 });
    const peer = await startSmtpPeer({ onMailFrom: (_address, _session, done) => done(isBroken ? refusal : null) });
    const env = { SMTP_URL: peer.url, MAIL_FROM: "hello@minnow.example", ...visitorsHaveAddresses };
    const server = await startServer({ env });
    await writeToSupport(newVisitor(server), "first@example.org");
    await expect.poll(() => server.logs()).toContain("a service outside failed");
    isBroken = false;
    await writeToSupport(newVisitor(server), "second@example.org");
    const subjects = () => peer.received.map(({ subject }) => subject.replace(/.* from /, "")).sort();
    await expect.poll(subjects).toEqual(["first@example.org", "second@example.org"]);
    await server.stop();
    await peer.close();
  });
});

async function writeToSupport(visitor: Client, email: string) {
  const csrf = await visitor.formToken(paths.support());
  return visitor.postForm(paths.support(), {
    csrf,
    email,
    message: "Where is the archive?",
    website: "",
    form_id: email,
  });
}

async function timed<Answer>(work: () => Promise<Answer>) {
  const startedAt = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - startedAt };
}
