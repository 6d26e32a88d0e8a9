import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeError } from "~/http/log.server";
import { refusing } from "#tests/support/model/behaviors";
import { faults } from "./fault-table";
import { eachTestWithModel, inputs, outcomeOf, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
const methods = ["log", "info", "warn", "error", "debug"] as const;
let printed: unknown[];

beforeEach(() => {
  printed = [];
  for (const method of methods) vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words));
});
afterEach(() => void vi.restoreAllMocks());

describe("neither the key nor what a parent typed is told, by the error or on the console, when the model", () => {
  it.each(faults)("%s", async (_, behavior) => {
    bench.server.behave(behavior);
    const { error } = await outcomeOf(bench.limitedTo({ silenceMs: 1000 }).lessons(threeLessons, patient));
    const told = inspect(error, { depth: Infinity, showHidden: true });
    const secrets = [bench.server.address.apiKey ?? "", inputs.goal, inputs.previousKnowledge, inputs.needs];
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(printed).toEqual([]);
  });
});

it("the log says in a word what went wrong", async () => {
  bench.server.behave(refusing(401));
  const { error } = await outcomeOf(bench.suggestions.lessons(threeLessons, patient));
  expect(describeError(error)).toMatchObject({ cause: { type: "ModelFault", code: "http_401" } });
});
