import { APICallError } from "ai";
import { describe, expect, it } from "vitest";
import { toModelFault } from "~/services/suggestions/language-model/fault";

const NOW = Date.UTC(2026, 10, 21, 10, 30);

function refusal(statusCode: number, retryAfter?: string): APICallError {
  const responseHeaders: Record<string, string> = retryAfter === undefined ? {} : { "retry-after": retryAfter };
  return new APICallError({ message: "", url: "", requestBodyValues: {}, statusCode, responseHeaders });
}

describe("how long a busy model asks to be left alone", () => {
  it.each([
    ["in seconds", "7", 7000],
    ["as a date", "Sat, 21 Nov 2026 10:30:05 GMT", 5000],
    ["as a date that is over", "Sat, 21 Nov 2026 10:29:00 GMT", 0],
    ["in words that mean nothing", "soon", undefined],
    ["not at all", undefined, undefined],
  ])("is read when it says so %s", (_, header, milliseconds) => {
    expect(toModelFault(refusal(429, header), NOW).retryAfterMs).toBe(milliseconds);
  });
});

describe("what is tried again", () => {
  it.each([
    [408, "retry"],
    [429, "retry"],
    [500, "retry"],
    [503, "retry"],
    [400, "none"],
    [401, "none"],
    [404, "none"],
  ])("after status %i: %s", (status, remedy) => {
    expect(toModelFault(refusal(status), NOW)).toMatchObject({ remedy, code: `http_${status}` });
  });
});

it("a fault of the network is named as the network names it", () => {
  const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(toModelFault(new TypeError("fetch failed", { cause }), NOW)).toMatchObject({
    reason: "unreachable",
    code: "ECONNREFUSED",
  });
});

it("a code that could be anything is not taken over", () => {
  const error = Object.assign(new Error("odd"), { code: "key sk-1234" });
  expect(toModelFault(error, NOW).code).toBe("cut_off");
});
