import { afterEach, describe, expect, it } from "vitest";
import { smtpMail } from "~/services/mail/smtp";
import { mailContract, SENDER } from "./contract";
import { PerhapsSent } from "~/services/mail/mail";
import {
  startBreakingPeer,
  startForgetfulPeer,
  startSilentPeer,
  startSlowPeer,
  startSmtpPeer,
  unusedUrl,
} from "./smtp-peer";

const letter = { to: "parent@example.com", subject: "Your code", text: "Your code is 123456." };

mailContract("the SMTP service", async () => {
  const peer = await startSmtpPeer();
  return {
    mail: smtpMail({ url: peer.url, from: SENDER }),
    received: () => Promise.resolve(peer.received),
    close: peer.close,
  };
});

describe("the SMTP service and its server", () => {
  let close = (): Promise<void> => Promise.resolve();
  afterEach(() => close());

  async function sendTo<P extends { url: string; close(): Promise<void> }>(starting: Promise<P>, timeoutMs?: number) {
    const peer = await starting;
    close = peer.close;
    return { peer, sending: smtpMail({ url: peer.url, from: SENDER, timeoutMs }).send(letter) };
  }

  it("signs in with the user and password of the url", async () => {
    const { peer, sending } = await sendTo(startSignInPeer("postman", "secret word"));
    await sending;
    expect(peer.received).toHaveLength(1);
  });

  it("rejects when the server refuses the password", async () => {
    const { peer, sending } = await sendTo(startSignInPeer("postman", "other word"));
    await expect(sending).rejects.toThrow("Invalid login");
    expect(peer.received).toEqual([]);
  });

  it("rejects when the server refuses the person", async () => {
    const refusal = new Error("no such person");
    const { sending } = await sendTo(startSmtpPeer({ onRcptTo: (_address, _session, done) => done(refusal) }));
    await expect(sending).rejects.toThrow("no such person");
  });

  it("rejects when the server refuses the letter's content", async () => {
    const { sending } = await sendTo(
      startSmtpPeer({
        onData(stream, _session, done) {
          stream.resume();
          stream.on("end", () => done(new Error("not this letter")));
        },
      }),
    );
    await expect(sending).rejects.toThrow("not this letter");
  });

  it.each(["EHLO", "MAIL FROM", "RCPT TO", "DATA"])("rejects when the server hangs up at %s", async (command) => {
    const { sending } = await sendTo(startBreakingPeer(command));
    await expect(sending).rejects.toThrow(/closed|ECONNRESET|EPIPE/);
  });

  it.each(["", "220 peer ESMTP\r\n"])("rejects when the server is silent for too long after %j", async (firstWords) => {
    const { sending } = await sendTo(startSilentPeer(firstWords), 50);
    await expect(sending).rejects.toThrow(/Timeout|Greeting never received/);
  });

  it.each([
    ["hangs up", ""],
    ["hangs up in the middle of its answer", "25"],
  ])("does not know what became of a letter when the server has all of it and %s", async (_, lastWords) => {
    const { sending } = await sendTo(startForgetfulPeer(lastWords));
    await expect(sending).rejects.toBeInstanceOf(PerhapsSent);
  });

  it("does not know it either when the server has all of it and is silent", async () => {
    const { sending } = await sendTo(startForgetfulPeer(), 300);
    await expect(sending).rejects.toBeInstanceOf(PerhapsSent);
  });

  it.each(["450 later please\r\n", "552 not this letter\r\n"])(
    "knows that it was not sent when the server has all of it and says %j",
    async (lastWords) => {
      const { sending } = await sendTo(startForgetfulPeer(lastWords));
      await expect(sending).rejects.not.toBeInstanceOf(PerhapsSent);
    },
  );

  it("rejects when every step is in time, but the whole takes too long", async () => {
    const peer = await startSlowPeer(200);
    close = peer.close;
    const mail = smtpMail({ url: peer.url, from: SENDER, timeoutMs: 10_000, wholeTimeoutMs: 300 });
    await expect(mail.send(letter)).rejects.toThrow(/abort|timeout/i);
  });

  it("rejects when no server is there", async () => {
    const mail = smtpMail({ url: await unusedUrl(), from: SENDER });
    await expect(mail.send(letter)).rejects.toThrow("ECONNREFUSED");
  });

  it("delivers again once the server is well", async () => {
    let refusing = true;
    const peer = await startSmtpPeer({
      onMailFrom: (_address, _session, done) => done(refusing ? new Error("later please") : null),
    });
    close = peer.close;
    const mail = smtpMail({ url: peer.url, from: SENDER });
    await expect(mail.send(letter)).rejects.toThrow("later please");
    refusing = false;
    await mail.send(letter);
    expect(peer.received).toHaveLength(1);
  });
});

/** A server that lets in `user` with the password "secret word"; the url signs in with `password`. */
async function startSignInPeer(user: string, password: string) {
  const peer = await startSmtpPeer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth({ username, password: given }, _session, done) {
      if (username === user && given === "secret word") done(null, { user });
      else done(new Error("wrong password"));
    },
  });
  return { ...peer, url: peer.url.replace("//", `//${user}:${encodeURIComponent(password)}@`) };
}
