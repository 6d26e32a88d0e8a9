/** The parts of the styles, each a file of app/styles, in their order: a later one may change what an earlier one says. */
const ORDER = [
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

export type StylePart = (typeof ORDER)[number];

const EVERY_PAGE: readonly StylePart[] = ["tokens", "base", "page", "button"];

const files = import.meta.glob<string>("../styles/*.css", { query: "?inline", import: "default", eager: true });

const joined = new Map<string, string>();

/** The styles of a page: the parts that are named, in any order, and those that every page has. */
export function pageStyles(named: readonly StylePart[]): string {
  return joinParts([...EVERY_PAGE, ...named]);
}

/** These parts alone. */
export function joinParts(parts: readonly StylePart[]): string {
  const key = parts.join();
  const known = joined.get(key);
  if (known !== undefined) return known;
  const styles = ORDER.filter((part) => parts.includes(part))
    .map((part) => files[`../styles/${part}.css`]?.trim() ?? "")
    .join("");
  joined.set(key, styles);
  return styles;
}
