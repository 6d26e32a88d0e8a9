import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { KEPT_FORM_LIFETIME_MS, KEPT_FORM_MAX_BYTES } from "~/domain/limits";
import { settings } from "~/domain/settings.server";
import { KEPT_FORM_PATH, cookies } from "./cookies.server";
import type { PostedForm } from "./form-fields.server";
import { isOwnForm } from "./form-token.server";
import { ownPath } from "./origin.server";
import { readPostedForm } from "./posted-form.server";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SECRETS = /password|token|csrf|card/i;
/** What is in a form, but was not typed. */
const NOT_TYPED = /^(intent|version|session|picture)$|(^|_)ids?$/;

/** A form that was sent after the session had ended: where to, and what was typed except secrets. */
export interface KeptForm {
  path: string;
  fields: [string, string][];
}

/** What a parent would have to type again. */
export function typedFields({ fields }: Pick<KeptForm, "fields">): [string, string][] {
  return fields.filter(([name, value]) => value.trim() !== "" && !NOT_TYPED.test(name));
}

/**
 * Keeps what was typed in a form that came without a session, in a sealed cookie that is sent to the page that shows it
 * and nowhere else. Gives the Set-Cookie value; null where nothing was typed, for what is no form of this site, and for more
 * than a cookie holds.
 */
export async function keepPostedForm(request: Request): Promise<string | null> {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "POST" || pathname === KEPT_FORM_PATH) return null;
  // What can't be read is not kept: the login is shown all the same.
  const form = await readPostedForm(request).catch(() => null);
  if (!form || !(await isOfThisSite(request, form))) return null;
  const fields = [...form].filter(([name]) => !SECRETS.test(name));
  if (typedFields({ fields }).length === 0) return null;
  const sealed = seal(JSON.stringify({ path: ownPath(pathname + search), fields } satisfies KeptForm));
  const setCookie = await cookies().keptForm.serialize(sealed);
  const [nameAndValue = ""] = setCookie.split(";");
  return nameAndValue.length > KEPT_FORM_MAX_BYTES ? null : setCookie;
}

/** The form that this browser sent without a session within the last hour, or null. */
export async function readKeptForm(request: Request): Promise<KeptForm | null> {
  const sealed: unknown = await cookies().keptForm.parse(request.headers.get("cookie"));
  const text = typeof sealed === "string" ? unseal(sealed) : null;
  return text === null ? null : (JSON.parse(text) as KeptForm);
}

/** Another site must not put words into a parent's mouth. */
async function isOfThisSite(request: Request, form: PostedForm): Promise<boolean> {
  const fetchSite = request.headers.get("sec-fetch-site");
  return fetchSite ? fetchSite === "same-origin" : isOwnForm(request, form);
}

/** Sealed with the moment until which it counts, which a browser could otherwise stretch. */
function seal(text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key(), iv);
  const dated = `${Date.now() + KEPT_FORM_LIFETIME_MS} ${text}`;
  const sealed = Buffer.concat([cipher.update(dated, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Null for what was not sealed here, was changed, or is too old. */
function unseal(sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const dated = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
    const blank = dated.indexOf(" ");
    return Number(dated.slice(0, blank)) > Date.now() ? dated.slice(blank + 1) : null;
  } catch {
    return null;
  }
}

function key(): Buffer {
  return createHash("sha256").update(`kept form:${settings().secret}`).digest();
}
