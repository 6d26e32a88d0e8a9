import { readdirSync } from "node:fs";
import path from "node:path";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import send from "send";
import type { AnswerFirst } from "./requests.server";

/** The copies that the build lays beside a script, the smaller one first. */
const COPIES = [
  { encoding: "br", extension: ".br" },
  { encoding: "gzip", extension: ".gz" },
] as const;

/** Here a script's name changes with what is in it. */
const NAMED_BY_CONTENT = "/assets/";
const YEAR_MS = 31_536_000_000;
const HOUR_MS = 3_600_000;

/** Why a file is not sent: a part of it was asked for that it does not have, or it is gone. */
interface SendError extends Error {
  status: number;
  headers?: OutgoingHttpHeaders;
}

/**
 * Answers the scripts of the site with the copies that were compressed when it was built: as small as can be, and no
 * work for each browser. Where no copy fits, the script goes as it is.
 * @param folder gives the folder of the site's files, once it has been loaded
 */
export function compressedScripts(folder: () => string): AnswerFirst {
  let copied: ReadonlySet<string> | undefined;
  return (request, response) => {
    const [pathname = ""] = (request.url ?? "").split("?", 1);
    copied ??= scriptsWithCopies(folder());
    if (!copied.has(pathname) || !["GET", "HEAD"].includes(request.method ?? "")) return Promise.resolve(false);
    const copy = copyFor(request);
    const isNamedByContent = pathname.startsWith(NAMED_BY_CONTENT);
    response.setHeader("Content-Type", "text/javascript; charset=utf-8");
    response.setHeader("Vary", "Accept-Encoding");
    if (copy) response.setHeader("Content-Encoding", copy.encoding);
    return new Promise((resolve, reject) => {
      response.once("close", () => resolve(true));
      send(request, pathname + (copy?.extension ?? ""), {
        root: path.resolve(folder()),
        maxAge: isNamedByContent ? YEAR_MS : HOUR_MS,
        immutable: isNamedByContent,
      })
        .on("error", (error: SendError) => {
          if (response.headersSent) return reject(error);
          // Those of the script, which does not go out.
          response.getHeaderNames().forEach((name) => response.removeHeader(name));
          response.writeHead(error.status, error.headers).end();
        })
        .pipe(response);
    });
  };
}

/** Their paths, as they are asked for. */
function scriptsWithCopies(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    name.split(path.sep).join("/"),
  );
  const has = new Set(files);
  const isCopied = (name: string) => COPIES.every(({ extension }) => has.has(name + extension));
  return new Set(files.filter(isCopied).map((name) => `/${name}`));
}

function copyFor({ headers }: IncomingMessage) {
  const accepted = headers["accept-encoding"] ?? "";
  return COPIES.find(({ encoding }) => new RegExp(`\\b${encoding}\\b`).test(accepted));
}
