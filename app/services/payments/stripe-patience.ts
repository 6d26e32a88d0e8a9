import type { IncomingMessage } from "node:http";
import Stripe from "stripe";

/** An answer that takes longer makes the ones after it be waited for less. */
const SLOW_MS = 3000;
const IMPATIENT_FOR_MS = 15_000;
const IMPATIENT_TIMEOUT_MS = 1000;

/** What Node and Stripe's package call it. */
const TIMED_OUT = "ETIMEDOUT";

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;
type HttpResponse = Awaited<ReturnType<HttpClient["makeRequest"]>>;

/**
 * Stripe's own HTTP client, with an end to each request as a whole: its own time-out begins anew with every byte, so an
 * answer that drips would never end. It waits less once Stripe was slow: a page asks several things one after the other, and
 * waiting for each as long as for the first would keep its parent beyond 20 seconds (section 7). The first quick answer
 * makes it patient again, and so does a while.
 */
export function impatientHttpClient(): HttpClient {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  let impatientUntil = 0;
  client.makeRequest = async (...request) => {
    const timeoutMs = request[7];
    const askedAt = performance.now();
    request[7] = askedAt < impatientUntil ? Math.min(timeoutMs, IMPATIENT_TIMEOUT_MS) : timeoutMs;
    const answered = within(request[7], ask(...request));
    const tookLong = () => performance.now() - askedAt >= SLOW_MS;
    const isSlow = await answered.then(tookLong, (error: unknown) => isTimeOut(error) || tookLong());
    impatientUntil = isSlow ? performance.now() + IMPATIENT_FOR_MS : 0;
    return answered;
  };
  return client;
}

/** Known by the error, not by a clock: a timer may end a moment before the time that it was set for. */
function isTimeOut(error: unknown): boolean {
  return (error as { code?: unknown }).code === TIMED_OUT;
}

/** The answer once it is here to its end. One that is not by then is hung up on; it rejects as Stripe's time-out does. */
function within(milliseconds: number, asked: Promise<HttpResponse>): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new TypeError(TIMED_OUT), { code: TIMED_OUT }));
      asked.then(hangUp, () => undefined);
    }, milliseconds);
    const finish = asked.then(readToItsEnd).finally(() => clearTimeout(timer));
    finish.then(resolve, reject);
  });
}

/** Whether it is JSON is for Stripe's package to say: it then asks for it again, and is given what was read. */
async function readToItsEnd(response: HttpResponse): Promise<HttpResponse> {
  const body: Promise<unknown> = response.toJSON();
  await body.catch(() => undefined);
  response.toJSON = () => body;
  return response;
}

function hangUp(response: HttpResponse): void {
  (response.getRawResponse() as IncomingMessage).destroy();
}
