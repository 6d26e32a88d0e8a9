import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { playAnswers } from "./answers";
import { Books, type BookedInvoice } from "./books";
import { tellBill, tellSubscription } from "./telling";
import { playCustomer } from "./customer";
import { Faults, happens, spoil, type Fault, type FaultOptions } from "./faults";
import { StripeProblem } from "./problem";
import { readRequest, type SeenRequest } from "./requests";
import { openCheck } from "./schemas";
import { eventBody } from "./shapes";
import { periodOf } from "./subscription";

interface StripeServerOptions {
  secretKey?: string;
  webhookSecret?: string;
  /** Where its clock stands, UTC milliseconds; it then only moves when told. Otherwise it is the machine's. */
  now?: number;
}

/** A stand-in for Stripe's API on a loopback port, which checks every request as Stripe does. */
export interface StripeServer extends ReturnType<typeof playCustomer> {
  /** How it is reached. */
  account: { secretKey: string; webhookSecret: string; host: string; port: number; protocol: "http" };
  /** Its clock, UTC milliseconds. */
  now(): number;
  passTime(milliseconds: number): void;
  /** Lets time pass until the running month, or the trial, of the subscription is over. */
  passMonth(subscriptionId: string): void;
  /** Every bill written, oldest first. */
  invoicesOf(subscriptionId: string): BookedInvoice[];
  /** Every request that could be read, oldest first. */
  requests: SeenRequest[];
  /** Makes calls go wrong from now on. Null mends it. */
  fail(fault: Fault | null, options?: FaultOptions): void;
  /** How many checkouts were made. */
  checkoutCount(): number;
  /** Bodies of the webhooks for all that happened, oldest first. */
  events(): string[];
  /** The header that Stripe sends along with this body at this time, UTC milliseconds. */
  sign(body: string, at: number): string;
  /** Stops listening: every connection is refused from then on. */
  close(): Promise<void>;
}

export async function startStripeServer(options: StripeServerOptions = {}): Promise<StripeServer> {
  const { secretKey = "sk_test_minnow", webhookSecret = "whsec_minnow", now } = options;
  const books = new Books(now);
  const requests: SeenRequest[] = [];
  const faults = new Faults();
  const answer = playAnswers(books, await openCheck(), () => origin(server));
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => "");
    const problem = ({ status, body: words }: StripeProblem) => send(response, status, words);
    try {
      const seen = readRequest(request, body, secretKey);
      requests.push(seen);
      const fault = faults.take(seen.call);
      if (happens(fault, "before")) return spoil(fault, request, problem);
      catchUp(books);
      const done = answer(seen);
      if (happens(fault, "after")) return spoil(fault, request, problem);
      send(response, 200, done);
    } catch (error) {
      problem(error instanceof StripeProblem ? error : brokenServer(error));
    }
  }

  return {
    ...playCustomer(books),
    account: { secretKey, webhookSecret, host: "127.0.0.1", port: portOf(server), protocol: "http" },
    now: () => books.now,
    passTime: (milliseconds) => passTime(books, milliseconds),
    passMonth(subscriptionId) {
      const subscription = books.subscriptions.get(subscriptionId);
      if (!subscription) throw new Error(`There is no subscription ${subscriptionId}.`);
      passTime(books, Math.max(0, periodOf(subscription).end * 1000 - books.now));
    },
    invoicesOf: (subscriptionId) => books.invoices.filter((invoice) => invoice.subscriptionId === subscriptionId),
    requests,
    fail: (fault, faultOptions) => faults.set(fault, faultOptions),
    checkoutCount: () => books.checkouts.size,
    events: () => books.events.map((event) => eventBody(event, Stripe.API_VERSION)),
    sign: (payload, at) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: Math.floor(at / 1000) }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passTime(books: Books, milliseconds: number): void {
  books.passTime(milliseconds);
  catchUp(books);
}

/** Writes the bills that fell due meanwhile. */
function catchUp(books: Books): void {
  books.catchUp(
    (invoice) => {
      tellBill(books, invoice);
      tellSubscription(books, "customer.subscription.updated", invoice.subscriptionId);
    },
    ({ id }) => tellSubscription(books, "customer.subscription.deleted", id),
  );
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_1" }).end(body);
}

/** The server's own mistake, in words that the test which met it can show. */
function brokenServer(error: unknown): StripeProblem {
  return new StripeProblem(500, { type: "api_error", message: `The checking server is broken: ${String(error)}` });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function origin(server: Server): string {
  return `http://127.0.0.1:${portOf(server)}`;
}
