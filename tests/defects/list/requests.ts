import type { Defect } from "../defect";

const CALLS = "app/http/calls.server.ts";
const FORMS = "app/http/forms.server.ts";
const ORIGIN = "app/http/origin.server.ts";
const HEADERS = "app/http/security-headers.server.ts";

/** What comes from outside, and the headers of what goes out. */
export const requestDefects: readonly Defect[] = [
  {
    gate: "api/security/form_tokens.test.ts",
    what: "a form's token is not asked for",
    file: FORMS,
    text: '  if (!(await isOwnForm(visit.request, form))) throw expiredForm(visit, "form refused");\n',
    instead: "",
  },
  {
    gate: "api/security/form_tokens.test.ts",
    what: "a form's token has to be there, but is not compared",
    file: "app/http/form-token.server.ts",
    text: "hashesEqual(sent, sign(bound))",
    instead: "sent.length === sign(bound).length",
  },
  {
    gate: "api/security/form_tokens.test.ts",
    what: "another site's forms are not refused",
    file: FORMS,
    text: '  if (isFromOtherSite(visit)) throw expiredForm(visit, "cross-site request refused");\n',
    instead: "",
  },
  {
    gate: "api/security/form_tokens.test.ts",
    only: "from before the login",
    what: "a form's token is bound to the browser, not to the session",
    file: "app/http/form-token.server.ts",
    text: "  if (session) return `session:${session}`;\n",
    instead: "",
  },
  {
    gate: "api/security/forged_calls.test.ts",
    what: "calls from another site are taken",
    file: CALLS,
    text: "if (isChange && isFromOtherSite(visit) && !isFromAllowedSite(visit))",
    instead: 'if (request.method === "TRACE" && isFromOtherSite(visit) && !isFromAllowedSite(visit))',
  },
  {
    gate: "api/security/forged_calls.test.ts",
    what: "another host of the same site counts as this one",
    file: ORIGIN,
    text: 'fetchSite !== "same-origin" && fetchSite !== "none"',
    instead: 'fetchSite === "cross-site"',
  },
  {
    gate: "api/security/forged_calls.test.ts",
    what: "calls take text that any site's form can send",
    file: CALLS,
    text: "/^application\\/json\\s*(;|$)/i",
    instead: "/^(application\\/json|text\\/plain)\\s*(;|$)/i",
  },
  {
    gate: "api/security/headers.test.ts",
    what: "files that are served as they are get no headers",
    file: "app/server/server.ts",
    text: "  application.use(applySecurityHeaders);\n",
    instead: "",
  },
  {
    gate: "api/security/headers.test.ts",
    what: "one header is forgotten",
    file: HEADERS,
    text: '    ["Referrer-Policy", "same-origin"],\n',
    instead: "",
  },
  {
    gate: "api/security/headers.test.ts",
    what: "the policy lets styles in that stand in the page",
    file: HEADERS,
    text: "nonce ? `'nonce-${nonce}'` : \"'none'\"",
    instead: "nonce ? `'nonce-${nonce}' 'unsafe-inline'` : \"'none'\"",
  },
  {
    gate: "api/security/headers.test.ts",
    what: "a family's pages may be kept by whoever passes them on",
    file: "app/entry.server.tsx",
    text: 'if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");',
    instead: 'if (!headers.has("Cache-Control")) headers.set("Cache-Control", "public, max-age=60");',
  },
  {
    gate: "api/security/open_redirects.test.ts",
    what: "the page to go on to is taken as it comes",
    file: "app/http/login.server.ts",
    text: 'ownPath(textOf(form, "next"))',
    instead: 'ownPath("/") && (textOf(form, "next") || "/")',
  },
  {
    gate: "api/security/open_redirects.test.ts",
    what: "a path that begins with two slashes after it was resolved counts as one's own",
    file: ORIGIN,
    text: ' && !url.pathname.startsWith("//")',
    instead: "",
  },
  {
    gate: "api/security/header_injection.test.ts",
    what: "a sibling's name is put into a header as it was sent",
    file: "app/domain/paths/address.ts",
    text: "encodeURIComponent(rest.shift() as string)",
    instead: "rest.shift() as string",
  },
  {
    gate: "api/security/header_injection.test.ts",
    only: "a mail",
    what: "a mail goes to whoever wrote to support as well",
    file: "app/services/mail/message.ts",
    text: "    subject: letter.subject,\n",
    instead: "    subject: letter.subject,\n    cc: letter.replyTo,\n",
  },
  {
    gate: "api/security/host_header.test.ts",
    what: "the address of the site is what the request says",
    file: ORIGIN,
    text: "return isLocal ? new URL(request.url).origin : publicUrl;",
    instead: "return isLocal || publicUrl ? new URL(request.url).origin : publicUrl;",
  },
  {
    gate: "api/security/host_header.test.ts",
    what: "a live site's cookies can be set by a sibling host",
    file: "app/http/cookies.server.ts",
    text: 'isLocal ? "" : "__Host-"',
    instead: '""',
  },
  {
    gate: "api/security/host_header.test.ts",
    what: "a live site asks for encryption on its pages alone, and not for long",
    file: HEADERS,
    text: "max-age=31536000; includeSubDomains",
    instead: "max-age=3600",
  },
];
