import Stripe from "stripe";

/** An answer that takes longer makes the ones after it be waited for less. */
const SLOW_MS = 3000;
const IMPATIENT_FOR_MS = 15_000;
const IMPATIENT_TIMEOUT_MS = 1000;

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/**
 * Stripe's own HTTP client, which waits less once Stripe was slow: a page asks several things one after the other, and
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
    const isSlow = () => performance.now() - askedAt >= Math.min(SLOW_MS, request[7]);
    return ask(...request).finally(() => {
      impatientUntil = isSlow() ? performance.now() + IMPATIENT_FOR_MS : 0;
    });
  };
  return client;
}
