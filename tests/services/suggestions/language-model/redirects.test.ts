import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeError } from "~/http/log.server";
import { SuggestionsFailed } from "~/services/suggestions/suggestions";
import { refusing } from "#tests/support/model/behaviors";
import { eachTestWithModel, outcomeOf, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
let elsewhere: Server;
/** How often the other server was asked. */
let asked: number;

beforeEach(async () => {
  asked = 0;
  elsewhere = createServer((_, response) => {
    asked += 1;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
});
afterEach(() => {
  elsewhere.closeAllConnections();
  return new Promise((resolve) => elsewhere.close(resolve));
});

const other = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/v1/chat/completions`;
const same = () => `${bench.server.address.baseUrl}/chat/completions`;

describe("a model that leads elsewhere is not followed", () => {
  it.each([301, 302, 303, 307, 308])("to another server, when it answers %i", async (status) => {
    bench.server.behave(refusing(status, { location: other() }));
    const { error } = await outcomeOf(bench.suggestions.lessons(threeLessons, patient));
    expect(error).toBeInstanceOf(SuggestionsFailed);
    expect(error).toMatchObject({ reason: "unreachable" });
    expect(describeError(error)).toMatchObject({ cause: { type: "ModelFault", code: "redirected" } });
    expect([asked, bench.server.requests.length, bench.waits]).toEqual([0, 1, []]);
  });

  it("to another address of its own", async () => {
    bench.server.behave(refusing(307, { location: same() }));
    const { error } = await outcomeOf(bench.suggestions.lessons(threeLessons, patient));
    expect(error).toMatchObject({ reason: "unreachable" });
    expect(bench.server.requests).toHaveLength(1);
  });
});
