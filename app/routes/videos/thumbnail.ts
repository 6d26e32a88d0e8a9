import type { LoaderFunctionArgs } from "@remix-run/node";
import { drawThumbnail } from "~/domain/video/thumbnail";
import { isWellFormedVideoId } from "~/domain/video/video";

const FILE = /^(.+)\.svg$/;

/**
 * The picture of a video, drawn from its id: it says nothing about any family, so anyone may keep it for good, and
 * learner sites show it on their pages.
 */
export function loader({ params }: LoaderFunctionArgs) {
  const id = FILE.exec(params.file ?? "")?.[1] ?? "";
  if (!isWellFormedVideoId(id)) return new Response(null, { status: 404 });
  const headers = {
    "Content-Type": "image/svg+xml",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  return new Response(drawThumbnail(id), { headers });
}
