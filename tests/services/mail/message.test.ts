import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import { describe, expect, it } from "vitest";
import type { Letter } from "~/services/mail/mail";
import { toMessage } from "~/services/mail/message";

const composer = createTransport({ streamTransport: true, buffer: true });
const letter: Letter = { to: "parent@example.com", subject: "A week", text: "Ada watched 5 minutes." };

/** The letter as a mail program reads it. */
async function read(sent: Letter): Promise<Email> {
  const { message } = await composer.sendMail(toMessage(sent, "hello@minnow.example"));
  return PostalMime.parse(message as Buffer);
}

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value;

describe("a letter that comes again and again", () => {
  const unsubscribeUrl = `https://minnow.example/unsubscribe/${"a".repeat(43)}`;

  it("says where one press stops it (RFC 8058)", async () => {
    const email = await read({ ...letter, unsubscribeUrl });
    expect(headerOf(email, "list-unsubscribe")).toBe(`<${unsubscribeUrl}>`);
    expect(headerOf(email, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  it("has its words as text and as HTML", async () => {
    const { text, html } = await read({ ...letter, html: "<p>Ada watched 5 minutes.</p>" });
    expect(text?.trim()).toBe(letter.text);
    expect(html?.trim()).toBe("<p>Ada watched 5 minutes.</p>");
  });
});

describe("a letter with an id", () => {
  it("is the same message each time it is sent", async () => {
    const [first, second] = [await read({ ...letter, id: "message_1" }), await read({ ...letter, id: "message_1" })];
    expect(first.messageId).toBe("<message_1@minnow.example>");
    expect(second.messageId).toBe(first.messageId);
  });

  it.each(["", "a b", "a\r\nBcc: x", "a>b"])("can't have %j as its id", (id) => {
    expect(() => toMessage({ ...letter, id }, "hello@minnow.example")).toThrow("id");
  });
});

it("a letter without an id is another message each time", async () => {
  expect((await read(letter)).messageId).not.toBe((await read(letter)).messageId);
});

it("a letter that comes once offers no way to unsubscribe, and is text alone", async () => {
  const email = await read(letter);
  expect(headerOf(email, "list-unsubscribe")).toBeUndefined();
  expect(headerOf(email, "list-unsubscribe-post")).toBeUndefined();
  expect(email.html).toBeUndefined();
});
