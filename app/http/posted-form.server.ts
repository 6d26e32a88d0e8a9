import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod/v4";
import { MalformedForm } from "~/domain/errors";
import { readBody } from "./body.server";
import { type FormSchema, type PostedForm, fieldsByName, hasFewFields, namesIn } from "./form-fields.server";

/**
 * Reads what was posted, by the names of its fields and within bounds that are checked before anything is made of it.
 * Throws ProductError: BodyTooLarge, or MalformedForm for what is no form of this site.
 */
export async function readPostedForm(request: Request): Promise<PostedForm> {
  const contentType = request.headers.get("content-type") ?? "";
  const body = await readBody(request);
  if (!hasFewFields(body, contentType)) throw new MalformedForm();
  const parsed = await parseBody(body, contentType);
  const form = parsed && fieldsByName(parsed);
  if (!form) throw new MalformedForm();
  return form;
}

/**
 * Checks a form. Only the fields that the schema knows reach the check, and the reply, which fills the form that comes
 * back.
 */
export function validateForm<Output, Input>(
  form: PostedForm,
  schema: FormSchema & z.ZodType<Output, Input>,
): Submission<Input, string[], Output> {
  const known = new FormData();
  for (const name of namesIn(schema)) {
    const value = form.get(name);
    if (value !== undefined) known.append(name, value);
  }
  return parseWithZod<z.ZodType<Output, Input>>(known, { schema });
}

/** Null for what is no form of this type. */
function parseBody(body: Buffer, contentType: string): Promise<FormData | null> {
  const response = new Response(new Uint8Array(body), { headers: { "Content-Type": contentType } });
  return response.formData().catch(() => null);
}
