import { once } from "node:events";
import { type Socket, connect } from "node:net";

/** Firefox's own remote control: WebDriver's commands as JSON, each behind its length, over TCP. */
export interface Marionette {
  /** Sends a command, and gives what it answers. Rejects with Firefox's own words. */
  command<Answer>(name: string, parameters?: object): Promise<Answer>;
  close(): void;
}

type Message = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Connects to the Firefox that listens on this port, and opens its session. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, "127.0.0.1");
  const messages = readMessages(socket);
  // Firefox speaks first: it says which protocol it has.
  await messages.next();
  let lastId = 0;
  let before: Promise<unknown> = Promise.resolve();
  const send = async (name: string, parameters: object) => {
    lastId += 1;
    const text = JSON.stringify([0, lastId, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { value } = await messages.next();
    if (value === undefined) throw new Error(`Firefox went away at ${name}.`);
    const [, , error, result] = value as Message;
    if (error) throw new Error(`${name}: ${error.error}: ${error.message}`);
    return result;
  };
  const marionette: Marionette = {
    // One command waits for the other: answers come in the order of the questions then.
    command: <Answer>(name: string, parameters: object = {}) => {
      const answer = before.then(() => send(name, parameters));
      before = answer.catch(() => undefined);
      return answer as Promise<Answer>;
    },
    close: () => void socket.destroy(),
  };
  await marionette.command("WebDriver:NewSession", { capabilities: { alwaysMatch: {} } });
  return marionette;
}

async function* readMessages(socket: Socket): AsyncGenerator<unknown, undefined> {
  await once(socket, "connect");
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.toString("ascii", 0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) break;
      yield JSON.parse(received.toString("utf8", colon + 1, end));
      received = received.subarray(end);
    }
  }
  return undefined;
}
