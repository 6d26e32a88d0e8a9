import type { NoticeOf, NoticePage } from "../notices";

type Named<Pattern extends string> = Pattern extends `${string}:${infer Rest}` ? [string, ...Named<Rest>] : [];

type PathOf<Pattern extends string> = Pattern extends `${infer Path}?${string}` ? Path : Pattern;

/** What a query says: text, a number, or with `true` only that it is there. What is empty or `false` is left out. */
type Said = string | number | boolean | null | undefined;
type Query<Name extends string, Page extends NoticePage> = {
  [Each in Name]?: Each extends "notice" ? NoticeOf<Page> | undefined : Said;
};

/** An address of the product: a function of what its pattern names, in order, then of its query and its fragment. */
export interface Address<
  Pattern extends string = string,
  Name extends string = string,
  Page extends NoticePage = NoticePage,
> {
  (...args: [...Named<Pattern>, query?: Query<Name, Page>, fragment?: string]): string;
  /** The path as it was written, such as `/profile/:username`. */
  readonly pattern: PathOf<Pattern>;
}

/**
 * Makes the function that builds an address, and encodes what it is given.
 * @param pattern each `:name` is one argument; a segment for which it is empty is left out
 * @param queries what may be in the query besides, in the order in which it is written
 * @param _page the page whose notices `notice` may name; without it, none
 */
export function address<
  const Pattern extends string,
  const Name extends string = never,
  const Page extends NoticePage = never,
>(pattern: Pattern, queries: readonly Name[] = [], _page?: { notices: Page }): Address<Pattern, Name, Page> {
  const build = (...args: unknown[]) => {
    const rest = [...args];
    const filled = pattern.replace(/(\/?):\w+/g, (_, slash: string) => {
      const value = encodeURIComponent(rest.shift() as string);
      return value === "" ? "" : slash + value;
    });
    const [query = {}, fragment = ""] = rest as [Partial<Record<string, Said>>?, string?];
    const said = queries.flatMap((name) => inQuery(name, query[name]));
    const search = said.length === 0 ? "" : `${pattern.includes("?") ? "&" : "?"}${said.join("&")}`;
    return filled + search + (fragment === "" ? "" : `#${encodeURIComponent(fragment)}`);
  };
  return Object.assign(build, { pattern: pattern.replace(/\?.*$/, "") as PathOf<Pattern> });
}

function inQuery(name: string, value: Said): string[] {
  if (value === undefined || value === null || value === false || value === "") return [];
  return [value === true ? name : `${name}=${encodeURIComponent(value)}`];
}
