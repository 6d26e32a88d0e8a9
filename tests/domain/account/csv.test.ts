import { describe, expect, it } from "vitest";
import { toCsv } from "~/domain/account/csv";

const cell = (value: unknown) => toCsv(["it"], [{ it: value }]).split("\r\n")[1];

describe("a table as CSV", () => {
  it("has a line of names, then a line for each row in their order", () => {
    expect(toCsv(["a", "b"], [{ b: 2, a: 1 }, { a: "x" }])).toBe("a,b\r\n1,2\r\nx,\r\n");
  });

  it.each([
    ["a, b", '"a, b"'],
    ['say "hello"', '"say ""hello"""'],
    [null, ""],
    [undefined, ""],
    [0, "0"],
    [-5, "-5"],
    [[{ a: 1 }], '"[{""a"":1}]"'],
  ])("puts %j as %s", (value, text) => {
    expect(cell(value)).toBe(text);
  });

  it("keeps a line break within its cell", () => {
    expect(toCsv(["it"], [{ it: "one\ntwo" }])).toBe('it\r\n"one\ntwo"\r\n');
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx"])("disarms the text %j", (text) => {
    expect(cell(text)).toBe(`'${text}`);
  });
});
