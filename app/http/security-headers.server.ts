import { settings } from "~/domain/settings.server";

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
      "form-action 'self'",
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
