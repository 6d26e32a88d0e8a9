import { type BrowserContext, expect, test as base } from "@playwright/test";
import { outboxDir } from "./e2e-data";
import { type Child, type Parent, addChild, signUpAndLogIn, subscribe } from "./family";

export { expect };

interface Fixtures {
  /** Where the server keeps its letters. */
  outbox: string;
  /** What the console may say in a test that breaks something. */
  expectedOnConsole: RegExp | null;
  /** A parent who is logged in, without a subscription. */
  parent: Parent;
  /** A parent who is logged in, on the free trial, with a seat for the first child. */
  subscriber: Parent;
  /** The same with that child. */
  family: { parent: Parent; child: Child };
}

let tests = 0;

/**
 * Playwright's `test` for Minnow's pages: each test comes from a network of its own, so that the limits per network
 * never meet, and fails on what the console says is wrong.
 */
export const test = base.extend<Fixtures>({
  outbox: [outboxDir, { option: true }],
  expectedOnConsole: [null, { option: true }],
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    tests += 1;
    await use({ "X-Forwarded-For": `10.${workerIndex % 256}.${tests & 255}.${1 + (tests >> 8)}` });
  },
  context: async ({ context, expectedOnConsole }, use) => {
    const problems = watchConsole(context);
    await use(context);
    const unexpected = problems().filter((line) => !expectedOnConsole?.test(line));
    expect(unexpected, "what the console says").toEqual([]);
  },
  parent: async ({ context, outbox }, use) => {
    await use(await signUpAndLogIn(context.request, outbox));
  },
  subscriber: async ({ context, parent }, use) => {
    await subscribe(context.request);
    await use(parent);
  },
  family: async ({ context, subscriber }, use) => {
    await use({ parent: subscriber, child: await addChild(context.request) });
  },
});

/**
 * Listens to every page of the context: errors on the console (the browser reports violations of the content security
 * policy there too) and uncaught errors. That the document itself was answered with 4xx is what a test looks at, and
 * no problem.
 */
function watchConsole(context: BrowserContext): () => string[] {
  const refusedDocuments = new Set<string>();
  const lines: { text: string; url: string }[] = [];
  context.on("response", (response) => {
    const isRefusal = response.status() >= 400 && response.status() < 500;
    if (isRefusal && response.request().isNavigationRequest()) refusedDocuments.add(response.url());
  });
  context.on("console", (message) => {
    if (message.type() === "error") lines.push({ text: message.text(), url: message.location().url });
  });
  context.on("weberror", (error) => lines.push({ text: String(error.error()), url: error.page()?.url() ?? "" }));
  const isRefusedDocument = (url: string) => refusedDocuments.has(url.replace(/#.*/, ""));
  return () =>
    lines
      .filter(
        ({ text, url }) => !(/^Failed to load resource: .* status of 4\d\d\b/.test(text) && isRefusedDocument(url)),
      )
      .map(({ text, url }) => `${text} (${url})`);
}
