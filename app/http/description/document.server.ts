import { createHash } from "node:crypto";
import { z } from "zod/v4";
import {
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
  createDocument,
} from "zod-openapi";
import type { CallDescription, CallMethod, PathDescription } from "./call";
import { callGroups } from "./calls";
import { type RefusalCode, refusals } from "./refusals";
import { refusalsByStatus } from "./refusals-of-call.server";

const WRONG_SECRETS: readonly RefusalCode[] = ["invalid_credential", "invalid_code", "incorrect_old_password"];

const INTRODUCTION = [
  "Every path answers with and without a slash at its end. The session is a cookie, so send credentials.",
  "Bodies are JSON, and fields that a call does not know are ignored. A failure is",
  '{"errors": ["code", …]}, with fields beside it where a field is at fault, and success false where a password or',
  "code was wrong. Another method than those listed answers 405 with Allow. A fault of ours answers 500.",
].join(" ");

let made: { document: ReturnType<typeof createDocument>; text: string; hash: string } | undefined;

/** The calls of section 7 as an OpenAPI description, made once from the schemas that guard them; `hash` names its content. */
export function apiDescription() {
  if (made) return made;
  const document = createDocument(
    {
      openapi: "3.1.1",
      info: { title: "Minnow", version: "1", description: INTRODUCTION },
      servers: [{ url: "/" }],
      tags: callGroups.map(({ title }) => ({ name: title })),
      paths: Object.assign({}, ...callGroups.map(({ title, calls }) => pathsOf(title, calls))) as ZodOpenApiPathsObject,
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: "minnow_session" } },
      },
    },
    { override: ({ zodSchema, jsonSchema, io }) => showItems(zodSchema, jsonSchema, io) },
  );
  const text = JSON.stringify(document);
  made = { document, text, hash: createHash("sha256").update(text).digest("base64url").slice(0, 16) };
  return made;
}

function pathsOf(title: string, calls: Record<string, PathDescription>): ZodOpenApiPathsObject {
  const entries = Object.entries(calls).map(([path, methods]) => {
    const operations = Object.entries(methods).map(
      ([method, call]) => [method.toLowerCase(), operation(title, method as CallMethod, call)] as const,
    );
    return [path, Object.fromEntries(operations)];
  });
  return Object.fromEntries(entries) as ZodOpenApiPathsObject;
}

function operation(title: string, method: CallMethod, call: CallDescription): ZodOpenApiOperationObject {
  const { summary, detail, isPublic, query, payload, example } = call;
  return {
    tags: [title],
    summary,
    description: detail,
    security: isPublic ? [] : [{ session: [] }],
    requestParams: query && { query },
    requestBody: payload && {
      required: true,
      content: { "application/json": { schema: payload, example: example.payload } },
    },
    responses: { "200": success(call), ...notModified(call), ...failures(method, call) },
  };
}

function success({ answer, isConditional, example }: CallDescription): ZodOpenApiResponsesObject[`${1 | 2}${string}`] {
  return {
    description: "Done",
    headers: isConditional && z.object({ ETag: etag }),
    content: answer
      ? { "application/json": { schema: answer, example: example.answer } }
      : { "text/plain": { schema: z.string(), example: example.answer } },
  };
}

const etag = z.string().meta({ description: "Send it back in If-None-Match." });
const retryAfter = z.string().meta({ description: "Seconds to wait." });

function notModified({ isConditional }: CallDescription): ZodOpenApiResponsesObject {
  return isConditional ? { "304": { description: "Nothing has changed since the answer with this ETag" } } : {};
}

function failures(method: CallMethod, call: CallDescription): ZodOpenApiResponsesObject {
  const entries = [...refusalsByStatus(method, call)].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `${code}: ${refusals[code]}`).join(" "),
      headers: status === 429 ? z.object({ "Retry-After": retryAfter }) : undefined,
      content: { "application/json": { schema: refusalSchema(codes), example: { errors: [codes[0]] } } },
    },
  ]);
  return Object.fromEntries(entries) as ZodOpenApiResponsesObject;
}

function refusalSchema(codes: RefusalCode[]) {
  const isSecret = codes.some((code) => WRONG_SECRETS.includes(code));
  return z.object({
    errors: z.array(z.enum(codes)).min(1),
    ...(isSecret ? { success: z.literal(false).optional() } : {}),
    fields: fields.optional(),
    ...(codes.includes("needs_help") ? { message: z.string().optional(), help: help.optional() } : {}),
  });
}

const help = z
  .array(z.object({ name: z.string(), number: z.string(), can_text: z.boolean(), about: z.string() }))
  .meta({ id: "Help", outputId: "Help", description: "People to call, at any hour and without charge." });

const fields = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: "Fields", outputId: "Fields", description: "What is wrong with each field, in sentences." });

/** A list that is looked into only when it is not too long is two schemas: the second knows what is in it. */
function showItems(schema: z.core.$ZodType, shown: object, io: "input" | "output"): void {
  const { def } = schema._zod as { def: { type: string; in?: unknown; out?: unknown } };
  if (io !== "input" || !(def.in instanceof z.ZodArray) || !(def.out instanceof z.ZodArray)) return;
  const { $schema: _, ...items } = z.toJSONSchema(def.out.element as z.ZodType, {
    io,
    override: ({ zodSchema, jsonSchema }) => showItems(zodSchema, jsonSchema, io),
  });
  Object.assign(shown, { items });
}
