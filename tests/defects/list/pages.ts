import type { Defect } from "../defect";

const TAGS = "app/http/page-tags.server.ts";
const UNCHANGED = "app/server/unchanged-pages.ts";
const GATE = "api/unchanged_pages.test.ts";
const SUITABILITY = "app/domain/suggestion/suitability.server.ts";

/** Pages that browsers keep, and what may be put before a child. */
export const pageDefects: readonly Defect[] = [
  {
    gate: "api/links.test.ts",
    what: "a link leads to a path that the page no longer has",
    file: "app/ui/progress/plan-progress.tsx",
    text: "paths.child.viewStudyPlan(username, plan.id)",
    instead: "`${paths.child.profile(username)}/study_plan?study_plan_id=${plan.id}`",
  },
  {
    gate: "domain/paths.test.ts",
    what: "a page is moved in the site map alone",
    file: "remix.config.js",
    text: 'route("time_zone", ',
    instead: 'route("timezone", ',
  },
  {
    gate: GATE,
    what: "a page's tag does not depend on the family",
    file: TAGS,
    text: "JSON.stringify([RELEASE, settings(), asked, parent, until])",
    instead: "JSON.stringify([RELEASE, settings(), asked, parent.id, until])",
  },
  {
    gate: GATE,
    what: "a page's tag does not depend on the browser's cookies",
    file: TAGS,
    text: "JSON.stringify([RELEASE, settings(), asked, parent, until])",
    instead: 'JSON.stringify([RELEASE, settings(), { ...asked, cookie: "" }, parent, until])',
  },
  {
    gate: GATE,
    what: "a tag counts for ever",
    file: TAGS,
    text: " && Number.parseInt(until, 36) * 1000 > Date.now()",
    instead: "",
  },
  {
    gate: GATE,
    what: "a kept page is shown while Minnow is being worked on",
    file: UNCHANGED,
    text: "  if (isUnderMaintenance()) return false;\n",
    instead: "",
  },
  {
    gate: GATE,
    what: "a kept page is shown in another country",
    file: UNCHANGED,
    text: "return isServed(visitorCountry(ip, told === undefined ? null : String(told)));",
    instead: 'return told !== "" && ip !== "";',
  },
  {
    gate: GATE,
    what: "a child's picture is changed without the family's version",
    file: "app/domain/child/child.server.ts",
    text: "await changeFamily(parentId, () => updateChild(child.id, { picture_url: pictureUrl }));",
    instead: "await updateChild(child.id, { picture_url: pictureUrl });",
  },
  {
    gate: GATE,
    what: "a plan is archived without the family's version",
    file: "app/domain/study-plan/study-plan.server.ts",
    text: "await changeFamily(parentId, () => markStudyPlanDeleted(planId, true, Date.now()));",
    instead: "await markStudyPlanDeleted(planId, true, Date.now());",
  },
  {
    gate: GATE,
    what: "what was watched is kept without the family's version",
    file: "app/domain/learner/reports.server.ts",
    text: "return changeFamilies(families, async () => {",
    instead: "return changeFamilies([], async () => {",
  },
  {
    gate: GATE,
    what: "the editor has a tag, whose steps are no change of the family",
    file: "app/routes/parent/profile/edit_study_plan.tsx",
    text: "export const handle: PageHandle = {\n",
    instead: 'export const handle: PageHandle = {\n  cacheableQueries: ["study_plan_id"],\n',
  },
  {
    gate: "domain/suggestion/suitability.server.test.ts",
    what: "one suitable text excuses all that was typed with it",
    file: SUITABILITY,
    text: "themes.length > 0",
    instead: "themes.length === texts.length",
  },
  {
    gate: "domain/suggestion/suitability.server.test.ts",
    what: "what a suggestion says is not looked at",
    file: SUITABILITY,
    text: "isUnfit = !isFit(line, frame);",
    instead: "isUnfit = false;",
  },
  {
    gate: "domain/suggestion/suitability.server.test.ts",
    what: "a word whose letters stand apart is not put together",
    file: "app/domain/suggestion/plain-letters.ts",
    text: "    .replace(SPACED_WORD, (spaced) => putTogether(spaced));\n",
    instead: "    .trim();\n",
  },
  {
    gate: "domain/suggestion/suitability.server.test.ts",
    what: "a delicate word is never one of a lesson",
    file: "app/domain/suggestion/theme-rules.ts",
    text: "return isDelicate.test(words) && !isLesson.test(plainWords(frame));",
    instead: "return isDelicate.test(words) && !isLesson.test(frame.slice(0, 0));",
  },
];
