import { fail } from "node:assert/strict";
import Ajv, { type ValidateFunction } from "ajv/dist/2020";
import { apiDescription } from "~/http/description/document.server";
import type { Answer } from "./client";

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const { document } = apiDescription();
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const ajv = new Ajv({ strict: false });
ajv.addSchema({ $id: "description", components: document.components });
const validators = new Map<object, ValidateFunction>();

/** What an answer to a method that the path does not have looks like. */
const wrongMethod = { type: "object", properties: { errors: { const: ["method_not_allowed"] } }, required: ["errors"] };

/** Throws an AssertionError when the description of a call does not know such an answer. Paths that are no calls are left alone. */
export function requireDescribed(method: string, target: string, answer: Answer): void {
  const fault = faultOf(method, target, answer);
  if (fault) fail(`${method} ${target} was answered ${answer.status}, ${fault}:\n${answer.text.slice(0, 1000)}`);
}

/** What the description does not know about an answer; null when all is well. */
export function faultOf(method: string, target: string, answer: Answer): string | null {
  const path = pathOf(target);
  const operations = path === undefined ? undefined : paths[path];
  if (!operations || method === "HEAD" || isPreflight(method, answer)) return null;
  const type = answer.headers.get("content-type")?.replace(/;.*/, "") ?? "";
  const operation = operations[method.toLowerCase()];
  if (!operation) return answer.status === 405 ? mismatch(wrongMethod, answer) : "and not 405";
  const response = operation.responses[answer.status];
  if (!response) return "a status it does not have";
  if (!response.content) return answer.text === "" ? null : "with a body";
  const media = response.content[type];
  if (!media) return `as "${type}", a type it does not have`;
  return type === "application/json" ? mismatch(media.schema, answer) : null;
}

/** The path as it is described: with a slash at its end or without. */
function pathOf(target: string): string | undefined {
  const plain = (path: string) => path.replace(/\/$/, "");
  const asked = plain(target.replace(/[?#].*$/, ""));
  return Object.keys(paths).find((path) => plain(path) === asked);
}

function isPreflight(method: string, answer: Answer): boolean {
  return method === "OPTIONS" && answer.status === 204;
}

function mismatch(schema: object, answer: Answer): string | null {
  const validate = validatorOf(schema);
  let body: unknown;
  try {
    body = answer.json();
  } catch {
    return "with a body that is no JSON";
  }
  return validate(body) ? null : `with a body that does not fit: ${ajv.errorsText(validate.errors)}`;
}

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"description#/components/');
  const made = ajv.compile(JSON.parse(text) as object);
  validators.set(schema, made);
  return made;
}
