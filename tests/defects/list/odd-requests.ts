import type { Defect } from "../defect";

const WELL_FORMED = "app/server/well-formed.ts";

/** Requests that no browser makes. */
export const oddRequestDefects: readonly Defect[] = [
  {
    gate: "api/security/odd_requests.test.ts",
    what: "methods that nobody knows reach the pages",
    file: WELL_FORMED,
    text: "  if (!METHODS.includes(request.method)) {",
    instead: "  if (false) {",
  },
  {
    gate: "api/security/host_header.test.ts",
    what: "a host that is none reaches the pages",
    file: "app/server/own-host.ts",
    text: "    if (!isHost(request.headers.host)) return refuse(request, response, MALFORMED);\n",
    instead: "",
  },
  {
    gate: "api/security/odd_requests.test.ts",
    what: "a path that can't be read reaches the pages",
    file: WELL_FORMED,
    text: "  if (wellFormedPath(request.url) === MALFORMED_PATH) setUrl(request, MALFORMED_PATH);\n",
    instead: "",
  },
  {
    gate: "api/security/odd_requests.test.ts",
    what: "a call makes something of a field before it asks what it is",
    file: "app/domain/study-plan/plan-call-schemas.ts",
    text: 'const childUsername = z.string("child_username is missing.");',
    instead: "const childUsername = z.preprocess((text) => (text as string).trim(), z.string());",
  },
  {
    gate: "api/security/refused_by_the_server.test.ts",
    what: "a body that was not announced may be as long as it likes",
    file: "app/http/body.server.ts",
    text: "    if (length > BODY_MAX_BYTES) throw new BodyTooLarge();\n",
    instead: "",
  },
  {
    gate: "api/security/refused_by_the_server.test.ts",
    what: "a body that is too long counts as none",
    file: "app/server/body.ts",
    text: "  request.body = TOO_LONG;\n",
    instead: "",
  },
  {
    gate: "api/security/refused_by_the_server.test.ts",
    what: "a form from another site is Remix's own fault again",
    file: "app/server/remix.ts",
    text: '    if (name === "origin") continue;\n',
    instead: "",
  },
  {
    gate: "api/security/hostile_forms.test.ts",
    what: "a form's field may have an index of any size",
    file: "app/http/form-fields.server.ts",
    text: "/^[A-Za-z_][\\w:.-]*$/",
    instead: "/^[A-Za-z_][\\w:.[\\]-]*$/",
  },
  {
    gate: "api/security/hostile_forms.test.ts",
    what: "a form may have as many fields as fit",
    file: "app/http/posted-form.server.ts",
    text: "  if (!hasFewFields(body, contentType)) throw new MalformedForm();\n",
    instead: "",
  },
  {
    gate: "api/security/hostile_json.test.ts",
    what: "a call's JSON may be as deep as it likes",
    file: "app/http/json-body.server.ts",
    text: "depth > JSON_DEPTH_MAX || ",
    instead: "",
  },
  {
    gate: "api/security/nul.test.ts",
    what: "a call's texts may hold NUL",
    file: "app/http/json-body.server.ts",
    text: 'if (typeof value === "string" && value.includes("\\0"))',
    instead: 'if (value === "\\0")',
  },
  {
    gate: "api/security/nul.test.ts",
    what: "a form's texts may hold NUL",
    file: "app/http/form-fields.server.ts",
    text: ' || value.includes("\\0")',
    instead: "",
  },
  {
    gate: "api/fuzz.test.ts",
    what: "a call answers what its description does not know",
    file: "app/routes/api/user/child_picture_url.ts",
    text: "return { success: true, child_profile",
    instead: "return { success: true, chosen: picture_url, child_profile",
  },
  {
    gate: "api/fuzz.test.ts",
    what: "a position beyond a plan's end is not thought of",
    file: "app/domain/study-plan/posted-position.ts",
    text: "  if (!lesson) return { lesson_index: lessons.length, topic_index: 0 };\n",
    instead: "",
  },
  {
    gate: "api/fuzz.test.ts",
    what: "nobody asks whose child a username is",
    file: "app/domain/child/child.server.ts",
    text: "  if (row && row.parent_id !== parentId) throw refusedAccess();\n",
    instead: "",
  },
  {
    gate: "api/kill.test.ts",
    what: "a child and its consents are not one change",
    file: "app/domain/child/add-child.server.ts",
    text: "return changeFamily(row.parent_id, () => insertNewChild(row));",
    instead: "return changeFamily(row.parent_id, async () => undefined).then(() => insertNewChild(row));",
  },
];
