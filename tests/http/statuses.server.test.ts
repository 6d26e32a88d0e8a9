import { describe, expect, it } from "vitest";
import { ChargeChanged, NotAuthorized, ProductError, ServiceFailed } from "~/domain/errors";
import { statusOf } from "~/http/statuses.server";

const failed = (cause?: unknown) => new ServiceFailed("payments", "It failed.", cause);

describe("the status of a refusal", () => {
  it.each([
    [new NotAuthorized(), 403],
    [new ChargeChanged(), 409],
    [new ProductError("a_code_without_a_status", "No."), 400],
  ])("of %s is that of its code, or 400", (error, status) => {
    expect(statusOf(error)).toBe(status);
  });

  it.each([
    ["nothing is known of", undefined],
    ["refused the connection", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
    ["threw no error at all", "timed out"],
  ])("of a service that %s is 502", (_, cause) => {
    expect(statusOf(failed(cause))).toBe(502);
  });

  it.each([
    ["a socket", Object.assign(new Error("read"), { code: "ETIMEDOUT" })],
    ["a signal", new DOMException("The operation was aborted due to timeout", "TimeoutError")],
    ["a client that tells the reason as detail", Object.assign(new Error("aborted"), { detail: timedOut() })],
    ["a client that tells the reason as cause", new Error("aborted", { cause: timedOut() })],
  ])("of a service that timed out is 504, as %s tells it", (_, cause) => {
    expect(statusOf(failed(cause))).toBe(504);
  });
});

function timedOut(): Error {
  return Object.assign(new Error("timed out"), { code: "ETIMEDOUT" });
}
