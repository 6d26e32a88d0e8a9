import type { MetaFunction } from "@remix-run/node";
import { PrivacyText } from "~/ui/pages/privacy";
import { PublicPage } from "~/ui/public-page";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("Privacy");

export default function Privacy() {
  return (
    <PublicPage>
      <PrivacyText />
    </PublicPage>
  );
}
