import { createTransport } from "nodemailer";
import type { Mail } from "./mail";
import { toMessage } from "./message";

const TIMEOUT_MS = 10_000;

interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. */
  url: string;
  /** `address` or `Name <address>`. */
  from: string;
  /** How long the server may be silent, in milliseconds. */
  timeoutMs?: number;
}

/** Sends through an SMTP server; each step of the conversation has a time-out. Rejects when the server takes nothing. */
export function smtpMail({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): Mail {
  const transport = createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(letter) {
      await transport.sendMail(toMessage(letter, from));
    },
  };
}
