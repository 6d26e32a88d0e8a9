import type { Defect } from "../defect";

const ACCOUNT = "app/domain/account/account.server.ts";
const ATTEMPTS = "app/domain/auth/attempts.server.ts";
const AUTH = "app/domain/auth/auth.server.ts";
const COOKIES = "app/http/cookies.server.ts";

/** Logins, sessions, and what the database is told. */
export const accountDefects: readonly Defect[] = [
  {
    gate: "api/security/guessing.test.ts",
    what: "the password may be guessed without end where it is changed",
    file: ACCOUNT,
    text: "await withLoginRateLimit(parent.email, visitor.address, compare)",
    instead: "await compare()",
  },
  {
    gate: "api/security/guessing.test.ts",
    what: "a code may be tried without end",
    file: "app/db/mailed-codes.ts",
    text: '.where("tries", "<", mostTries)',
    instead: "",
  },
  {
    gate: "db/auth/code-guesses.test.ts",
    what: "wrong codes are counted for each code alone, and further ones never wait",
    file: "app/domain/auth/mailed-codes.server.ts",
    text: '    if (ms > 0) return { kind: "wait", ms };\n',
    instead: "",
  },
  {
    gate: "domain/auth/passwords.server.test.ts",
    what: "any number of passwords waits to be hashed",
    file: "app/domain/auth/passwords.server.ts",
    text: "HASHES_AT_ONCE + HASHES_WAITING",
    instead: "Infinity",
  },
  {
    gate: "db/auth/attempts.test.ts",
    what: "networks are counted each for itself",
    file: "app/domain/auth/counted-attempts.server.ts",
    text: "of networksAround(address)) {\n    await requireAttemptLeft",
    instead: "of networksAround(address).slice(0, 1)) {\n    await requireAttemptLeft",
  },
  {
    gate: "api/security/guessing.test.ts",
    what: "a learner site may guess a child's password without end",
    file: ATTEMPTS,
    text: "  await requireAttemptLeft(perLearner, username);\n",
    instead: "",
  },
  {
    gate: "api/security/attempt_limits.test.ts",
    what: "tries are counted for accounts alone, not for networks",
    file: ATTEMPTS,
    text: "  await requireNetworkAttemptLeft(perAddress, address, email);\n",
    instead: "",
  },
  {
    gate: "api/security/attempt_limits.test.ts",
    what: "the address that a client wrote itself is believed",
    file: "app/server/server.ts",
    text: 'set("trust proxy", configuration.TRUST_PROXY)',
    instead: 'set("trust proxy", configuration.TRUST_PROXY > 0)',
  },
  {
    gate: "api/security/attempt_limits.test.ts",
    what: "sign-ups are not counted",
    file: ACCOUNT,
    text: "  await consumeSignUpQuota(visitor.address);\n",
    instead: "",
  },
  {
    gate: "api/security/account_enumeration.test.ts",
    what: "an unknown address is refused with another code than a wrong password",
    file: AUTH,
    text: "throw new InvalidCredential().asSecurityEvent(",
    instead: "throw (row ? new InvalidCredential() : new InvalidCode()).asSecurityEvent(",
  },
  {
    gate: "api/security/account_enumeration.test.ts",
    what: "tries are counted for accounts that there are",
    file: AUTH,
    text: "  const { row, matches } = await withLoginRateLimit(",
    instead:
      "  const uncounted = <Result>(_: string, __: string, work: () => Promise<Result>) => work();\n  const attempt = (await findParentByEmail(email)) ? withLoginRateLimit : uncounted;\n  const { row, matches } = await attempt(",
  },
  {
    gate: "api/security/account_enumeration.test.ts",
    what: "asking for a new password says that nobody has this address",
    file: "app/domain/auth/password-reset.server.ts",
    text: "  await requireResetLeft(email, visitor.address);\n",
    instead:
      "  await requireResetLeft(email, visitor.address);\n  if (!(await findParentByEmail(email))) throw new InvalidCode();\n",
  },
  {
    gate: "api/security/sessions.test.ts",
    what: "a session from before the login is not ended",
    file: "app/http/parent.server.ts",
    text: "  if (before) await endSession(before, visitorOf(visit));\n",
    instead: "",
  },
  {
    gate: "api/security/sessions.test.ts",
    what: "scripts can read the cookies",
    file: COOKIES,
    text: "httpOnly: true, ",
    instead: "httpOnly: false, ",
  },
  {
    gate: "api/security/sessions.test.ts",
    what: "where a login stands is believed as the browser says it",
    file: COOKIES,
    text: "      secrets: [`login:${secret}`],\n",
    instead: "",
  },
  {
    gate: "api/security/sessions.test.ts",
    what: "sessions are kept by their tokens",
    file: "app/domain/ids.server.ts",
    text: 'return createHash("sha256").update(token).digest("base64url");',
    instead: "return token;",
  },
  {
    gate: "api/security/mass_assignment.test.ts",
    what: "a call that changes a name changes what a parent pays, too",
    file: "app/routes/api/user/profile.ts",
    text: "    const { display_name } = await readJson(visit.request, displayNameSchema);\n",
    instead:
      "    const { display_name, user_type } = await readJson(visit.request, displayNameSchema.loose());\n    if (user_type) await updateParent(parent.id, { user_type: String(user_type) });\n",
    imports: 'import { updateParent } from "~/db/parents";',
  },
  {
    gate: "api/security/mass_assignment.test.ts",
    what: "lessons are kept with whatever fields they came with",
    file: "app/domain/study-plan/study-plan.ts",
    text: "const lessonSchema = z.object({",
    instead: "const lessonSchema = z.looseObject({",
  },
  {
    gate: "api/security/mass_assignment.test.ts",
    what: "a form's other fields are written to the parent",
    file: "app/routes/parent/setting/profile.tsx",
    text: "    const submission = validateForm(await readForm(args), displayNameSchema);\n",
    instead:
      '    const form = await readForm(args);\n    const submission = validateForm(form, displayNameSchema);\n    const user_type = form.get("user_type");\n    if (user_type) await updateParent(parent.id, { user_type });\n',
    imports: 'import { updateParent } from "~/db/parents";',
  },
  {
    gate: "api/security/sql_injection.test.ts",
    what: "an address is written into a statement as it came",
    file: "app/db/parents.ts",
    text: '.where("email", "=", email)',
    instead: ".where(sql<boolean>`email = '${sql.raw(email)}'`)",
    imports: 'import { sql } from "kysely";',
  },
  {
    gate: "api/security/sql_injection.test.ts",
    what: "a child's id is written into a statement as it came",
    file: "app/db/children.ts",
    text: 'selectFrom("children").selectAll().where("id", "=", id)',
    instead: "selectFrom(\"children\").selectAll().where(sql<boolean>`id = '${sql.raw(id)}'`)",
    imports: 'import { sql } from "kysely";',
  },
];
