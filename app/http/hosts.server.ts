import { isIP } from "node:net";
import type { Configuration } from "./configuration.server";
import { isLoopbackName, nameInHost } from "./host-names.server";

/** The names that a server has which listens on all addresses of its machine. */
const ALL_ADDRESSES = ["0.0.0.0", "[::]"];

/**
 * Whether a Host header names this very Minnow. In local mode only the loopback and HOST do: with any other name, a site
 * that makes its own name lead to 127.0.0.1 could read /outbox, and the codes in it, as if it were its own. Where HOST is
 * every address of the machine, each address is its own; no name can be made to lead to one that is not. Live, the proxy
 * in front decides, and addresses are made of PUBLIC_URL alone.
 */
export function isOwnHost(header: string | undefined, { isLocal, HOST }: Pick<Configuration, "isLocal" | "HOST">) {
  if (!isLocal) return true;
  const name = nameInHost(header ?? "");
  if (name === null) return false;
  const configured = nameInHost(HOST.includes(":") ? `[${HOST}]` : HOST);
  const isAnyAddress = configured !== null && ALL_ADDRESSES.includes(configured);
  return isLoopbackName(name) || name === configured || (isAnyAddress && isAddress(name));
}

/** An address of version 6 stands in brackets. */
function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, "")) !== 0;
}
