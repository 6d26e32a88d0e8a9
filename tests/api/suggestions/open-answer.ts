import type { Client } from "#tests/support/client";
import { linesOf } from "../lesson_plan/plan";

/** An answer that is read while the server still writes it. */
export interface OpenAnswer {
  status: number;
  /** All that came so far, as soon as it is enough. Rejects when the answer ends or breaks off before. */
  until(isEnough: (text: string) => boolean): Promise<string>;
  /** The first lines, as soon as there are so many. Rejects when the answer ends or breaks off before. */
  lines(count: number): Promise<string[]>;
  /** All of it, once it has ended. Rejects when it breaks off. */
  whole(): Promise<string>;
  /** Goes away before the end, as a browser does whose page is closed. */
  leave(): void;
}

/** Makes a request as that client, and resolves with the beginning of the answer. */
export async function openAnswer(
  url: string,
  client: Pick<Client, "cookies">,
  path: string,
  init: RequestInit = {},
): Promise<OpenAnswer> {
  const leave = new AbortController();
  const headers = new Headers(init.headers);
  headers.set("Cookie", [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  const response = await fetch(url + path, { redirect: "manual", ...init, headers, signal: leave.signal });
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const readOn = async () => {
    const { done, value = "" } = await reader.read();
    text += value;
    return !done;
  };
  const until = async (isEnough: (text: string) => boolean) => {
    while (!isEnough(text)) if (!(await readOn())) throw new Error(`The answer ended too early:\n${text}`);
    return text;
  };
  return {
    status: response.status,
    until,
    lines: async (count) => linesOf(await until((read) => linesOf(read).length >= count)).slice(0, count),
    whole: async () => {
      while (await readOn());
      return text;
    },
    leave: () => leave.abort(),
  };
}

/** Asks one of the calls that stream. */
export function openCall(url: string, client: Pick<Client, "cookies">, path: string, body: object) {
  const headers = { "Content-Type": "application/json" };
  return openAnswer(url, client, path, { method: "POST", headers, body: JSON.stringify(body) });
}
