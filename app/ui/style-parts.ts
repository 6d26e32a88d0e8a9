/** The parts of the styles, each a file of app/styles, in their order: a later one may change what an earlier one says. */
export const STYLE_PARTS = [
  "tokens",
  "base",
  "page",
  "family-bar",
  "avatar",
  "child-heading",
  "facts",
  "button",
  "card",
  "pair",
  "tabs",
  "dialog",
  "meter",
  "steps",
  "lesson-list",
  "lesson-details",
  "videos",
  "plan-table",
  "bill",
  "progress",
  "reorder",
  "editor",
  "field",
  "select",
  "choices",
  "welcome",
  "sample-dialog",
  "api-docs",
  "print",
  "print-plan",
] as const;

export type StylePart = (typeof STYLE_PARTS)[number];

/** What every page has, named or not. */
export const EVERY_PAGE: readonly StylePart[] = ["tokens", "base", "page", "button"];

/** What belongs to one page alone, and to no component. */
const ONE_PAGE: readonly StylePart[] = ["welcome", "sample-dialog", "api-docs"];

/** What a page names that shows every component there is. */
export const EVERY_COMPONENT = STYLE_PARTS.filter((part) => !EVERY_PAGE.includes(part) && !ONE_PAGE.includes(part));
