import { createTransport } from "nodemailer";
import { type Mail, PerhapsSent } from "./mail";
import { toMessage } from "./message";

const TIMEOUT_MS = 10_000;
/** A page that waits for its mail answers within 20 seconds (section 7), whatever the server does meanwhile. */
const WHOLE_TIMEOUT_MS = 15_000;

interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. */
  url: string;
  /** `address` or `Name <address>`. */
  from: string;
  /** How long the server may be silent, in milliseconds. */
  timeoutMs?: number;
  /** How long the whole conversation may take, in milliseconds. */
  wholeTimeoutMs?: number;
}

/**
 * Sends through an SMTP server; each step of the conversation has a time-out, and so has the whole. Rejects when the
 * server takes nothing, with PerhapsSent when it has the whole letter and does not say whether it takes it.
 */
export function smtpMail({ url, from, timeoutMs = TIMEOUT_MS, wholeTimeoutMs = WHOLE_TIMEOUT_MS }: SmtpOptions): Mail {
  return {
    async send(letter) {
      const message = toMessage(letter, from);
      let isHandedOver = false;
      const transport = createTransport({
        url,
        dnsTimeout: timeoutMs,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      });
      transport.use("stream", (mail, done) => {
        // Read only once the server has asked for the letter, so its end has then been given to the socket.
        mail.message.processFunc((stream) => stream.once("end", () => (isHandedOver = true)));
        done();
      });
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(wholeTimeoutMs) });
      } catch (error) {
        if (isHandedOver && !isRefusal(error)) throw new PerhapsSent(error);
        throw error;
      }
    },
  };
}

/** Whether the server answered, and the answer was no. */
function isRefusal(error: unknown): boolean {
  return typeof (error as { responseCode?: unknown } | null)?.responseCode === "number";
}
