import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import { type SecurityEvent, tellSecurityEvent } from "~/domain/auth/security-events.server";
import { ProductError } from "~/domain/errors";
import { messages } from "~/domain/messages";
import { BodyTooLarge, readBody } from "./body.server";
import { isOwnForm } from "./form-token.server";
import { log } from "./log.server";
import { isFromOtherSite } from "./origin.server";
import { requireOpen } from "./maintenance.server";
import { logServiceFailure } from "./parent.server";
import { requestId } from "./requests.server";
import { refusalHeaders, statusOf } from "./statuses.server";

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Reads a page's form. Throws a page: 403 for another site's or an expired one, 413 when too large, 415 when no form. */
export async function readForm(request: Request): Promise<FormData> {
  requireOpen();
  if (isFromOtherSite(request)) throw expiredForm("cross-site request refused");
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPES.test(type)) throw refusedForm(415, messages.generic);
  const form = await parseForm(request, type);
  if (!(await isOwnForm(request, form))) throw expiredForm("form refused");
  return form;
}

/** A text field of a form; '' when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** The same page again, with field errors and what was typed except secrets. */
export function rejectForm<Schema>(submission: Submission<Schema, string[], unknown>, secrets: string[] = []) {
  return data(submission.reply({ hideFields: secrets }), { status: 400 });
}

/**
 * A form that was well filled in was refused: the same page again, with the rule's sentence at its field or at the
 * top. A fault of ours is logged, and told with `fault`, the specification's words for it (section 8).
 */
export function refuseForm<Schema>(
  request: Request,
  submission: Submission<Schema, string[], unknown>,
  error: unknown,
  { fault, secrets = [] }: { fault: string; secrets?: string[] },
) {
  if (!(error instanceof Error)) throw error;
  const hideFields = secrets as never;
  if (!(error instanceof ProductError)) {
    log.error({ id: requestId(request), err: error }, "a form could not be taken");
    return data(submission.reply({ formErrors: [fault], hideFields }), { status: 500 });
  }
  logServiceFailure(request, error);
  const place = error.field ? { fieldErrors: { [error.field]: [error.message] } } : { formErrors: [error.message] };
  const reply = submission.reply({ ...place, hideFields });
  return data(reply, { status: statusOf(error), headers: refusalHeaders(error) });
}

async function parseForm(request: Request, type: string): Promise<FormData> {
  try {
    const body = await readBody(request);
    const form = await new Response(Buffer.from(body), { headers: { "Content-Type": type } }).formData();
    // No database column holds it, and nobody types it.
    if ([...form.values()].some((value) => typeof value === "string" && value.includes("\0")))
      throw new TypeError("NUL");
    return form;
  } catch (error) {
    if (error instanceof BodyTooLarge) throw refusedForm(413, error.message);
    throw refusedForm(400, messages.generic);
  }
}

function expiredForm(event: SecurityEvent) {
  tellSecurityEvent(event);
  return refusedForm(403, messages.formExpired, "This form has expired");
}

function refusedForm(status: number, message: string, heading?: string) {
  return data({ message, heading }, { status });
}
