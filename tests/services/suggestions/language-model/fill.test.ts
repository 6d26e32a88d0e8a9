import { describe, expect, it } from "vitest";
import { fill } from "~/services/suggestions/language-model/fill";

describe("a prompt", () => {
  it("gets its values where it names them, as often as it does", () => {
    expect(fill("{count} of {count}, {way}\n", { count: "3", way: "slowly" })).toBe("3 of 3, slowly");
  });

  it("is refused when nothing fills one of its placeholders", () => {
    expect(() => fill("{count} {other}", { count: "3" })).toThrow("{other}");
    expect(() => fill("{constructor}", {})).toThrow("{constructor}");
  });

  it("is refused when a value has no place in it", () => {
    expect(() => fill("{count}", { count: "3", way: "slowly" })).toThrow("way");
  });

  it("takes a value as it is, whatever it looks like", () => {
    expect(fill("{data}", { data: "{count} $& $1" })).toBe("{count} $& $1");
  });
});
