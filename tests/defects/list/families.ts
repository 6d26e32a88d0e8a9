import type { Defect } from "../defect";

const CHILDREN = "app/domain/child/child.server.ts";
const PLANS = "app/domain/study-plan/study-plan.server.ts";

/** Who may see and change what. */
export const familyDefects: readonly Defect[] = [
  {
    gate: "api/security/other_family.test.ts",
    what: "nobody asks whose child a username is",
    file: CHILDREN,
    text: "  if (row && row.parent_id !== parentId) throw refusedAccess();\n",
    instead: "",
  },
  {
    gate: "api/security/other_family.test.ts",
    what: "a plan is found by its id alone, whosever it is",
    file: PLANS,
    text: "if (!row || row.child_id !== child.id)",
    instead: "if (!row)",
  },
  {
    gate: "api/security/other_family.test.ts",
    only: "named nowhere in the log",
    what: "a child's username is written to the log",
    file: "app/http/paths.server.ts",
    text: "  paths.child.profile.pattern,\n",
    instead: "",
  },
  {
    gate: "api/security/other_family_calls.test.ts",
    what: "a child is edited by its id, whosever it is",
    file: CHILDREN,
    text: "if (row?.parent_id !== parentId)",
    instead: "if (!row)",
  },
  {
    gate: "api/security/other_family_calls.test.ts",
    what: "plans are put in order, whosever they are",
    file: "app/domain/study-plan/plan-orders.server.ts",
    text: "    if (stranger !== undefined) throw await refusalOf(stranger);\n",
    instead: "",
  },
  {
    gate: "api/security/other_family_calls.test.ts",
    what: "a call gets a field that the list of fields does not know",
    file: "app/domain/study-plan/plan-call-schemas.ts",
    text: "export const lessonIndexSchema = z.object({\n",
    instead: "export const lessonIndexSchema = z.object({\n  copied_from: z.string().optional(),\n",
  },
  {
    gate: "db/study-plan/study-plan.test.ts",
    what: "a plan is found by its id alone, whosever it is",
    file: PLANS,
    text: "if (!row || row.child_id !== child.id)",
    instead: "if (!row)",
  },
  {
    gate: "db/child/edit-child.test.ts",
    what: "a child is edited by its id, whosever it is",
    file: CHILDREN,
    text: "if (row?.parent_id !== parentId)",
    instead: "if (!row)",
  },
  {
    gate: "db/auth/session-list.test.ts",
    what: "another parent's session is ended by its name",
    file: "app/domain/auth/sessions.server.ts",
    text: "export async function endSessionById(parentId: string, id: string, visitor: Visitor): Promise<void> {\n  const rows = await sessionsOfParent(parentId, Date.now());",
    instead:
      'export async function endSessionById(_: string, id: string, visitor: Visitor): Promise<void> {\n  const rows = await database().selectFrom("sessions").selectAll().execute();',
    imports: 'import { database } from "~/db/connection";',
  },
  {
    gate: "api/security/signed_out.test.ts",
    what: "the beacon counts whoever sends it",
    file: "app/routes/analytics.ts",
    text: "await requireCaller(visit);",
    instead: "await requireCaller(visit).catch(() => null);",
  },
  {
    gate: "api/security/signed_out.test.ts",
    what: "reports are taken whatever the learner site's key is",
    file: "app/routes/learner_api/reports.ts",
    text: "await requireSite(request);",
    instead: "await requireSite(request).catch(() => null);",
  },
  {
    gate: "api/security/site-map.test.ts",
    what: "a path is added to the site map, and no attack is told of it",
    file: "remix.config.js",
    text: '      route("support", "routes/support.tsx");\n',
    instead:
      '      route("support", "routes/support.tsx");\n      route("help", "routes/support.tsx", { id: "help" });\n',
  },
  {
    gate: "http/security-table.test.ts",
    what: "a file that the table of security names is not there any more",
    file: "tests/security/README.md",
    text: "`tests/http/security-table.test.ts` sees to it",
    instead: "`tests/http/table-of-security.test.ts` sees to it",
  },
];
