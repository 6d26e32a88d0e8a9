import { Socket } from "node:net";

/**
 * Loaded before a server under test (`node --import`): a connection that may be silent for long may be so for a moment
 * only, so that a test can wait for its end.
 */
const LONG_MS = 10_000;
const MOST_MS = 1500;

const setTimeout = Socket.prototype.setTimeout;
/**
 * @this {Socket}
 * @param {number} milliseconds
 * @param {() => void} [callback]
 */
Socket.prototype.setTimeout = function (milliseconds, callback) {
  return setTimeout.call(this, milliseconds > LONG_MS ? MOST_MS : milliseconds, callback);
};
