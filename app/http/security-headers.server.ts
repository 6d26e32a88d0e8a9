import { settings } from "~/domain/settings.server";

/** A form that leads to the payment provider's pages is redirected there, which browsers check against this list. */
const PAYMENT_PAGES = "https://checkout.stripe.com https://billing.stripe.com";

let common: readonly (readonly [name: string, value: string])[] | undefined;

/** What an answer lets into its page. A nonce opens the page's own scripts and style; without one nothing runs. */
export function contentSecurityPolicy(nonce?: string): string {
  return [
    "default-src 'none'",
    `script-src ${nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'none'"}`,
    `style-src ${nonce ? `'nonce-${nonce}'` : "'none'"}`,
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    settings().isLocal ? "form-action 'self'" : `form-action 'self' ${PAYMENT_PAGES}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

/** Names and values of the headers of every answer. A page has a policy of its own, with its nonce. */
export function commonSecurityHeaders(): readonly (readonly [name: string, value: string])[] {
  common ??= [
    ["Content-Security-Policy", contentSecurityPolicy()],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "same-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
    ...(settings().isLocal ? [] : ([["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]] as const)),
  ];
  return common;
}
