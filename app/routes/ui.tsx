import { type MetaFunction, data } from "@remix-run/node";
import { settings } from "~/domain/settings.server";
import { Gallery } from "~/ui/gallery/gallery";
import type { PageHandle } from "~/ui/page-handle";
import { PublicPage } from "~/ui/public-page";
import { EVERY_COMPONENT } from "~/ui/style-parts";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = {
  styles: EVERY_COMPONENT,
  hasScripts: true,
};

export const meta: MetaFunction = () => pageTitle("Components");

/** Every component with its states, for who works on Minnow; in live mode the page does not exist. */
export function loader() {
  if (!settings().isLocal) throw data(null, { status: 404 });
  return null;
}

export default function Components() {
  return (
    <PublicPage narrow={false}>
      <Gallery />
    </PublicPage>
  );
}
