import type { MetaFunction } from "@remix-run/node";
import { SupportText } from "~/ui/pages/support";
import { PublicPage } from "~/ui/public-page";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("Support");

export default function Support() {
  return (
    <PublicPage>
      <SupportText />
    </PublicPage>
  );
}
