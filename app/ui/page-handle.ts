import type { StylePart } from "./style-parts";

/** What a route's `handle` asks of the document around its page. Without one, a public page without scripts. */
export interface PageHandle {
  /**
   * The parts of the styles that are sent with it, beside those of every page. The routes around a page in the parent
   * area name what all pages in them have. Given as a function of what the route's loader answered where that decides.
   */
  styles?: readonly StylePart[] | ((shown: unknown) => readonly StylePart[]);
  /**
   * Whether the small extras for browsers that run scripts are sent. Scripts are earned: most public pages need none.
   * Given as a function of what the page's loader answered where that decides.
   */
  hasScripts?: boolean | ((shown: unknown) => boolean);
  /**
   * The page shows nothing but the family, as long as its address asks for no more than these: then it is not made anew
   * until the family changes.
   */
  cacheableQueries?: readonly string[];
  /** Minnow has no such page: whoever logs in where it would be goes on to the children. */
  isUnmatchedRoute?: boolean;
}
