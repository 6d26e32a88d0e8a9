import path from "node:path";
import { type RequestHandler, Router } from "express";
import sirv from "sirv";
import { BUILT_FILES } from "~/domain/paths/machine";

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** What the build says of its files for browsers. */
interface ClientFiles {
  /** Folder of all of them, those of public/ included. */
  assetsBuildDirectory: string;
}

/**
 * The site's files, with the compressed copies that the build laid beside the scripts. A file whose name changes with
 * what is in it is kept for a year, any other for an hour.
 */
export function staticFiles({ assetsBuildDirectory }: ClientFiles): RequestHandler {
  const folder = path.resolve(assetsBuildDirectory);
  const options = { brotli: true, gzip: true, etag: true, extensions: [] };
  const router = Router();
  router.use(readOnly);
  router.use(BUILT_FILES, sirv(path.join(folder, "assets"), { ...options, maxAge: YEAR_SECONDS, immutable: true }));
  router.use(sirv(folder, { ...options, maxAge: HOUR_SECONDS }));
  return router;
}

/** Files are read, and whole: they are too small for parts of them to be worth asking for. */
const readOnly: RequestHandler = (request, _response, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") return next("router");
  delete request.headers.range;
  next();
};
