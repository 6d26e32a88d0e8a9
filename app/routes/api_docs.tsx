import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { apiDescription } from "~/http/description/document.server";
import { ApiDocs } from "~/ui/api-docs/api-docs";
import { PublicPage } from "~/ui/public-page";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";
import { readableDescription } from "./api_docs.server";

export const handle: PageHandle = { styles: ["card", "api-docs"] };

export const meta: MetaFunction = () => pageTitle("Calls");

export function loader() {
  return { introduction: apiDescription().document.info.description ?? "", groups: readableDescription() };
}

export default function ApiDocsPage() {
  const { introduction, groups } = useLoaderData<typeof loader>();
  return (
    <PublicPage narrow={false}>
      <ApiDocs introduction={introduction} groups={groups} />
    </PublicPage>
  );
}
