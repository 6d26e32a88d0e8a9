import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Mail } from "~/services/mail/mail";

export interface ReceivedLetter {
  from: string;
  to: string[];
  subject: string;
  text: string;
}

/** A mail service whose letters the test can look at where they arrive. It sends as `Minnow <hello@minnow.example>`. */
export interface MailUnderTest {
  mail: Mail;
  received(): Promise<ReceivedLetter[]>;
  close(): Promise<void>;
}

export const SENDER = "Minnow <hello@minnow.example>";

const letter = { to: "parent@example.com", subject: "Your code", text: "Your code is 123456." };

const notOneAddress = [
  "",
  "parent",
  "parent@example.com\r\nBcc: other@example.com",
  "parent@example.com\n",
  "parent@example.com\rX-Header: 1",
  "parent@example.com, other@example.com",
  "parent@example.com;other@example.com",
  "parent@example.com other@example.com",
  "Parent <parent@example.com>",
  "<parent@example.com>",
  "group: parent@example.com;",
  '"parent@example.com"@example.org',
  "parent@other@example.com",
];

/** What every mail service keeps to. */
export function mailContract(name: string, start: () => Promise<MailUnderTest>): void {
  describe(`${name} as a mail service`, () => {
    let underTest: MailUnderTest;
    beforeEach(async () => {
      underTest = await start();
    });
    afterEach(() => underTest.close());

    it("delivers the letter to its one person, from the configured sender", async () => {
      await underTest.mail.send(letter);
      expect((await underTest.received()).map(withoutLastLineBreak)).toEqual([
        {
          from: "hello@minnow.example",
          to: ["parent@example.com"],
          subject: "Your code",
          text: "Your code is 123456.",
        },
      ]);
    });

    it("keeps every character of the subject and the text", async () => {
      const subject = `Zoë's code 🐟 ${"and more ".repeat(20)}end`;
      const text = `Hello Zoë,\n\n.a dot\n..two dots\nFrom here\n> quoted\n  indented\n${"long ".repeat(300)}end\n日本 🐟`;
      await underTest.mail.send({ ...letter, subject, text });
      expect((await underTest.received()).map(withoutLastLineBreak)).toMatchObject([{ subject, text }]);
    });

    it("keeps long lines of plain letters whole", async () => {
      const text = `${"word ".repeat(40)}https://minnow.example/${"a".repeat(100)}\nnext line`;
      await underTest.mail.send({ ...letter, text });
      expect((await underTest.received()).map(withoutLastLineBreak)).toMatchObject([{ text }]);
    });

    it("delivers every one of several letters sent at once", async () => {
      const subjects = ["One", "Two", "Three", "Four", "Five"];
      await Promise.all(subjects.map((subject) => underTest.mail.send({ ...letter, subject })));
      const received = (await underTest.received()).map(({ subject }) => subject);
      expect(received.sort()).toEqual([...subjects].sort());
    });

    it.each(notOneAddress)("refuses %j as the address and sends nothing", async (to) => {
      await expect(underTest.mail.send({ ...letter, to })).rejects.toThrow("exactly one plain e-mail address");
      expect(await underTest.received()).toEqual([]);
    });

    it.each(notOneAddress)("refuses %j as the address of an answer and sends nothing", async (replyTo) => {
      await expect(underTest.mail.send({ ...letter, replyTo })).rejects.toThrow("exactly one plain e-mail address");
      expect(await underTest.received()).toEqual([]);
    });

    it.each(["Code\r\nBcc: other@example.com", "Code\nX-Header: 1", "Code\r"])(
      "refuses the subject %j and sends nothing",
      async (subject) => {
        await expect(underTest.mail.send({ ...letter, subject })).rejects.toThrow("subject is one line");
        expect(await underTest.received()).toEqual([]);
      },
    );
  });
}

/** Mail ends its last line with a line break, whether the text did or not. */
function withoutLastLineBreak(received: ReceivedLetter): ReceivedLetter {
  return { ...received, text: received.text.replace(/\r\n/g, "\n").replace(/\n$/, "") };
}
