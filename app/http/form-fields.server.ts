import { z } from "zod/v4";
import { FORM_FIELDS_MAX, FORM_FIELD_NAME_MAX } from "~/domain/limits";

/** The fields of a form by name: each there once, each a text. */
export type PostedForm = ReadonlyMap<string, string>;

/** What checks a page's form: an object of fields side by side, or what is made of one. */
export type FormSchema = z.ZodObject | z.ZodPipe<z.ZodObject | z.ZodPipe<z.ZodObject>>;

/** A name as the forms of the site have them; brackets are left out, for no form has a list. */
const PLAIN_NAME = /^[A-Za-z_][\w:.-]*$/;
/** What JavaScript itself keeps in objects. */
const RESERVED_NAME = /^(__proto__|constructor|prototype)$/;
/** A name that ends in an id: what has the id may stand in both of the editor's lists. The first counts. */
const NAME_WITH_ID = /:/;

/** What stands between two parts, as the type of the body says. */
const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i;

/** Whether a body of this type, not parsed yet, has no more fields than a form has: by what stands between two of them. */
export function hasFewFields(body: Buffer, contentType: string): boolean {
  const boundary = /^multipart\/form-data\b/i.test(contentType) ? BOUNDARY.exec(contentType) : null;
  const separator = boundary ? `--${boundary[1] ?? boundary[2]}` : "&";
  let count = 0;
  for (let at = body.indexOf(separator); at >= 0 && count <= FORM_FIELDS_MAX; count += 1) {
    at = body.indexOf(separator, at + separator.length);
  }
  return count <= FORM_FIELDS_MAX;
}

/**
 * The fields by name; null when one has no plain name or is too long to be one, comes twice, is a file, or holds
 * U+0000, which no database column can and nobody types.
 */
export function fieldsByName(fields: Iterable<[string, unknown]>): PostedForm | null {
  const form = new Map<string, string>();
  for (const [name, value] of fields) {
    if (!isPlainName(name) || typeof value !== "string" || value.includes("\0")) return null;
    if (!form.has(name)) form.set(name, value);
    else if (!NAME_WITH_ID.test(name)) return null;
  }
  return form;
}

/** The names that a schema knows. */
export function namesIn(schema: FormSchema): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : namesIn(schema.in);
}

function isPlainName(name: string): boolean {
  if (name.length > FORM_FIELD_NAME_MAX || !PLAIN_NAME.test(name)) return false;
  return !name.split(".").some((part) => RESERVED_NAME.test(part));
}
