import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicPaths } from "~/http/public-paths";
import { paths } from "~/domain/paths";
import { samplePlans } from "~/domain/sample-plans/sample-plans";
import { siteOrigin } from "~/http/origin.server";
import { textAnswer } from "~/http/text-answer.server";

/** The pages for everyone, and the sample study plans, for search engines. */
export function loader({ request }: LoaderFunctionArgs) {
  const listed = [...publicPaths, ...samplePlans.map(({ id }) => paths.marketing({ sample: id }))];
  const urls = listed.map((path) => `  <url><loc>${siteOrigin(request)}${path}</loc></url>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ];
  return textAnswer("application/xml; charset=utf-8", lines.join("\n"));
}
