import Stripe from "stripe";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { impatientHttpClient } from "~/services/payments/stripe-patience";

/** How long Stripe is waited for, and how long once it was slow, in milliseconds. */
const PATIENT_MS = 6000;
const IMPATIENT_MS = 1000;

let answer: () => Promise<unknown>;
let client: ReturnType<typeof impatientHttpClient>;

beforeEach(() => {
  // The clock that is looked at goes on as ever, so that every wait here is over a moment before its time.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stripe = { makeRequest: () => answer() };
  vi.spyOn(Stripe, "createNodeHttpClient").mockReturnValue(stripe as never);
  client = impatientHttpClient();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const hang = () => new Promise(() => undefined);
const answerAtOnce = () => Promise.resolve({ toJSON: () => Promise.resolve({}) });

/** Asks a Stripe that hangs, and says whether it is given up within so many milliseconds, but not before. */
async function isGivenUpAfter(milliseconds: number): Promise<boolean> {
  answer = hang;
  let isGivenUp = false;
  ask().catch(() => (isGivenUp = true));
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  if (isGivenUp) return false;
  await vi.advanceTimersByTimeAsync(1);
  return isGivenUp;
}

function ask(): Promise<unknown> {
  return client.makeRequest("stripe.invalid", "443", "/v1/prices", "GET", {}, "", "https", PATIENT_MS);
}

it("once Stripe has hung, it is waited for less", async () => {
  expect(await isGivenUpAfter(PATIENT_MS)).toBe(true);
  expect(await isGivenUpAfter(IMPATIENT_MS)).toBe(true);
  expect(await isGivenUpAfter(IMPATIENT_MS)).toBe(true);
});

it("once it has answered quickly, it is waited for as long as before", async () => {
  expect(await isGivenUpAfter(PATIENT_MS)).toBe(true);
  answer = answerAtOnce;
  await ask();
  expect(await isGivenUpAfter(PATIENT_MS)).toBe(true);
});
