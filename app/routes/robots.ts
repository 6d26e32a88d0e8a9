import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/domain/paths";
import { publicPaths } from "~/http/public-paths";
import { siteOrigin } from "~/http/origin.server";
import { textAnswer } from "~/http/text-answer.server";

/** Search engines get the pages for everyone; the rest is a family's own. */
export function loader({ request }: LoaderFunctionArgs) {
  const allowed = [
    ...publicPaths.map((path) => `${path}$`),
    paths.marketing({ sample: "*" }),
    paths.files.favicon(),
    paths.files.icon(),
  ];
  const lines = [
    "User-agent: *",
    ...allowed.map((path) => `Allow: ${path}`),
    "Disallow: /",
    "",
    `Sitemap: ${siteOrigin(request)}${paths.machine.sitemap()}`,
    "",
  ];
  return textAnswer("text/plain; charset=utf-8", lines.join("\n"));
}
