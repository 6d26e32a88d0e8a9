import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { SecurityEvent } from "~/domain/auth/security-events";
import { ProductError } from "~/domain/errors";
import { messages } from "~/domain/messages";
import type { Visit } from "./context.server";
import type { PostedForm } from "./form-fields.server";
import { isOwnForm } from "./form-token.server";
import { log } from "./log.server";
import { isFromOtherSite } from "./origin.server";
import { assertNotInMaintenance } from "./maintenance.server";
import { refusalHeaders, reportRefusal } from "./refusals.server";
import { readPostedForm } from "./posted-form.server";
import { emitSecurityEvent } from "./security-events.server";

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export type { PostedForm } from "./form-fields.server";
export { validateForm } from "./posted-form.server";

/**
 * Reads a page's form, the one door that every action's form comes through. Throws a page: 400 for what no form of this
 * site sends, 403 for another site's or an expired one, 413 when too large, 415 when no form.
 */
export async function readForm(visit: Visit): Promise<PostedForm> {
  assertNotInMaintenance();
  if (isFromOtherSite(visit)) throw expiredForm(visit, "cross-site request refused");
  const type = visit.request.headers.get("content-type") ?? "";
  if (!FORM_TYPES.test(type)) throw refusedForm(415, messages.generic);
  const form = await readPostedForm(visit.request).catch((error: unknown) => {
    throw error instanceof ProductError ? refusedForm(error.status, error.message) : error;
  });
  if (!(await isOwnForm(visit.request, form))) throw expiredForm(visit, "form refused");
  return form;
}

/** A field of a form; '' when it is missing. */
export function textOf(form: PostedForm, name: string): string {
  return form.get(name) ?? "";
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
  visit: Visit,
  submission: Submission<Schema, string[], unknown>,
  error: unknown,
  { fault, secrets = [] }: { fault: string; secrets?: string[] },
) {
  if (!(error instanceof Error)) throw error;
  const hideFields = secrets as never;
  if (!(error instanceof ProductError)) {
    log.error({ id: visit.context.id, err: error }, "a form could not be taken");
    return data(submission.reply({ formErrors: [fault], hideFields }), { status: 500 });
  }
  reportRefusal(visit, error);
  const place = error.field ? { fieldErrors: { [error.field]: [error.message] } } : { formErrors: [error.message] };
  const reply = submission.reply({ ...place, hideFields });
  return data(reply, { status: error.status, headers: refusalHeaders(error) });
}

function expiredForm({ context }: Visit, event: SecurityEvent) {
  emitSecurityEvent(context, event);
  return refusedForm(403, messages.formExpired, "This form has expired");
}

function refusedForm(status: number, message: string, heading?: string) {
  return data({ message, heading }, { status });
}
