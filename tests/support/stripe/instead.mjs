/**
 * Loaded before a server under test (`node --import`): what it would send to Stripe goes to the checking server on the
 * loopback port STRIPE_CHECKING_PORT, and a request that is not answered is given up soon. With STRIPE_CHECKING_PATIENCE
 * it is given up when Minnow gives it up.
 */
import http from "node:http";
import https from "node:https";

/** So short that a test can wait for it, so long that a busy machine keeps it. */
const TIMEOUT_MS = 2500;

const { STRIPE_CHECKING_PORT: port, STRIPE_CHECKING_PATIENCE: patience } = process.env;

/** @param {http.RequestOptions} options */
function requestInstead({ path, method, headers }) {
  const request = http.request({ host: "127.0.0.1", port, path, method, headers });
  const giveUpAfter = request.setTimeout.bind(request);
  request.setTimeout = (milliseconds, giveUp) =>
    giveUpAfter(patience ? milliseconds : Math.min(milliseconds, TIMEOUT_MS), giveUp);
  return request;
}

https.request = /** @type {typeof https.request} */ (requestInstead);
