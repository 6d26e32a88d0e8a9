import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { familyArchive } from "~/domain/account/family-data.server";
import { paths } from "~/domain/paths";
import { findSignedIn } from "~/http/parent.server";
import { streamBytes } from "~/http/streams.server";
import { asFile } from "./download.server";

/** 'Download my data': a ZIP file of the family, or with `?child=` of one child. Without a session, the login comes first. */
export async function loader(args: LoaderFunctionArgs) {
  const signedIn = await findSignedIn(args);
  if (!signedIn) return redirect(paths.settings.data(), 303);
  const username = new URL(args.request.url).searchParams.get("child");
  return asFile(args, async () => {
    const { fileName, chunks } = await familyArchive(signedIn.parent, username);
    const headers = new Headers({
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
    });
    return new Response(streamBytes(args, chunks), { headers });
  });
}
