import { type Cookie, createCookie } from "@remix-run/node";
import {
  CODE_LIFETIME_MS,
  KEPT_FORM_LIFETIME_MS,
  LAST_ACCOUNT_LIFETIME_MS,
  SAMPLE_LIFETIME_MS,
  SESSION_LIFETIME_MS,
} from "~/domain/limits";
import { settings } from "~/domain/settings.server";

/** Where a login stands between its two steps; kept in the browser, signed. */
export interface LoginState {
  step: "password" | "code";
  /** What was typed, so that it need not be typed again. */
  email: string;
  /** What went wrong with the last post, by field; shown once. */
  problems?: Record<string, string>;
  /** Something to say that is no problem; shown once. */
  notice?: string;
  /** The last post was one too many, or came while the server was too busy: the status, and seconds to wait; told once. */
  refusal?: { status: number; waitSeconds: number };
}

/** Where a new password stands between its steps; kept in the browser, signed. */
export interface ResetState {
  step: "code" | "password";
  email: string;
  /** What the answered code was exchanged for; there in the last step. */
  grant?: string;
  /** Something to say; shown once. */
  notice?: string;
}

interface Cookies {
  session: Cookie;
  login: Cookie;
  reset: Cookie;
  /** Tells one visitor from another before there is a session. */
  visitor: Cookie;
  /** The sample study plan that a visitor wants to start with. */
  sample: Cookie;
  /** Which account this browser served last: a keyed hash of its id. It opens nothing, and outlives the session. */
  lastAccount: Cookie;
  /** A form that was sent after its session had ended, sealed for the account that the session was of. */
  keptForm: Cookie;
}

let made: Cookies | undefined;

/** The cookies Minnow sets: all `HttpOnly; SameSite=Lax`, and `Secure` when live. */
export function cookies(): Cookies {
  if (made) return made;
  const { secret, isLocal } = settings();
  const shared = { path: "/", httpOnly: true, sameSite: "lax", secure: !isLocal } as const;
  // The prefix keeps sibling hosts from setting these cookies.
  const prefix = isLocal ? "" : "__Host-";
  made = {
    session: createCookie(`${prefix}minnow_session`, { ...shared, maxAge: SESSION_LIFETIME_MS / 1000 }),
    login: createCookie(`${prefix}minnow_login`, {
      ...shared,
      maxAge: CODE_LIFETIME_MS / 1000,
      secrets: [`login:${secret}`],
    }),
    reset: createCookie(`${prefix}minnow_reset`, {
      ...shared,
      maxAge: CODE_LIFETIME_MS / 1000,
      secrets: [`reset:${secret}`],
    }),
    visitor: createCookie(`${prefix}minnow_visitor`, shared),
    lastAccount: createCookie(`${prefix}minnow_account`, { ...shared, maxAge: LAST_ACCOUNT_LIFETIME_MS / 1000 }),
    keptForm: createCookie(`${prefix}minnow_kept_form`, { ...shared, maxAge: KEPT_FORM_LIFETIME_MS / 1000 }),
    sample: createCookie(`${prefix}minnow_sample`, {
      ...shared,
      maxAge: SAMPLE_LIFETIME_MS / 1000,
      secrets: [`sample:${secret}`],
    }),
  };
  return made;
}

/** The login under way in this browser, or null. */
export async function readLoginState(request: Request): Promise<LoginState | null> {
  const state: unknown = await cookies().login.parse(request.headers.get("cookie"));
  return state ? (state as LoginState) : null;
}

/** A Set-Cookie value that keeps where the login stands; null forgets it. */
export function keepLoginState(state: LoginState | null): Promise<string> {
  return state ? cookies().login.serialize(state) : cookies().login.serialize("", { maxAge: 0 });
}

/** The new password under way in this browser, or null. */
export async function readResetState(request: Request): Promise<ResetState | null> {
  const state: unknown = await cookies().reset.parse(request.headers.get("cookie"));
  return state ? (state as ResetState) : null;
}

/** A Set-Cookie value that keeps where the new password stands; null forgets it. */
export function keepResetState(state: ResetState | null): Promise<string> {
  return state ? cookies().reset.serialize(state) : cookies().reset.serialize("", { maxAge: 0 });
}

/** The session's token that the browser sent, or null. */
export async function readSessionToken(request: Request): Promise<string | null> {
  const token: unknown = await cookies().session.parse(request.headers.get("cookie"));
  return typeof token === "string" && token !== "" ? token : null;
}

/** A Set-Cookie value that forgets what was kept of a form. */
export function forgetKeptForm(): Promise<string> {
  return cookies().keptForm.serialize("", { maxAge: 0 });
}

/** Headers that hand a new session to the browser, with the mark of its account: the login is over. */
export async function sessionHeaders(token: string, accountMark: string): Promise<Headers> {
  const headers = new Headers();
  headers.append("Set-Cookie", await cookies().session.serialize(token));
  headers.append("Set-Cookie", await cookies().lastAccount.serialize(accountMark));
  headers.append("Set-Cookie", await keepLoginState(null));
  return headers;
}

/**
 * Headers that take from the browser what whoever comes next must not see: the session, whose it was, what was kept of
 * a form, and the pages that it would show again at "Back".
 */
export async function noSessionHeaders(): Promise<Headers> {
  const headers = new Headers();
  headers.append("Set-Cookie", await cookies().session.serialize("", { maxAge: 0 }));
  headers.append("Set-Cookie", await cookies().lastAccount.serialize("", { maxAge: 0 }));
  headers.append("Set-Cookie", await forgetKeptForm());
  headers.set("Clear-Site-Data", '"cache"');
  return headers;
}
