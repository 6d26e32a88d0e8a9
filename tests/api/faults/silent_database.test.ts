import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { paths } from "~/domain/paths";
import type { Answer } from "#tests/support/client";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SwallowingProxy, startSwallowingProxy } from "#tests/support/swallowing-proxy";
import { type SignedUp, newVisitor, signUp, visitorsHaveAddresses } from "../family";

const GENERIC = "An error occurred. Please try again later.";
/** How long a page may take (section 7), in milliseconds. */
const BOUND_MS = 20_000;
const IMPATIENT = new URL("../../support/impatient-sockets.mjs", import.meta.url);

let proxy: SwallowingProxy;
let server: RunningServer;
let parent: SignedUp;
let csrf: string;
let drop = () => Promise.resolve();

beforeAll(async () => {
  const database = await freshPostgresDatabase(inject("postgresUrl"));
  drop = database.drop;
  proxy = await startSwallowingProxy(database.url);
  const env = { ...visitorsHaveAddresses, DATABASE_URL: proxy.url, NODE_OPTIONS: `--import ${IMPATIENT.href}` };
  server = await startServer({ env });
  parent = await signUp(server);
  csrf = await parent.formToken(paths.settings.profile());
});
afterAll(async () => {
  await server.kill9();
  await proxy.close();
  await drop();
});

const isInTime = async (ask: () => Promise<Answer>) => {
  const sentAt = performance.now();
  const answer = await ask();
  return { answer, isInTime: performance.now() - sentAt < BOUND_MS };
};

const rename = (display_name: string) => parent.postForm(paths.settings.profile(), { csrf, display_name });

describe("while PostgreSQL neither answers nor closes its connections", () => {
  let page: { answer: Answer; isInTime: boolean };
  let change: { answer: Answer; isInTime: boolean };
  let health: { answer: Answer; isInTime: boolean };

  beforeAll(async () => {
    proxy.swallow();
    [page, change, health] = await Promise.all([
      isInTime(() => parent.get(paths.settings.overview())),
      isInTime(() => rename("Pat while it is silent")),
      isInTime(() => newVisitor(server).get("/healthz")),
    ]);
    proxy.mend();
  });

  it("a page says in words, in time, that something is wrong", () => {
    expect([page.answer.status, page.isInTime]).toEqual([500, true]);
    expect(page.answer.text).toContain(GENERIC);
  });

  it("a form that is sent is answered in words, in time", () => {
    expect([change.answer.status, change.isInTime]).toEqual([500, true]);
    expect(change.answer.text).toContain(GENERIC);
  });

  it("the health check tells it, in time", () => {
    expect([health.answer.status, health.answer.json(), health.isInTime]).toEqual([
      503,
      { errors: ["database_unavailable"] },
      true,
    ]);
  });

  it("everything works again once the network does, by the same server", async () => {
    const answers = [await parent.get(paths.settings.overview()), await rename("Pat"), await parent.get("/healthz")];
    expect(answers.map(({ status }) => status)).toEqual([200, 303, 200]);
  });
});
