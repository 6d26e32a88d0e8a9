import { apiDescription } from "~/http/description/document.server";
import type { CallDescription, CallMethod } from "~/http/description/call";
import { describedCalls } from "~/http/description/calls";
import type { Schema } from "../fuzzing/bodies";

/** A call of section 7 with all the fields that it takes. */
export interface DescribedCall {
  /** Like `POST /user/child`. */
  name: string;
  method: CallMethod;
  path: string;
  isPublic: boolean;
  example: CallDescription["example"];
  /** Each field by its way from the top, like `study_plan.lessons.title`: those of the query and of the payload. */
  fields: string[];
}

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
}

const { document } = apiDescription();
const operations = document.paths as unknown as Record<string, Record<string, Operation>>;

/** Every call that is described, so every call there is. */
export const everyCall: readonly DescribedCall[] = Object.entries(describedCalls).flatMap(([path, methods]) =>
  Object.entries<CallDescription>(methods).map(([method, { isPublic = false, example }]) => {
    const { parameters = [], requestBody } = operations[path]?.[method.toLowerCase()] ?? {};
    const schema = requestBody?.content["application/json"].schema;
    const fields = [...parameters.map((parameter) => parameter.name), ...(schema ? fieldsOf(schema) : [])];
    return { name: `${method} ${path}`, method: method as CallMethod, path, isPublic, example, fields: unique(fields) };
  }),
);

function fieldsOf(schema: Schema, way: readonly string[] = []): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((choice) => fieldsOf(choice, way));
  if (schema.items) return fieldsOf(schema.items, way);
  if (!schema.properties) return [way.join(".")];
  return Object.entries(schema.properties).flatMap(([name, property]) => fieldsOf(property, [...way, name]));
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== "");
}

/** A copy of what a call takes, with another value in one field, wherever lists have that field. */
export function withField(value: unknown, way: string, put: unknown): unknown {
  const [name = "", ...deeper] = way.split(".");
  if (Array.isArray(value)) return value.map((item) => withField(item, way, put));
  const record = { ...(value as Record<string, unknown>) };
  if (deeper.length > 0) record[name] = withField(record[name] ?? {}, deeper.join("."), put);
  else record[name] = Array.isArray(record[name]) && !Array.isArray(put) ? [put] : put;
  return record;
}
