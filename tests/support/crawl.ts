import { existsSync } from "node:fs";
import { matchRoutes } from "@remix-run/router";
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from "parse5";
import { mappedRoutes } from "../api/security/site-map";
import type { Client } from "./client";

const FILES = new URL("../../build/client/", import.meta.url);
/** How many addresses are opened that differ in nothing but in which child, plan or lesson they name. */
const OF_A_KIND = 4;
const AT_ONCE = 6;
const ANY_OTHER_PATH = "/*";

/** What a visitor found who followed every link, and looked at every form. */
export interface Crawl {
  /** Whose routes were opened, as the site map writes them. */
  paths: Set<string>;
  /** Links and forms that lead nowhere, and pages that fail, each with the page it was found on. */
  faults: string[];
}

interface Found {
  /** Path and query. */
  address: string;
  on: string;
}

const routes = mappedRoutes.map(({ path }) => ({ path: path.replace("?index", "") }));

/**
 * Opens on a server, like `http://127.0.0.1:3000`, what is named, and from there every link of this site, a few of each
 * kind. A form is not sent: its address has to be one at which a route answers.
 */
export async function crawl(client: Client, site: string, from: readonly string[]): Promise<Crawl> {
  const result: Crawl = { paths: new Set(), faults: [] };
  const queue: Found[] = from.map((address) => ({ address, on: "no page" }));
  const isWanted = fewOfAKind(site);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (isWanted(next.address)) queue.push(...(await open(client, site, next, result)));
    }
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;
}

/** Opens an address, and gives where it leads. */
async function open(client: Client, site: string, { address, on }: Found, { paths, faults }: Crawl): Promise<Found[]> {
  const { status, headers, text } = await client.get(address);
  paths.add(routeAt(site, address));
  if (status === 404 || status >= 500) faults.push(`${address}, linked on ${on}, is answered ${status}`);
  const isPage = headers.get("content-type")?.startsWith("text/html");
  const { links, actions } = isPage ? readAddresses(text) : { links: [], actions: [] };
  const location = headers.get("location");
  const own = (found: string[]) => found.flatMap((one) => ownAddress(site, one, address));
  for (const action of own(actions)) {
    if (!isAnswered(site, action)) faults.push(`${action}, where a form on ${address} is sent, is no route`);
  }
  return own(location === null ? links : [location]).flatMap((link) => {
    if (isAnswered(site, link)) return [{ address: link, on: address }];
    faults.push(`${link}, linked on ${address}, is no route`);
    return [];
  });
}

/** Says of each address once whether it is opened: not where enough were that differ only in whom or what they name. */
function fewOfAKind(site: string): (address: string) => boolean {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return (address) => {
    if (seen.has(address)) return false;
    seen.add(address);
    const { searchParams } = new URL(address, site);
    const kind = [routeAt(site, address), ...searchParams.keys(), searchParams.get("dialog")].join(" ");
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= OF_A_KIND || isFile(address);
  };
}

function ownAddress(site: string, found: string, on: string): string[] {
  const { origin, pathname, search } = new URL(found, site + on);
  return origin === site ? [pathname + search] : [];
}

/** The route that answers an address, as the site map writes it. */
function routeAt(site: string, address: string): string {
  const matched = matchRoutes(routes, new URL(address, site).pathname) ?? [];
  return matched.at(-1)?.route.path ?? ANY_OTHER_PATH;
}

function isAnswered(site: string, address: string): boolean {
  return routeAt(site, address) !== ANY_OTHER_PATH || isFile(address);
}

function isFile(address: string): boolean {
  const [path = ""] = address.slice(1).split("?");
  return path !== "" && existsSync(new URL(path, FILES));
}

/** The addresses in a page: those that are opened, and those that forms are posted to. */
function readAddresses(html: string): { links: string[]; actions: string[] } {
  const links: string[] = [];
  const actions: string[] = [];
  for (const { tagName, attrs } of elementsIn(parse(html))) {
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    const { href, src, action, formaction, ...dialog } = Object.fromEntries(attributes);
    links.push(...[href, src, dialog["data-dialog-url"]].filter((address) => address !== undefined));
    if (tagName === "form") (attributes.get("method") === "post" ? actions : links).push(action ?? "");
    if (formaction !== undefined) actions.push(formaction);
  }
  return { links, actions };
}

function elementsIn(node: Tree.Node): Tree.Element[] {
  const inside = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...inside] : inside;
}
