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
    text: "  await requireLoginAttemptLeft(parent.email, address);\n",
    instead: "",
  },
  {
    gate: "api/security/guessing.test.ts",
    what: "a code may be tried without end",
    file: "app/db/login-codes.ts",
    text: '    .where("tries", "<", mostTries)\n',
    instead: "",
  },
  {
    gate: "api/security/guessing.test.ts",
    what: "a code for a new password may be tried without end",
    file: "app/db/password-resets.ts",
    text: '    .where("tries", "<", mostTries)\n',
    instead: "",
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
    text: "  await requireAttemptLeft(perAddress, networkOf(address), email);\n",
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
    text: "  await requireSignUpLeft(address);\n",
    instead: "",
  },
  {
    gate: "api/security/account_enumeration.test.ts",
    what: "an unknown address is refused with another code than a wrong password",
    file: AUTH,
    text: "    throw new InvalidCredential();\n  }\n  return toParent(row);",
    instead: "    throw row ? new InvalidCredential() : new InvalidCode();\n  }\n  return toParent(row);",
  },
  {
    gate: "api/security/account_enumeration.test.ts",
    what: "tries are counted for accounts that there are",
    file: AUTH,
    text: "  await requireLoginAttemptLeft(email, address);\n  const row = await findParentByEmail(email);\n  const matches",
    instead:
      "  const row = await findParentByEmail(email);\n  if (row) await requireLoginAttemptLeft(email, address);\n  const matches",
  },
  {
    gate: "api/security/account_enumeration.test.ts",
    what: "asking for a new password says that nobody has this address",
    file: "app/domain/auth/password-reset.server.ts",
    text: "  await requireResetLeft(email, address);\n",
    instead:
      "  await requireResetLeft(email, address);\n  if (!(await findParentByEmail(email))) throw new InvalidCode();\n",
  },
  {
    gate: "api/security/sessions.test.ts",
    what: "a session from before the login is not ended",
    file: "app/http/parent.server.ts",
    text: "  if (before) await endSession(before);\n",
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
    text: "    const { display_name } = await readJson(request, displayNameSchema);\n",
    instead:
      "    const { display_name, user_type } = await readJson(request, displayNameSchema.loose());\n    if (user_type) await updateParent(parent.id, { user_type: String(user_type) });\n",
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
    text: '{ schema: displayNameSchema });\n    if (submission.status !== "success") return rejectForm(submission);\n',
    instead:
      '{ schema: displayNameSchema.loose() });\n    if (submission.status !== "success") return rejectForm(submission);\n    const { user_type } = submission.value;\n    if (user_type) await updateParent(parent.id, { user_type: String(user_type) });\n',
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
