import { describe, expect, it } from "vitest";
import * as errors from "~/domain/errors";

const failed = (cause?: unknown) => new errors.ServiceFailed("payments", "It failed.", cause);
const classes = Object.values(errors).filter(
  (error) => error !== errors.ProductError && error !== errors.ServiceFailed,
);

describe("an error", () => {
  it.each(classes.map((error) => [error.name, error] as const))("%s names its code and its status", (_, error) => {
    expect(error.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect([error.status >= 400, error.status < 600]).toEqual([true, true]);
  });

  it("has a code of its own, but for what does not fit", () => {
    const codes = classes.map(({ code }) => code).filter((code) => code !== errors.ValidationFailed.code);
    expect(codes).toEqual([...new Set(codes)]);
  });
});

describe("the status of a refusal", () => {
  it.each([
    [new errors.NotAuthorized(), "not_authorized", 403],
    [new errors.ChargeChanged(), "charge_changed", 409],
    [new errors.VersionMissing(), "validation_failed", 400],
    [new errors.PlanEmpty(), "plan_empty", 400],
    [failed(), "payments_failed", 502],
  ])("of %s is that of its class", (error, code, status) => {
    expect([error.code, error.status]).toEqual([code, status]);
  });

  it.each([
    ["nothing is known of", undefined],
    ["refused the connection", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
    ["threw no error at all", "timed out"],
  ])("of a service that %s is 502", (_, cause) => {
    expect(failed(cause).status).toBe(502);
  });

  it.each([
    ["a socket", Object.assign(new Error("read"), { code: "ETIMEDOUT" })],
    ["a signal", new DOMException("The operation was aborted due to timeout", "TimeoutError")],
    ["a client that tells the reason as detail", Object.assign(new Error("aborted"), { detail: timedOut() })],
    ["a client that tells the reason as cause", new Error("aborted", { cause: timedOut() })],
  ])("of a service that timed out is 504, as %s tells it", (_, cause) => {
    expect(failed(cause).status).toBe(504);
  });
});

function timedOut(): Error {
  return Object.assign(new Error("timed out"), { code: "ETIMEDOUT" });
}
