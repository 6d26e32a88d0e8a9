/** A field of a payload or an answer, as a reader of the documentation sees it. */
export interface Field {
  /** With the way to it: `study_plan.lessons[].title`. */
  name: string;
  type: string;
  isRequired: boolean;
  meaning: string;
}

/** What of a JSON schema is used here. */
export interface Schema {
  $ref?: string;
  title?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

type Named = Record<string, Schema>;

/** The fields of an object, and those of what is in it, in their order. */
export function fieldsOf(schema: Schema, named: Named, way = ""): Field[] {
  const { properties = {}, required = [] } = resolve(schema, named);
  return Object.entries(properties).flatMap(([name, property]) => {
    const resolved = resolve(property, named);
    const field = {
      name: way + name,
      type: typeOf(resolved, named),
      isRequired: required.includes(name),
      meaning: meaningOf(resolved),
    };
    return [field, ...fieldsWithin(resolved, named, way + name)];
  });
}

/** The schema itself, where one only names another. */
function resolve(schema: Schema, named: Named): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return (name && named[name]) || schema;
}

function fieldsWithin(schema: Schema, named: Named, way: string): Field[] {
  if (schema.items) return fieldsOf(schema.items, named, `${way}[].`);
  const object = schema.anyOf?.find((choice) => resolve(choice, named).properties) ?? schema;
  return fieldsOf(object, named, `${way}.`);
}

function typeOf(schema: Schema, named: Named): string {
  const { type, anyOf, items, enum: choices, additionalProperties } = schema;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(", ");
  if (anyOf) return anyOf.map((choice) => typeOf(resolve(choice, named), named)).join(" or ");
  if (items) return `list of ${typeOf(resolve(items, named), named)}`;
  if (typeof additionalProperties === "object") return `map to ${typeOf(resolve(additionalProperties, named), named)}`;
  return type ?? "anything";
}

function meaningOf(schema: Schema): string {
  const { description, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  const parts = [
    description,
    isBounded && `From ${minimum} to ${maximum}.`,
    minLength && !description && "Not empty.",
    maxLength && `At most ${maxLength} characters.`,
    minItems && `At least ${minItems} of them.`,
    maxItems && `At most ${maxItems} of them.`,
    "default" in schema && `Otherwise ${JSON.stringify(schema.default)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}
