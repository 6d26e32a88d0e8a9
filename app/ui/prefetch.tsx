import { paths } from "~/domain/paths";

/** Pages that begin or ask for nothing when they are opened, and change seldom. */
const READING_PAGES = [
  paths.child.profile.pattern,
  paths.child.progress.pattern,
  paths.settings.overview.pattern,
  paths.terms.pattern,
  paths.privacy.pattern,
  paths.support.pattern,
];

/**
 * The next page is asked for when its link is pressed, before it is let go: on a slow connection that is sooner, the
 * page is never older than the press, and nothing is fetched that nobody wanted. For browsers that know the rules and
 * run scripts.
 */
const RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: READING_PAGES }, eagerness: "conservative" }],
});

/** Speculation rules for the page it stands in. */
export function Prefetch({ nonce }: { nonce?: string | undefined }) {
  return <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: RULES }} />;
}
