/** What a route's `handle` asks of the document around its page. Without one, a public page without scripts. */
export interface PageHandle {
  /** Which styles are sent with it. The parent area always has those of the family. */
  sheet?: "public" | "marketing" | "docs" | "family";
  /**
   * Whether the small extras for browsers that run scripts are sent. Scripts are earned: most public pages need none.
   * Given as a function of what the page's loader answered where that decides.
   */
  hasScripts?: boolean | ((shown: unknown) => boolean);
  /**
   * The page shows nothing but the family, as long as its address asks for no more than these: then it is not made anew
   * until the family changes.
   */
  staysWithFamily?: readonly string[];
}
