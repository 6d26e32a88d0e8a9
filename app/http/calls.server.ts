import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod/v4";
import {
  InvalidCode,
  InvalidCredential,
  IncorrectOldPassword,
  ProductError,
  RegionNotServed,
  UnderMaintenance,
  UnsuitableRequest,
} from "~/domain/errors";
import { messages } from "~/domain/messages";
import { helpLines } from "~/domain/suggestion/help-lines";
import { readBody } from "./body.server";
import type { Visit } from "./context.server";
import { jsonAnswer } from "./json-answer.server";
import { answerPreflight, isFromAllowedSite, setCorsHeaders } from "./cors.server";
import { parseBoundedJson } from "./json-body.server";
import { log } from "./log.server";
import { isFromOtherSite } from "./origin.server";
import { type SignedIn, findSignedIn } from "./parent.server";
import { reportRefusal } from "./refusals.server";
import { isUnderMaintenance } from "./maintenance.server";
import { isFromServedRegion } from "./region.server";
import { refusalHeaders, statusOf } from "./statuses.server";

type Call = (visit: Visit) => Promise<unknown>;
interface CallOptions {
  /** Taken from any country: not a visitor makes the call, but a machine that serves Minnow. */
  anyRegion?: boolean;
  /** Answers while Minnow is being worked on, too. */
  duringMaintenance?: boolean;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What was sent does not fit: field by field. */
class ValidationFailed extends ProductError {
  constructor(readonly fields: Record<string, string[]>) {
    super("validation_failed", messages.generic);
  }

  /** Some sentences have a code of their own, which comes first. */
  get codes(): string[] {
    const sentences = Object.values(this.fields).flat();
    const own = Object.entries(CODES_OF_SENTENCES).filter(([sentence]) => sentences.includes(sentence));
    return [...own.map(([, code]) => code), this.code];
  }
}

const CODES_OF_SENTENCES: Record<string, string> = {
  [messages.invalidEmail]: "invalid_email",
  [messages.invalidCode]: "invalid_code",
};

/**
 * One path of section 7: a function a method, which answers plain data (sent as JSON) or a Response. Owns the form of
 * errors, their statuses, 405, and the refusal of other sites.
 */
export function calls(methods: Partial<Record<Method, Call>>, options: CallOptions = {}) {
  const answer = async (args: LoaderFunctionArgs | ActionFunctionArgs) => {
    const response = answerPreflight(args, Object.keys(methods)) ?? (await answerCall(args, methods, options));
    setCorsHeaders(response.headers, args);
    return response;
  };
  return { loader: answer, action: answer };
}

/** Who makes the call. Throws the 401 of a call. */
export async function requireCaller(visit: Visit): Promise<SignedIn> {
  const signedIn = await findSignedIn(visit);
  if (!signedIn) throw new ProductError("not_signed_in", "Please log in first.");
  return signedIn;
}

/** The JSON body, checked. Throws what answers 400 (malformed or out of bounds, or unfit by field), 413 or 415. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new ProductError("unsupported_media_type", "A call takes application/json.");
  }
  return checkAgainst(schema, parseBoundedJson(new TextDecoder().decode(await readBody(request))));
}

/** The query, checked. Throws what answers 400. */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const query = [...new URL(request.url).searchParams].map(([name, value]) => [name, value.replaceAll("\0", "")]);
  return checkAgainst(schema, Object.fromEntries(query));
}

async function answerCall(
  visit: Visit,
  methods: Partial<Record<Method, Call>>,
  { anyRegion, duringMaintenance }: CallOptions,
): Promise<Response> {
  const { request } = visit;
  try {
    const call = methods[(request.method === "HEAD" ? "GET" : request.method) as Method];
    if (!call) throw new ProductError("method_not_allowed", "This call has other methods.");
    if (!duringMaintenance && isUnderMaintenance()) throw new UnderMaintenance();
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    if (isChange && isFromOtherSite(visit) && !isFromAllowedSite(visit)) {
      const refusal = new ProductError("cross_site", "This call came from another site.");
      throw refusal.asSecurityEvent("cross-site request refused");
    }
    if (isChange && !anyRegion && !isFromServedRegion(visit)) throw new RegionNotServed();
    const answered = await call(visit);
    return answered instanceof Response ? answered : json(request, answered, 200, new Headers());
  } catch (error) {
    return refuseCall(visit, error, methods);
  }
}

function refuseCall(visit: Visit, error: unknown, methods: Partial<Record<Method, Call>>): Response {
  if (!(error instanceof ProductError)) {
    log.error({ id: visit.context.id, err: error }, "a call failed");
    return json(visit.request, { errors: ["internal_error"] }, 500, new Headers());
  }
  reportRefusal(visit, error);
  const headers = refusalHeaders(error);
  if (error.code === "method_not_allowed") headers.set("Allow", Object.keys(methods).join(", "));
  const body = { errors: codesOf(error), ...successOf(error), ...fieldsOf(error), ...helpOf(error) };
  return json(visit.request, body, statusOf(error), headers);
}

function codesOf(error: ProductError): string[] {
  if (error instanceof ValidationFailed) return error.codes;
  return isCryForHelp(error) ? [error.code, "needs_help"] : [error.code];
}

/** Whom to call, where what was asked for is about harm to oneself or abuse. */
function helpOf(error: ProductError) {
  return isCryForHelp(error) ? { message: error.message, help: helpLines } : {};
}

function isCryForHelp(error: ProductError): boolean {
  return error instanceof UnsuitableRequest && error.needsHelp;
}

/** A wrong password or code answers `success: false` beside the errors. */
function successOf(error: ProductError) {
  const isWrongSecret =
    (error instanceof ValidationFailed && error.codes.includes("invalid_code")) ||
    error instanceof InvalidCredential ||
    error instanceof InvalidCode ||
    error instanceof IncorrectOldPassword;
  return isWrongSecret ? { success: false } : {};
}

function fieldsOf(error: ProductError) {
  if (error instanceof ValidationFailed) return { fields: error.fields };
  return error.field ? { fields: { [error.field]: [error.message] } } : {};
}

/** A value that came with a call, checked. Throws what answers 400, field by field. */
export function checkAgainst<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) (fields[issue.path.join(".")] ??= []).push(issue.message);
  throw new ValidationFailed(fields);
}

function json(request: Request, value: unknown, status: number, headers: Headers): Response {
  return jsonAnswer(request, value, { status, headers: noStore(headers) });
}

/** Marks an answer as one that nobody keeps: it is about one family. */
export function noStore(headers: Headers): Headers {
  headers.set("Cache-Control", "no-store");
  return headers;
}
