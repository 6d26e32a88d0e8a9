import type { MetaFunction } from "@remix-run/node";
import { TermsText } from "~/ui/pages/terms";
import { PublicPage } from "~/ui/public-page";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("Terms");

export default function Terms() {
  return (
    <PublicPage>
      <TermsText />
    </PublicPage>
  );
}
