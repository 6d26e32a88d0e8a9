import { describe, expect, it } from "vitest";
import { z } from "zod/v4";
import { fromColumns, toColumns } from "~/domain/fields";

const list = z.array(z.string());
const position = z.object({ lesson: z.int() });

/** A kind of field, what it may say, and how the column keeps that. */
const kinds: [string, z.ZodType, unknown, unknown][] = [
  ["a text", z.string(), "12", "12"],
  ["a number", z.number(), 12, 12],
  ["nothing where it may be null", z.string().nullable(), null, null],
  ["a list", list, ["a"], '["a"]'],
  ["a list with a default", list.default([]), ["a"], '["a"]'],
  ["a list with what is filled in before it is read", list.prefault([]), ["a"], '["a"]'],
  ["a list that may be null", list.nullable(), ["a"], '["a"]'],
  ["no list where it may be null", list.nullable(), null, null],
  ["a list that may be left out", list.optional(), ["a"], '["a"]'],
  ["null where it may be left out too", list.nullish(), null, null],
  ["an object", position, { lesson: 1 }, '{"lesson":1}'],
  ["an object that may be null, with a default", position.nullable().default(null), { lesson: 1 }, '{"lesson":1}'],
  ["yes", z.boolean(), true, 1],
  ["no", z.boolean(), false, 0],
  ["yes, with a default", z.boolean().default(false), true, 1],
  ["neither yes nor no where it may be null", z.boolean().nullable(), null, null],
];

describe("a field that is kept in a column", () => {
  it.each(kinds)("comes out as it went in: %s", (_, schema, value, column) => {
    const row = toColumns({ field: value });
    expect(row).toEqual({ field: column });
    expect(fromColumns(z.object({ field: schema }), row as { field: never })).toEqual({ field: value });
  });

  it("that was left out is left out, though its column is null then", () => {
    expect(fromColumns(z.object({ field: list.optional() }), { field: null as never })).toEqual({ field: undefined });
  });
});
