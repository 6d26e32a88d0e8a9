import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const waitingOn = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls `over` once, when the answer is sent or its connection is gone. An answer that stands in line behind another on the
 * same connection hears nothing of that connection's end by itself.
 */
export function whenOver({ socket }: IncomingMessage, response: ServerResponse, over: () => void): void {
  const waiting = waitingOn.get(socket) ?? listenTo(socket);
  const end = () => {
    if (waiting.delete(end)) over();
  };
  waiting.add(end);
  response.once("close", end);
}

function listenTo(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>();
  waitingOn.set(socket, waiting);
  socket.once("close", () => [...waiting].forEach((end) => end()));
  return waiting;
}
