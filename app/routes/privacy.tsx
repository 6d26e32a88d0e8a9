import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { settings } from "~/domain/settings.server";
import { PrivacyText } from "~/ui/pages/privacy";
import { PublicPage } from "~/ui/public-page";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("Privacy");

export function loader() {
  return { hasOutbox: settings().isLocal };
}

export default function Privacy() {
  const { hasOutbox } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <PrivacyText hasOutbox={hasOutbox} />
    </PublicPage>
  );
}
