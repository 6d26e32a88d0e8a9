import type { z } from "zod/v4";
import { CALL_TIMEOUT_MS } from "~/domain/limits";
import type { describedCalls } from "./description/calls";

type Calls = typeof describedCalls;
type Method = "GET" | "POST" | "PUT" | "DELETE";
type PathOf<M extends Method> = { [Path in keyof Calls]: M extends keyof Calls[Path] ? Path : never }[keyof Calls];
type CallOf<M extends Method, Path extends PathOf<M>> = Calls[Path][M & keyof Calls[Path]];
type PayloadOf<Call> = Call extends { payload: infer Schema extends z.ZodType } ? z.input<Schema> : never;
type QueryOf<Call> = Call extends { query: infer Schema extends z.ZodType } ? z.input<Schema> : undefined;
type AnswerOf<Call> = Call extends { answer: infer Schema extends z.ZodType } ? z.output<Schema> : never;
type IsStream<Path extends PathOf<"POST">> = CallOf<"POST", Path> extends { answer: z.ZodType } ? never : Path;
type StreamPath = { [Path in PathOf<"POST">]: IsStream<Path> }[PathOf<"POST">];

/** Gets the first of a failed call's `errors`; `no_answer` where nothing, or nothing legible, came back in time. */
export type OnError = (code: string) => void;

export interface CallsClientOptions {
  /** Where Minnow is, without a slash at the end; nothing for the page's own site. */
  site?: string;
  fetch?: typeof fetch;
  /** Told of every failure. */
  log?: (call: string, reason: unknown) => void;
}

interface Asked {
  method: Method;
  path: string;
  payload?: unknown;
}

const JSON_TYPE = { "Content-Type": "application/json" };

/** A call was answered, but with a refusal. */
class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/**
 * The calls of section 7 as functions, typed by their description. Each sends credentials and waits 20 s. A failure is
 * logged, the first of its errors goes to `onError`, and null is returned (false by `delete`); nothing is thrown.
 */
export function createCallsClient(options: CallsClientOptions = {}) {
  const call = <Answer>(asked: Asked, onError?: OnError) =>
    attempt(options, asked, onError, async () => {
      const response = await ask(options, asked, AbortSignal.timeout(CALL_TIMEOUT_MS));
      return (await response.json()) as Answer;
    });
  return {
    get: <Path extends PathOf<"GET">>(path: Path, query: QueryOf<CallOf<"GET", Path>>, onError?: OnError) =>
      call<AnswerOf<CallOf<"GET", Path>>>({ method: "GET", path: path + search(query) }, onError),
    post: <Path extends PathOf<"POST">>(path: Path, payload: PayloadOf<CallOf<"POST", Path>>, onError?: OnError) =>
      call<AnswerOf<CallOf<"POST", Path>>>({ method: "POST", path, payload }, onError),
    put: <Path extends PathOf<"PUT">>(path: Path, payload: PayloadOf<CallOf<"PUT", Path>>, onError?: OnError) =>
      call<AnswerOf<CallOf<"PUT", Path>>>({ method: "PUT", path, payload }, onError),
    delete: async <Path extends PathOf<"DELETE">>(
      path: Path,
      query: QueryOf<CallOf<"DELETE", Path>>,
      onError?: OnError,
    ) => (await call({ method: "DELETE", path: path + search(query) }, onError)) !== null,
    /** A call that answers lines: each goes to `onLine` as it comes, and all are returned. 20 s of silence end it. */
    stream: <Path extends StreamPath>(
      path: Path,
      payload: PayloadOf<CallOf<"POST", Path>>,
      onLine?: (line: string) => void,
      onError?: OnError,
    ) => {
      const asked = { method: "POST", path, payload } as const;
      return attempt(options, asked, onError, () => readLines(options, asked, onLine));
    },
  };
}

async function attempt<Result>(
  { log = console.error }: CallsClientOptions,
  { method, path }: Asked,
  onError: OnError | undefined,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    log(`${method} ${path}`, error);
    onError?.(error instanceof Refused ? error.code : "no_answer");
    return null;
  }
}

async function ask(
  { site = "", fetch: send = fetch }: CallsClientOptions,
  { method, path, payload }: Asked,
  signal: AbortSignal,
): Promise<Response> {
  const body = payload === undefined ? {} : { body: JSON.stringify(payload), headers: JSON_TYPE };
  const response = await send(site + path, { method, credentials: "include", signal, ...body });
  if (response.status !== 200) throw new Refused(await firstError(response));
  return response;
}

async function firstError(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { errors?: string[] } | null;
  return body?.errors?.[0] ?? "no_answer";
}

async function readLines(
  options: CallsClientOptions,
  asked: Asked,
  onLine: ((line: string) => void) | undefined,
): Promise<string[]> {
  const silence = new AbortController();
  const waitAgain = () => setTimeout(() => silence.abort(new Error("silence")), CALL_TIMEOUT_MS);
  let timer = waitAgain();
  const lines: string[] = [];
  try {
    for await (const line of linesOf(await ask(options, asked, silence.signal))) {
      clearTimeout(timer);
      timer = waitAgain();
      lines.push(line);
      onLine?.(line);
    }
    return lines;
  } finally {
    clearTimeout(timer);
  }
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

function search(query: Record<string, string | undefined> | undefined): string {
  const given = Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
}
