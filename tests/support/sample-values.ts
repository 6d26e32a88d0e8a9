import { isDeepStrictEqual } from "node:util";
import type { z } from "zod/v4";
import { namesOf } from "~/domain/fields";

/** Of each kind of field there is, values in a row. A new kind of field has its line here. */
const KINDS: ((name: string, nth: number) => unknown)[] = [
  (name, nth) => `Any ${name.replaceAll("_", " ")} ${nth}`,
  (name, nth) => `any_${name}_${nth}`,
  (_, nth) => `201${nth}-05-04`,
  (_, nth) => String.fromCodePoint("🍇".codePointAt(0)! + nth),
  (_, nth) => 3 + nth,
  (name, nth) => [`Any ${name} ${nth}`],
  (_, nth) => ["beside", "none", "nearby"][nth],
];

/** The `nth` value, from 0, that a field takes and gives back as it is. Throws when no kind fits. */
export function sampleValue(field: z.ZodType, name: string, nth: number): unknown {
  const values = KINDS.map((kind) => kind(name, nth));
  const fitting = values.find((value) => value !== undefined && isDeepStrictEqual(field.safeParse(value).data, value));
  if (fitting === undefined) throw new Error(`No sample fits the field ${name}: its kind is missing here.`);
  return fitting;
}

/** A value for every field of a schema. */
export function sampleOf<Schema extends z.ZodObject>(schema: Schema, nth: number): Record<string, unknown> {
  const values = namesOf(schema).map((name) => [name, sampleValue(schema.shape[name] as z.ZodType, name, nth)]);
  return Object.fromEntries(values) as Record<string, unknown>;
}

/** The same as a form posts it. */
export function asTyped(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
