import * as Iron from "iron-webcrypto";
import { keyedHash } from "~/domain/ids.server";
import { KEPT_FORM_LIFETIME_MS, KEPT_FORM_MAX_BYTES } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { cookies } from "./cookies.server";
import type { PostedForm } from "./form-fields.server";
import { isOwnForm } from "./form-token.server";
import { accountMark, readLastAccount } from "./last-account.server";
import { ownPath } from "./origin.server";
import { readPostedForm } from "./posted-form.server";

/** The seal holds the moment until which it counts, which a browser could otherwise stretch. */
const SEALING = { ...Iron.defaults, ttl: KEPT_FORM_LIFETIME_MS, timestampSkewSec: 0 };
const SECRETS = /password|token|csrf|card/i;
/** What is in a form, but was not typed. */
const NOT_TYPED = /^(intent|(base_)?version|session|picture|fingerprint|nonse|shown|part|agreed_charge)$|(^|_)ids?$/;

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
 * Keeps what was typed in a form that came without a session, in a cookie that is sealed for the account whose session it
 * was: the one that this browser served last. Gives the Set-Cookie value; null where no account is known, where nothing was
 * typed, for what is no form of this site, and for more than a cookie holds.
 */
export async function keepPostedForm(request: Request): Promise<string | null> {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "POST" || pathname === paths.keptForm()) return null;
  const account = await readLastAccount(request);
  if (account === null) return null;
  // What can't be read is not kept: the login is shown all the same.
  const form = await readPostedForm(request).catch(() => null);
  if (!form || !(await isOfThisSite(request, form))) return null;
  const fields = [...form].filter(([name]) => !SECRETS.test(name));
  if (typedFields({ fields }).length === 0) return null;
  const kept: KeptForm = { path: ownPath(pathname + search), fields };
  const sealed = await Iron.seal(kept, passwordFor(account), SEALING);
  const setCookie = await cookies().keptForm.serialize(sealed);
  const [nameAndValue = ""] = setCookie.split(";");
  return nameAndValue.length > KEPT_FORM_MAX_BYTES ? null : setCookie;
}

/** The form that this browser sent within the last hour, when this parent's session had ended; null for any other. */
export async function readKeptForm(request: Request, parentId: string): Promise<KeptForm | null> {
  const sealed: unknown = await cookies().keptForm.parse(request.headers.get("cookie"));
  if (typeof sealed !== "string" || sealed === "") return null;
  try {
    return (await Iron.unseal(sealed, passwordFor(accountMark(parentId)), SEALING)) as KeptForm;
  } catch {
    // Not sealed here, sealed for another account, changed, or too old: none of these is to be told from another.
    return null;
  }
}

/** Another site must not put words into a parent's mouth. */
async function isOfThisSite(request: Request, form: PostedForm): Promise<boolean> {
  const fetchSite = request.headers.get("sec-fetch-site");
  return fetchSite ? fetchSite === "same-origin" : isOwnForm(request, form);
}

/** Of each account its own, so that the seal of one opens for no other. */
function passwordFor(account: string): string {
  return keyedHash(`kept form:${account}`);
}
