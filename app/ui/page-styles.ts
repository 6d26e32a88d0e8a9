import { EVERY_PAGE, STYLE_PARTS, type StylePart } from "./style-parts";

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
  const styles = STYLE_PARTS.filter((part) => parts.includes(part))
    .map((part) => files[`../styles/${part}.css`]?.trim() ?? "")
    .join("");
  joined.set(key, styles);
  return styles;
}
