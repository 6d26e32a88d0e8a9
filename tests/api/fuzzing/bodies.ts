import fc from "#tests/support/fast-check";

/** What of a JSON schema the calls' payloads use. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Values that mean something, by the name of their field. */
export type Telling = Record<string, fc.Arbitrary<unknown>>;

const hostileTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e\u2800\u200d",
  "x".repeat(5000),
  "e\u0301".repeat(400),
  "👩‍👩‍👧‍👦".repeat(40),
  "'; drop table children; --",
  "<script>alert(1)</script>",
  "{{constructor}}",
  "../../etc/passwd",
  "%00%ff",
  "__proto__",
  "toString",
  "1; 2: 3",
  "\r\nSet-Cookie: a=b",
];

/** Values that no call asks for, and some that break careless programs. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(null, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, true, [], {}, [null], { length: 3 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies of a call as texts: those that fit its schema, those that all but fit, and those that do not at all. */
export function bodies(schema: Schema, telling: Telling): fc.Arbitrary<string> {
  const fitting = valuesOf(schema, telling);
  return fc.oneof(
    { weight: 4, arbitrary: fitting.map(asJson) },
    { weight: 4, arbitrary: nearly(fitting).map(asJson) },
    { weight: 1, arbitrary: hostile.map(asJson) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
  );
}

/** Queries of a call: as its parameters say, and with anything in their place. */
export function queries(parameters: { name: string; schema: Schema }[], telling: Telling): fc.Arbitrary<string> {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const fitting = valuesOf({ type: "object", properties }, telling);
  return fc
    .oneof(fitting, nearly(fitting))
    .map((value) => Object.entries(namedIn(value)).map(([name, one]) => [name, asText(one)]))
    .map((pairs) => `?${new URLSearchParams(pairs).toString()}`);
}

/** A text is one value: a parameter for each of its letters makes a line that no server takes. */
function namedIn(value: unknown): object {
  return value !== null && typeof value === "object" ? value : { value };
}

/** Values that fit a schema, as far as the schema itself tells. */
function valuesOf(schema: Schema, telling: Telling, name = ""): fc.Arbitrary<unknown> {
  const told = telling[name];
  if (told) return told;
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => valuesOf(choice, telling, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  const { type, minimum = -10, maximum = 10, minItems = 0, maxItems = 4 } = schema;
  if (type === "integer" || type === "number")
    return fc.integer({ min: Math.max(minimum, -10), max: Math.min(maximum, 1000) });
  if (type === "boolean") return fc.boolean();
  if (type === "array") {
    return fc.array(valuesOf(schema.items ?? {}, telling), { minLength: minItems, maxLength: Math.min(maxItems, 4) });
  }
  if (type === "object") return objectsOf(schema, telling);
  return fc.oneof(
    fc.string({ minLength: 1, maxLength: 20 }),
    fc.constantFrom("Math", "Add fractions", "🍕", "Grade 4"),
  );
}

function objectsOf({ properties = {}, required = [] }: Schema, telling: Telling): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, valuesOf(property, telling, name)] as const,
  );
  const model = Object.fromEntries(fields);
  return fc.record(model, { requiredKeys: required.filter((name) => name in model), noNullPrototype: true });
}

/** Values of which one place, however deep, holds something else, or is missing. */
function nearly(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(fitting, fc.infiniteStream(fc.nat({ max: 1000 })), fc.option(hostile, { nil: undefined }))
    .map(([value, choices, instead]) => replaced(value, choices, instead));
}

function replaced(value: unknown, choices: Iterator<number>, instead: unknown): unknown {
  const keys = value !== null && typeof value === "object" ? Object.keys(value) : [];
  const chosen = keys[(choices.next().value as number) % Math.max(1, keys.length)];
  if (chosen === undefined) return instead;
  const isHere = (choices.next().value as number) % 2 === 0;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[chosen] = isHere ? instead : replaced(copy[chosen], choices, instead);
  return copy;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : asJson(value);
}

function asJson(value: unknown): string {
  return JSON.stringify(value) ?? "";
}
