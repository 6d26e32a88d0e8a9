/**
 * Loaded before a server under test (`node --import`): whatever it gives up after some seconds, it gives up sooner, so
 * that a test can wait for it.
 */
const MOST_MS = 1500;

const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => timeout(Math.min(milliseconds, MOST_MS));
