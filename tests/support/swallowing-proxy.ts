import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/** Stands between a server and its database, as a network does. */
export interface SwallowingProxy {
  /** The address to be asked instead of the other. */
  url: string;
  /** From now on nothing gets through, and nobody is told: no connection is closed, and new ones stay silent too. */
  swallow(): void;
  /** New connections get through again. Those that lost something stay silent, as after a fault of a network. */
  mend(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a loopback port, for the address of a server that speaks TCP. */
export async function startSwallowingProxy(url: string): Promise<SwallowingProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).once("close", () => sockets.delete(socket));
  };
  const server = createServer((inner) => {
    const outer = connect(Number(port), hostname);
    let isLost = false;
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      keep(from);
      from.on("data", (bytes) => {
        isLost ||= isSwallowing;
        if (!isLost) to.write(bytes);
      });
      from.once("close", () => to.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxied = new URL(url);
  proxied.port = String((server.address() as AddressInfo).port);
  return {
    url: proxied.href,
    swallow: () => void (isSwallowing = true),
    mend: () => void (isSwallowing = false),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
