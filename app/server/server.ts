import { createServer, type Server } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import type { Configuration } from "~/http/configuration.server";
import { readBody, unreadBody } from "./body";
import { boundChanges } from "./changes-in-progress";
import { boundConnections, serverOptions } from "./connections";
import { settleEncoding } from "./encoding";
import { answerFault } from "./errors";
import { health } from "./health";
import { refuse } from "./refusals";
import { site } from "./remix";
import { KeptPages } from "./kept-pages";
import { ownHost } from "./own-host";
import { requestLog } from "./request-log";
import { applySecurityHeaders } from "./security-headers";
import type { Shutdown } from "./shutdown";
import { unchangedPages } from "./unchanged-pages";
import { MALFORMED, normalizeRequestTarget } from "./well-formed";

/** What the server is put together from. */
export interface ServerParts {
  configuration: Configuration;
  shutdown: Shutdown;
  /** Answers the files of the site: those of a build, or Vite's own while code is being written. */
  files: RequestHandler;
  /** Gives the whole site. */
  build: ServerBuild | (() => Promise<ServerBuild>);
}

/** The server, before it listens. */
export function makeServer(parts: ServerParts): Server {
  const application: RequestHandler = makeApplication(parts);
  const server = createServer(serverOptions, (request, response) => {
    // Express hands back what has no path at all.
    application(request as Request, response as Response, () => refuse(request, response, MALFORMED));
  });
  boundConnections(server, parts.configuration.MAX_CONNECTIONS);
  return server;
}

/** What happens to a request, in order. */
function makeApplication({ configuration, shutdown, files, build }: ServerParts): Express {
  const application = express();
  const keptPages = new KeptPages();
  const changes = boundChanges();
  application.disable("x-powered-by").disable("etag").set("query parser", false);
  // So many proxies in front are believed about X-Forwarded-For: `request.ip` is the visitor's address.
  application.set("trust proxy", configuration.TRUST_PROXY);

  application.use(health(shutdown));
  application.use(requestLog);
  application.use(shutdown.closeConnections);
  application.use(applySecurityHeaders);
  application.use(normalizeRequestTarget);
  application.use(ownHost(configuration));
  application.use(settleEncoding);
  application.use(unchangedPages(keptPages));
  application.use(files);
  application.use(changes.refuseWhenFull);
  application.use(readBody, unreadBody);
  application.use(changes.takePlace);
  application.use(site(build, keptPages));
  application.use(answerFault);
  return application;
}
