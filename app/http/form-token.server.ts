import { createHmac } from "node:crypto";
import { newToken, hashesEqual } from "~/domain/ids.server";
import { settings } from "~/domain/settings.server";
import { cookies, readSessionToken } from "./cookies.server";
import type { PostedForm } from "./form-fields.server";

const FORM_TOKEN_FIELD = "csrf";

/**
 * The token that every form of this browser carries: bound to the session, or before there is one to a visitor's
 * cookie. `setCookie` is set when that cookie has to be handed out first.
 */
export async function formTokenOf(request: Request): Promise<{ formToken: string; setCookie: string | null }> {
  const bound = await boundTo(request);
  if (bound) return { formToken: sign(bound), setCookie: null };
  const visitor = newToken();
  return { formToken: sign(visitor), setCookie: await cookies().visitor.serialize(visitor) };
}

/** Whether a form was served to this very session. */
export async function isOwnForm(request: Request, form: PostedForm): Promise<boolean> {
  const bound = await boundTo(request);
  const sent = form.get(FORM_TOKEN_FIELD);
  return bound !== null && sent !== undefined && hashesEqual(sent, sign(bound));
}

async function boundTo(request: Request): Promise<string | null> {
  const session = await readSessionToken(request);
  if (session) return `session:${session}`;
  const visitor: unknown = await cookies().visitor.parse(request.headers.get("cookie"));
  return typeof visitor === "string" && visitor !== "" ? visitor : null;
}

function sign(bound: string): string {
  return createHmac("sha256", settings().secret).update(`form:${bound}`).digest("base64url");
}
