import { describe, expect, it } from "vitest";
import { describeError } from "~/http/log.server";

const SAID = "550 no mailbox pat.rivera@example.org";

/** An error as a driver throws it: with a code, and with what was sent in its words. */
function failed(message: string, cause?: Error): Error {
  return Object.assign(new TypeError(message, { cause }), { code: "23505", detail: message });
}

describe("an error in the log", () => {
  it("is its kind, its code and the places it came from", () => {
    const described = describeError(failed(SAID));
    expect(described).toMatchObject({ type: "TypeError", code: "23505" });
    expect(described?.at[0]).toMatch(/^at failed .*log\.server\.test\.ts/);
  });

  it("has none of its words, nor of its cause's", () => {
    const described = describeError(failed(`${SAID}\nand ${SAID}`, failed(SAID, failed(SAID))));
    expect(described?.cause?.cause).toMatchObject({ type: "TypeError", code: "23505" });
    expect(JSON.stringify(described)).not.toMatch(/mailbox|pat\.rivera/);
  });

  it("that is no error is its kind alone", () => {
    expect(describeError(SAID)).toEqual({ type: "string", at: [] });
    expect(describeError(undefined)).toBeUndefined();
  });
});
