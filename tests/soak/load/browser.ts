import { setTimeout as wait } from "node:timers/promises";
import { type Answer, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server-process";

/** How long a parent looks at a page before the next press, in milliseconds. */
const THINK_MS = [2000, 5000] as const;
/** What a browser says that asks for a page. */
const NAVIGATION = { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "same-origin" };

/** One request of the load: the time until the answer was read to its end, in milliseconds. */
export interface Taken {
  what: string;
  ms: number;
  /** Why it counts as failed, or null. */
  problem: string | null;
}

/** A parent's browser without scripts: it opens pages, fills in their forms, and goes where it is sent. */
export interface Browser {
  /** The page that is shown. */
  html(): string;
  open(path: string): Promise<void>;
  /** After a while sends the form that has this text in it, with its hidden fields, and shows what comes. */
  press(formWith: string, fields: Record<string, string>): Promise<void>;
  /** After a while opens a page, as by a link. */
  follow(path: string): Promise<void>;
}

/** Opens a browser in a network of its own. Every request goes into `taken`. */
export function openBrowser(server: RunningServer, number: number, taken: Taken[]): Browser {
  const address = `10.${100 + (number >> 8)}.${number & 255}.1`;
  const client = createClient(server, { headers: { ...NAVIGATION, "X-Forwarded-For": address } });
  let shown = { path: "/", html: "" };

  async function ask(what: string, request: () => Promise<Answer>): Promise<Answer> {
    const askedAt = performance.now();
    const answer = await request().catch((error: unknown) => error as Error);
    const ms = performance.now() - askedAt;
    const failed = answer instanceof Error ? reasonOf(answer) : problemOf(answer);
    taken.push({ what, ms, problem: failed });
    if (answer instanceof Error || failed !== null) throw new Error(`${what}: ${failed}`);
    return answer;
  }

  async function open(path: string): Promise<void> {
    const answer = await ask(`GET ${nameOf(path)}`, () => client.get(path));
    const target = answer.headers.get("location");
    if (target !== null) return open(pathOf(target));
    shown = { path, html: answer.text };
  }

  return {
    html: () => shown.html,
    open,
    async press(formWith, fields) {
      await think();
      const { action, hidden } = formIn(shown.html, formWith);
      const path = pathOf(action ?? "", shown.path);
      const answer = await ask(`POST ${nameOf(path)}`, () => client.postForm(path, { ...hidden, ...fields }));
      await open(pathOf(answer.headers.get("location") ?? path));
    },
    async follow(path) {
      await think();
      await open(path);
    },
  };
}

function reasonOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

function think(): Promise<void> {
  const [least, most] = THINK_MS;
  return wait(least + Math.random() * (most - least));
}

/** A page is answered 200, or is the step of the login that asks for the code; a form that was taken leads on. */
function problemOf({ status, text }: Answer): string | null {
  const isExpected = status === 200 || (status === 401 && text.includes('value="login_code"'));
  if (isExpected && text.includes("</html>")) return null;
  return status === 303 ? null : `${status} ${text.length} characters`;
}

function formIn(html: string, text: string): { action: string | undefined; hidden: Record<string, string> } {
  const form = html.match(/<form.*?<\/form>/gs)?.find((one) => one.includes(text));
  if (form === undefined) throw new Error(`No form has ${text} in it:\n${html}`);
  const fields = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  const hidden = Object.fromEntries([...fields].map(([, name = "", value = ""]) => [name, value]));
  return { action: /^<form[^>]* action="([^"]+)"/.exec(form)?.[1]?.replaceAll("&amp;", "&"), hidden };
}

function pathOf(target: string, from = "/"): string {
  const { pathname, search } = new URL(target, new URL(from, "http://minnow.invalid"));
  return pathname + search;
}

/** The page without whose it is. */
function nameOf(path: string): string {
  return (path.split("?")[0] ?? path).replace(/^(\/profile|\/sandbox\/checkout)\/[^/]+/, "$1/…");
}
