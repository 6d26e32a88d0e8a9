import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { requireDescribed } from "./described";
import type { RunningServer } from "./server-process";

/** An answer, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON. Throws when it is none. */
  json<Body = unknown>(): Body;
}

/** What a browser does, as far as calls and plain forms need it: keeps cookies, and follows no redirect by itself. */
export interface Client {
  /** By name, as they are sent. */
  readonly cookies: Map<string, string>;
  /** Throws when a call of section 7 is answered in a way that its description does not know. */
  request(target: string, init?: RequestInit): Promise<Answer>;
  get(target: string): Promise<Answer>;
  /** Sends JSON. */
  send(method: "POST" | "PUT" | "DELETE", target: string, body?: unknown): Promise<Answer>;
  post(target: string, body: unknown): Promise<Answer>;
  put(target: string, body: unknown): Promise<Answer>;
  /** Sends a page's form, as it was typed: with whatever fields are given and nothing else. */
  postForm(target: string, fields: Record<string, string>): Promise<Answer>;
  /** The token that the forms of a page of this server carry for this browser. Throws when it has no form. */
  formToken(page: string): Promise<string>;
  /** The code in the newest letter to this address. Throws when there is none. */
  codeFor(email: string): string;
}

interface ClientOptions {
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Those of another client, to go on as that browser, for example after a restart. */
  cookies?: Map<string, string>;
}

export function createClient(
  server: Pick<RunningServer, "url" | "dataDir">,
  { headers = {}, cookies = new Map() }: ClientOptions = {},
): Client {
  const request = async (target: string, init: RequestInit = {}) => {
    const sent = new Headers({ ...headers, ...Object.fromEntries(new Headers(init.headers)) });
    if (cookies.size > 0) sent.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(server.url + target, { redirect: "manual", ...init, headers: sent });
    keepCookies(cookies, response.headers);
    const answer = toAnswer(response.status, response.headers, await response.text());
    requireDescribed(init.method ?? "GET", target, answer);
    return answer;
  };
  const send = (method: string, target: string, body: unknown) =>
    request(target, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return {
    cookies,
    request,
    get: (target) => request(target),
    send,
    post: (target, body) => send("POST", target, body),
    put: (target, body) => send("PUT", target, body),
    postForm: (target, fields) => request(target, { method: "POST", body: new URLSearchParams(fields) }),
    formToken: async (page) => tokenIn((await request(page)).text),
    codeFor: (email) => codeIn(newestLetterTo(email, lettersIn(server.dataDir))),
  };
}

/** The letters of a server's outbox, the newest first, as they would travel. */
export function lettersIn(dataDir: string): string[] {
  const folder = path.join(dataDir, "outbox");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
}

/** Whether a letter goes to this address. */
export function isLetterTo(email: string, letter: string): boolean {
  return letter.split(/\r?\n/).includes(`To: ${email}`);
}

function toAnswer(status: number, headers: Headers, text: string): Answer {
  return { status, headers, text, json: <Body>() => JSON.parse(text) as Body };
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split("; ");
    const equals = pair.indexOf("=");
    const name = pair.slice(0, equals);
    if (attributes.includes("Max-Age=0")) cookies.delete(name);
    else cookies.set(name, pair.slice(equals + 1));
  }
}

function tokenIn(page: string): string {
  const input = /<input[^>]*name="csrf"[^>]*>/.exec(page)?.[0];
  const value = input && /value="([^"]*)"/.exec(input)?.[1];
  if (!value) throw new Error(`This page has no form with a token:\n${page}`);
  return value;
}

function newestLetterTo(email: string, letters: string[]): string {
  const letter = letters.find((one) => isLetterTo(email, one));
  if (letter === undefined) throw new Error("There is no letter to this address in the outbox.");
  return letter;
}

function codeIn(letter: string): string {
  const code = /^Your code is (\d{6})\r?$/m.exec(letter)?.[1];
  if (code === undefined) throw new Error(`There is no code in this letter:\n${letter}`);
  return code;
}
