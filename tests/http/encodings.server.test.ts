import { expect, it } from "vitest";
import { preferredEncoding } from "~/http/encodings.server";

it.each<[header: string | null | undefined, encoding: "br" | "gzip" | null]>([
  [undefined, null],
  [null, null],
  ["", null],
  [" ", null],
  ["br", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  // As browsers send it, in any order: of equals br.
  ["gzip, deflate, br, zstd", "br"],
  ["br, gzip", "br"],
  ["gzip;q=1, br;q=1", "br"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  // What is liked better wins.
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["gzip;q=0.8, br;q=0.9", "br"],
  ["identity, br;q=0.5", null],
  ["identity;q=0.5, gzip;q=0.6", "gzip"],
  ["gzip;q=0.1", "gzip"],
  // Nothing with a weight of 0.
  ["br;q=0", null],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0.000", null],
  ["br;q=0,*", "gzip"],
  ["gzip;q=0, *", "br"],
  // A star is whatever is not named.
  ["*", "br"],
  ["*;q=0", null],
  ["*;q=0, gzip", "gzip"],
  ["gzip, *;q=0.5", "gzip"],
  ["gzip;q=0.5, *", "br"],
  // The answer as it is, refused.
  ["identity;q=0", null],
  ["identity;q=0, gzip", "gzip"],
  ["identity;q=0, *", "br"],
  ["*;q=0, identity;q=0", null],
  // Neither of the two.
  ["deflate", null],
  ["zstd, compress", null],
  ["brotli", null],
  ["x-br", null],
  // No Accept-Encoding at all.
  [",", null],
  [";", null],
  [";q=1", null],
  ["br;q=", "br"],
  ["br;;;", "br"],
])("for the header '%s' it is %s", (header, encoding) => {
  expect(preferredEncoding(header, ["br", "gzip"])).toBe(encoding);
});

it("of equals it is the first that is offered", () => {
  expect(preferredEncoding("br, gzip", ["gzip", "br"])).toBe("gzip");
  expect(preferredEncoding("br, gzip", ["gzip"])).toBe("gzip");
  expect(preferredEncoding("br, gzip", [])).toBeNull();
});
