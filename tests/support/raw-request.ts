import { once } from "node:events";
import { connect } from "node:net";

/** Sends bytes as they are, which no client would, and gives all that was answered until the connection was closed. */
export async function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answered = "";
  socket.setEncoding("utf8").on("data", (part: string) => (answered += part));
  socket.on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  return answered;
}

/** The status that an answer begins with; 0 where there was none. */
export function statusIn(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
