import { describe, expect, it } from "vitest";
import { JSON_DEPTH_MAX, JSON_VALUES_MAX } from "~/domain/limits";
import { isWithinBounds, parseBoundedJson } from "~/http/json-body.server";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const refusal = expect.objectContaining({ code: "malformed_json" }) as Error;

describe("the JSON of a call", () => {
  it.each(["{}", "1", '"[[{{,,"', '{"a":["\\"",{"b":null}]}', nested(JSON_DEPTH_MAX)])("is parsed: %s", (text) => {
    expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
  });

  it.each(["", "{", "[1,]", '"', '"\\', "]]]]", "undefined", '"\\u0000"'])("is refused when it is none: %s", (text) => {
    expect(() => parseBoundedJson(text)).toThrow(refusal);
  });

  it("is as deep as a call needs, and no deeper", () => {
    expect(isWithinBounds(nested(JSON_DEPTH_MAX))).toBe(true);
    expect(isWithinBounds(nested(JSON_DEPTH_MAX + 1))).toBe(false);
    expect(() => parseBoundedJson("[".repeat(100_000))).toThrow(refusal);
  });

  it("has as many values as a call needs, and no more", () => {
    const list = (count: number) => `[${Array.from({ length: count }, () => "1").join()}]`;
    expect(isWithinBounds(list(JSON_VALUES_MAX - 1))).toBe(true);
    expect(isWithinBounds(list(JSON_VALUES_MAX))).toBe(false);
  });

  it("counts nothing within a text", () => {
    expect(isWithinBounds(JSON.stringify(`\\"${"[{,".repeat(JSON_VALUES_MAX)}`))).toBe(true);
    expect(isWithinBounds(`["\\\\"${",1".repeat(JSON_VALUES_MAX)}]`)).toBe(false);
  });

  it("leaves out the key that would be an object's prototype", () => {
    const parsed = parseBoundedJson('{"a":{"__proto__":{"isAdmin":true}},"__proto__":{"isAdmin":true}}');
    expect(parsed).toStrictEqual({ a: {} });
  });
});
