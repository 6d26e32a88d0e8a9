import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database } from "~/db/connection";
import { claimSupportMail } from "~/db/support-messages";
import { ServiceFailed, TooManyAttempts } from "~/domain/errors";
import { SUPPORT_CLAIM_MS } from "~/domain/limits";
import type { SupportMessage } from "~/domain/support/support";
import { mailSupportMessages, writeToSupport } from "~/domain/support/support.server";
import { PerhapsSent } from "~/services/mail/mail";
import { another, pat, signedUp } from "#tests/support/cast";
import { passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => test.reset());

let numbers = 0;
const newAddress = () => `198.51.100.${(numbers += 1)}`;
const written = (changes: Partial<SupportMessage> = {}): SupportMessage => ({
  email: another(pat).email,
  message: "Where is the archive?",
  website: "",
  form_id: `form_${(numbers += 1)}`,
  ...changes,
});
const write = (message: SupportMessage, parentId: string | null = null) =>
  writeToSupport(message, { parentId, address: newAddress() });
const keptOf = (email: string) =>
  database().selectFrom("support_messages").selectAll().where("email", "=", email).execute();
const mailedOf = (email: string) => test.letters.filter(({ replyTo }) => replyTo === email);

describe("a message to support", () => {
  it("is kept, and mailed to support with an answer going to its writer", async () => {
    const message = written();
    await write(message);
    await mailSupportMessages();
    expect(await keptOf(message.email)).toMatchObject([{ message: message.message, parent_id: null }]);
    const [letter] = mailedOf(message.email);
    expect(letter).toMatchObject({ to: "support@minnow.example", replyTo: message.email });
    expect(letter?.text).toContain(message.message);
  });

  it("says which parent wrote it", async () => {
    const { id, email } = await signedUp();
    await write(written({ email }), id);
    expect(await keptOf(email)).toMatchObject([{ parent_id: id }]);
  });

  it("is mailed once, however often the work runs", async () => {
    const message = written();
    await write(message);
    await Promise.all([mailSupportMessages(), mailSupportMessages()]);
    await mailSupportMessages();
    expect(mailedOf(message.email)).toHaveLength(1);
  });

  it("that can't be mailed now is mailed later", async () => {
    const message = written();
    await write(message);
    test.setServices({ mail: { send: () => Promise.reject(new Error("no mail today")) } });
    await expect(mailSupportMessages()).rejects.toBeInstanceOf(ServiceFailed);
    test.reset();
    await mailSupportMessages();
    expect(mailedOf(message.email)).toHaveLength(1);
  });

  it("that perhaps arrived is mailed again, as the same letter", async () => {
    const message = written();
    await write(message);
    const send = async (letter: (typeof test.letters)[number]) => {
      test.letters.push(letter);
      throw new PerhapsSent("silence");
    };
    test.setServices({ mail: { send } });
    await expect(mailSupportMessages()).rejects.toBeInstanceOf(ServiceFailed);
    test.reset();
    await mailSupportMessages();
    const ids = mailedOf(message.email).map(({ id }) => id);
    expect(ids).toEqual([expect.stringMatching(/^message_/), ids[0]]);
  });

  it("that a server was mailing when it died is mailed by another, once a minute has passed", async () => {
    const message = written();
    await write(message);
    const [kept] = await keptOf(message.email);
    await claimSupportMail(kept?.id ?? "", Date.now(), Date.now() + SUPPORT_CLAIM_MS);
    await mailSupportMessages();
    expect(mailedOf(message.email)).toHaveLength(0);
    stopClock();
    passTime(SUPPORT_CLAIM_MS);
    await mailSupportMessages();
    expect(mailedOf(message.email)).toHaveLength(1);
  });

  it("is not begun to be mailed once the server ends", async () => {
    const message = written();
    await write(message);
    await mailSupportMessages(AbortSignal.abort());
    expect(mailedOf(message.email)).toHaveLength(0);
    await mailSupportMessages();
    expect(mailedOf(message.email)).toHaveLength(1);
  });

  it("that can't be mailed holds up no other", async () => {
    const [bad, good] = [written(), written()];
    await write(bad);
    await write(good);
    const send = async (letter: (typeof test.letters)[number]) => {
      if (letter.replyTo === bad.email) throw new Error("no such mailbox");
      test.letters.push(letter);
    };
    test.setServices({ mail: { send } });
    await expect(mailSupportMessages()).rejects.toBeInstanceOf(ServiceFailed);
    expect(mailedOf(good.email)).toHaveLength(1);
  });

  it("in a form that browsers went back to is another message when its words are others", async () => {
    const message = written();
    await write(message);
    await write({ ...message, message: "And where is the plan?" });
    expect(await keptOf(message.email)).toHaveLength(2);
  });

  it("whose form is sent twice is one message", async () => {
    const message = written();
    await write(message);
    await write(message);
    expect(await keptOf(message.email)).toHaveLength(1);
  });

  it("that a program filled in is neither kept nor mailed, and is not told so", async () => {
    const message = written({ website: "https://spam.example" });
    await expect(write(message)).resolves.toBeUndefined();
    expect(await keptOf(message.email)).toEqual([]);
  });

  it("is refused after five of one address of mail within the hour", async () => {
    const { email } = another(pat);
    for (let sent = 0; sent < 5; sent += 1) await write(written({ email }));
    await expect(write(written({ email }))).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it("is refused after five of one parent within the hour, whatever address is typed", async () => {
    const { id } = await signedUp();
    for (let sent = 0; sent < 5; sent += 1) await write(written(), id);
    await expect(write(written(), id)).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it("is refused after ten of one network within the hour", async () => {
    const sender = { parentId: null, address: newAddress() };
    for (let sent = 0; sent < 10; sent += 1) await writeToSupport(written(), sender);
    await expect(writeToSupport(written(), sender)).rejects.toBeInstanceOf(TooManyAttempts);
  });
});
