import { settings } from "~/domain/settings.server";

/** A form that leads to the payment provider's pages is redirected there, which browsers check against this list. */
const PAYMENT_PAGES = "https://checkout.stripe.com https://billing.stripe.com";

/** Headers of every answer, page or call. A nonce opens the page's own scripts and style, nothing else runs. */
export function setSecurityHeaders(headers: Headers, nonce?: string): void {
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'none'";
  const styles = nonce ? `'nonce-${nonce}'` : "'none'";
  headers.set(
    "Content-Security-Policy",
    [
      "default-src 'none'",
      `script-src ${scripts}`,
      `style-src ${styles}`,
      "img-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      settings().isLocal ? "form-action 'self'" : `form-action 'self' ${PAYMENT_PAGES}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join("; "),
  );
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  if (!settings().isLocal) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}
