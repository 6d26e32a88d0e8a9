import { calls } from "~/http/calls.server";
import { isKnown } from "~/http/conditional.server";
import { apiDescription } from "~/http/description/document.server";
import { jsonText } from "~/http/json-answer.server";

const openapi = calls(
  {
    /** The calls of section 7 for machines. It changes with the program alone, so anyone may keep it. */
    GET: async ({ request }) => {
      const { text, hash } = apiDescription();
      const etag = `W/"${hash}"`;
      const headers = new Headers({ ETag: etag, "Cache-Control": "public, max-age=300" });
      return isKnown(request, etag)
        ? new Response(null, { status: 304, headers })
        : jsonText(request, text, { headers });
    },
  },
  { duringMaintenance: true },
);

export const loader = openapi.loader;
export const action = openapi.action;
