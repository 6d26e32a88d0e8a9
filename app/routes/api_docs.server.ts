import type { CallDescription, CallMethod, PathDescription } from "~/http/description/call";
import { callGroups } from "~/http/description/calls";
import { apiDescription } from "~/http/description/document.server";
import { refusals } from "~/http/description/refusals";
import { refusalsByStatus } from "~/http/description/refusals-of-call.server";
import { type Field, type Schema, fieldsOf } from "./api_docs.fields.server";

interface Operation {
  parameters?: { name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The OpenAPI description as people read it: a heading of section 7 at a time. */
export function readableDescription() {
  return callGroups.map(({ title, calls }) => ({
    title,
    calls: Object.entries<PathDescription>(calls).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => readableCall(path, method as CallMethod, call)),
    ),
  }));
}

function readableCall(path: string, method: CallMethod, call: CallDescription) {
  const { paths, components } = apiDescription().document as unknown as Description;
  const operation = paths[path]?.[method.toLowerCase()] as Operation;
  const answer = operation.responses["200"]?.content?.["application/json"]?.schema;
  const payload = operation.requestBody?.content["application/json"]?.schema;
  return {
    id: `${method}${path.replaceAll("/", "-")}`.toLowerCase().replace(/-$/, ""),
    method,
    path,
    summary: call.summary,
    detail: call.detail ?? "",
    isPublic: call.isPublic ?? false,
    isConditional: call.isConditional ?? false,
    query: queryFields(operation, components.schemas),
    payloads: payload ? variants(payload, components.schemas) : [],
    answer: answer ? fieldsOf(answer, components.schemas) : null,
    failures: failuresOf(method, call),
    example: exampleOf(call.example),
  };
}

function queryFields({ parameters = [] }: Operation, named: Record<string, Schema>): Field[] {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return fieldsOf({ properties, required }, named);
}

/** The payload's fields, once for each form it can have. */
function variants(payload: Schema, named: Record<string, Schema>) {
  const forms = payload.anyOf ?? [payload];
  return forms.map((form) => ({ title: form.title ?? "", fields: fieldsOf(form, named) }));
}

function failuresOf(...call: Parameters<typeof refusalsByStatus>) {
  return [...refusalsByStatus(...call)].flatMap(([status, codes]) =>
    codes.map((code) => ({ status, code, meaning: refusals[code] })),
  );
}

function exampleOf({ query, payload, answer }: CallDescription["example"]) {
  const asText = (value: unknown) => (typeof value === "string" ? value.trimEnd() : JSON.stringify(value, null, 2));
  return {
    query: query ? `?${new URLSearchParams(query).toString()}` : null,
    payload: payload === undefined ? null : asText(payload),
    answer: asText(answer),
  };
}
