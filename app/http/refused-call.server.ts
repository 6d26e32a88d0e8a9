import {
  IncorrectOldPassword,
  InvalidCode,
  InvalidCredential,
  MethodNotAllowed,
  ProductError,
  UnsuitableRequest,
} from "~/domain/errors";
import { helpLines } from "~/domain/suggestion/help-lines";
import { callAnswer } from "./call-answer.server";
import type { Visit } from "./context.server";
import { InvalidFields } from "./invalid-fields.server";
import { log } from "./log.server";
import { refusalHeaders, reportRefusal } from "./refusals.server";

/** The answer to a call that failed: the error's codes and status. `methods` are those that the path has. */
export function refuseCall(visit: Visit, error: unknown, methods: readonly string[]): Response {
  if (!(error instanceof ProductError)) {
    log.error({ id: visit.context.id, err: error }, "a call failed");
    return callAnswer(visit.request, { errors: ["internal_error"] }, 500);
  }
  reportRefusal(visit, error);
  const headers = refusalHeaders(error);
  if (error instanceof MethodNotAllowed) headers.set("Allow", methods.join(", "));
  const body = { errors: codesOf(error), ...successOf(error), ...fieldsOf(error), ...helpOf(error) };
  return callAnswer(visit.request, body, error.status, headers);
}

function codesOf(error: ProductError): string[] {
  if (error instanceof InvalidFields) return error.codes;
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
    (error instanceof InvalidFields && error.codes.includes(InvalidCode.code)) ||
    error instanceof InvalidCredential ||
    error instanceof InvalidCode ||
    error instanceof IncorrectOldPassword;
  return isWrongSecret ? { success: false } : {};
}

function fieldsOf(error: ProductError) {
  if (error instanceof InvalidFields) return { fields: error.fields };
  return error.field ? { fields: { [error.field]: [error.message] } } : {};
}
