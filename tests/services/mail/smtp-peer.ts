import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { ReceivedLetter } from "./contract";

export interface SmtpPeer {
  url: string;
  received: ReceivedLetter[];
  close(): Promise<void>;
}

/** A real SMTP server on a loopback port; `options` make it refuse things. */
export async function startSmtpPeer(options: SMTPServerOptions = {}): Promise<SmtpPeer> {
  const received: ReceivedLetter[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        PostalMime.parse(Buffer.concat(chunks)).then(({ from, subject, text }) => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ from: from?.address ?? "", to, subject: subject ?? "", text: text ?? "" });
          done();
        }, done);
      });
    },
    ...options,
  });
  const url = await listen(server.listen(0, "127.0.0.1"));
  return { url, received, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** A server that greets and then hangs up as soon as it has read `lastCommand`. */
export async function startBreakingPeer(lastCommand: string): Promise<Omit<SmtpPeer, "received">> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.write("220 peer ESMTP\r\n");
    socket.on("data", (data) => {
      const command = data.toString().toUpperCase();
      if (command.startsWith(lastCommand)) socket.destroy();
      else socket.write(command.startsWith("DATA") ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
  return { url: await listen(server.listen(0, "127.0.0.1")), close: () => closeServer(server) };
}

/** A server that takes the whole letter, and then says these last words and hangs up; without them it is silent. */
export async function startForgetfulPeer(lastWords?: string): Promise<Omit<SmtpPeer, "received">> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.write("220 peer ESMTP\r\n");
    socket.on("data", (data) => {
      const said = data.toString();
      if (!said.endsWith("\r\n.\r\n")) socket.write(said.startsWith("DATA") ? "354 go on\r\n" : "250 fine\r\n");
      else if (lastWords !== undefined) socket.end(lastWords);
    });
  });
  return { url: await listen(server.listen(0, "127.0.0.1")), close: () => closeServer(server) };
}

/** A server that answers every step properly, but only after so many milliseconds. */
export async function startSlowPeer(waitMs: number): Promise<Omit<SmtpPeer, "received">> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    const answer = (words: string) => setTimeout(() => socket.write(words), waitMs).unref();
    answer("220 peer ESMTP\r\n");
    socket.on("data", (data) => answer(data.toString().startsWith("DATA") ? "354 go on\r\n" : "250 fine\r\n"));
  });
  return { url: await listen(server.listen(0, "127.0.0.1")), close: () => closeServer(server) };
}

/** A server that says its first words and then never another. */
export async function startSilentPeer(firstWords: string): Promise<Omit<SmtpPeer, "received">> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.write(firstWords);
    socket.resume();
  });
  return { url: await listen(server.listen(0, "127.0.0.1")), close: () => closeServer(server) };
}

/** An address on which nobody listens any more. */
export async function unusedUrl(): Promise<string> {
  const server = createServer();
  const url = await listen(server.listen(0, "127.0.0.1"));
  await closeServer(server);
  return url;
}

async function listen(server: Server): Promise<string> {
  if (!server.listening) await once(server, "listening");
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closeServer(server: Server): Promise<void> {
  server.close();
  await once(server, "close");
}
