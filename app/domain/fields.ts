import { z } from "zod/v4";

/** How fields are kept: text and numbers as they are, yes and no as 1 and 0, all else as JSON. */
export type Columns<Fields> = { [Name in keyof Fields]: Column<Fields[Name]> };

type Column<Value> = Value extends string | number | null | undefined ? Value : Value extends boolean ? number : string;

/** The names of a schema's fields, in its order. */
export function namesOf<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): (keyof Shape & string)[] {
  return Object.keys(shape);
}

/** Of a value that has more, the fields that a schema names, as they are. */
export function pickFields<Shape extends z.ZodRawShape, From extends z.output<z.ZodObject<Shape>>>(
  schema: z.ZodObject<Shape>,
  from: From,
): Pick<From, keyof Shape & keyof From> {
  const picked = namesOf(schema).map((name) => [name, from[name as unknown as keyof From]]);
  return Object.fromEntries(picked) as Pick<From, keyof Shape & keyof From>;
}

/** Of what was read from a payload, what the payload has: a field that is not sent stays as it is. */
export function pickSent<Fields extends object>(read: Fields, payload: object): Partial<Fields> {
  const sent = Object.entries(read).filter(([name]) => Object.hasOwn(payload, name));
  return Object.fromEntries(sent) as Partial<Fields>;
}

/** Whether every change says what there is already. */
export function isUnchanged<Fields extends object>(fields: Fields, changes: Partial<Fields>): boolean {
  return (Object.keys(changes) as (keyof Fields)[]).every((name) => changes[name] === fields[name]);
}

/** Fields as the columns they are kept in. */
export function toColumns<Fields extends object>(fields: Fields): Columns<Fields> {
  const columns = Object.entries(fields).map(([name, value]: [string, unknown]) => [name, toColumn(value)]);
  return Object.fromEntries(columns) as Columns<Fields>;
}

function toColumn(value: unknown): unknown {
  if (typeof value === "boolean") return Number(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/** A schema's fields, read from the columns of a row that may have more. */
export function fromColumns<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  row: Columns<z.output<z.ZodObject<Shape>>>,
): z.output<z.ZodObject<Shape>> {
  const columns = row as Record<string, unknown>;
  const fields = Object.entries(shape).map(([name, schema]) => [name, fromColumn(schema as z.ZodType, columns[name])]);
  return Object.fromEntries(fields) as z.output<z.ZodObject<Shape>>;
}

function fromColumn(schema: z.ZodType, column: unknown): unknown {
  // What was left out has no value in its row.
  if (column === null) return schema.isOptional() && !schema.isNullable() ? undefined : null;
  const kind = unwrapped(schema);
  if (kind instanceof z.ZodBoolean) return column === 1;
  const isJson = kind instanceof z.ZodArray || kind instanceof z.ZodObject;
  return isJson && typeof column === "string" ? JSON.parse(column) : column;
}

/** What a schema is of, whether or not it may be left out or null. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable;
  return isWrapped ? unwrapped(schema.unwrap()) : schema;
}
