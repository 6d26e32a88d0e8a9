import { ID_HEADER } from "./own-headers.server";

/** What was asked for requests that are being answered, by request and question. */
const asked = new Map<string, Map<string, Promise<unknown>>>();

/** From now until `forgetAnswers`, what is asked for the request of this id is kept. */
export function keepAnswers(id: string): void {
  asked.set(id, new Map());
}

/** The request is answered. */
export function forgetAnswers(id: string): void {
  asked.delete(id);
}

/**
 * Asks once for all loaders of a page, which each guard themselves. A request that may change something asks anew each
 * time.
 */
export function askOnce<Answer>(request: Request, question: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answers = request.method === "GET" ? answersOf(request) : undefined;
  if (!answers) return ask();
  const known = answers.get(question) as Promise<Answer> | undefined;
  if (known) return known;
  const answer = ask();
  answers.set(question, answer);
  return answer;
}

/** What was answered for this request before; undefined when it was not asked. */
export function answeredBefore<Answer>(request: Request, question: string): Promise<Answer> | undefined {
  return answersOf(request)?.get(question) as Promise<Answer> | undefined;
}

function answersOf(request: Request): Map<string, Promise<unknown>> | undefined {
  return asked.get(request.headers.get(ID_HEADER) ?? "");
}
