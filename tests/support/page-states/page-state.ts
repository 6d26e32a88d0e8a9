import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { type Child, type Parent, addChild, signUpAndLogIn, subscribe } from "../family";

/** Who looks at the page: a visitor, a parent without a subscription, one with a free seat, or one with a child. */
type Cast = "visitor" | "parent" | "subscriber" | "family";

/** One look that a page can have, and the way there. */
export interface PageState {
  name: string;
  cast: Cast;
  open: (stage: Stage) => Promise<unknown>;
}

interface Stage {
  page: Page;
  /** Who is logged in; not for a visitor. */
  parent: Parent;
  /** The child's page; only a family has one. */
  profile: string;
  child: Child;
}

/** Puts the cast in place and opens the page. */
export async function openPageState(page: Page, { cast, open }: PageState): Promise<void> {
  const parent = cast === "visitor" ? { email: "", password: "" } : await signUpAndLogIn(page.request);
  if (cast === "subscriber" || cast === "family") await subscribe(page.request);
  const child =
    cast === "family" ? await addChild(page.request) : { id: "", username: "", first_name: "", grade_level: "" };
  await open({ page, parent, child, profile: paths.child.profile(child.username) });
}
