import type { Visit } from "./context.server";

/**
 * Asks once for all loaders of a page, which each guard themselves. A request that may change something asks anew each
 * time.
 */
export function memoizePerRequest<Answer>(
  { request, context }: Visit,
  question: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (request.method !== "GET") return ask();
  const known = context.memo.get(question) as Promise<Answer> | undefined;
  if (known) return known;
  const answer = ask();
  context.memo.set(question, answer);
  return answer;
}

/** What was answered for this request before; undefined when it was not asked. */
export function peekMemo<Answer>({ context }: Visit, question: string): Promise<Answer> | undefined {
  return context.memo.get(question) as Promise<Answer> | undefined;
}
