/**
 * Loaded before a server under test (`node --import`): what it would send to Stripe goes to the checking server on the
 * loopback port STRIPE_CHECKING_PORT. A request is given up, as after its time, when that server says that it will never
 * answer it (102), and only then: no test waits for the time to pass, and a busy machine gives up nothing. With
 * STRIPE_CHECKING_PATIENCE it is given up when Minnow gives it up.
 */
import http from "node:http";
import https from "node:https";

const { STRIPE_CHECKING_PORT: port, STRIPE_CHECKING_PATIENCE: patience } = process.env;

/** @param {http.RequestOptions} options */
function requestInstead({ path, method, headers }) {
  const request = http.request({ host: "127.0.0.1", port, path, method, headers });
  if (!patience) request.setTimeout = (_, giveUp = () => undefined) => request.once("information", giveUp);
  return request;
}

https.request = /** @type {typeof https.request} */ (requestInstead);
