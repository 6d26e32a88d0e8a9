import type { NextFunction, Request, RequestHandler, Response } from "express";
import { ProductError } from "~/domain/errors";
import { checkHealth } from "~/domain/health.server";
import { paths } from "~/domain/paths";
import type { Shutdown } from "./shutdown";

/**
 * What machines ask, before anything else is done, and without a line in the log. `/healthz`: the process lives and its
 * database answers. `/readyz`: visitors may be sent here, which ends first when the server is told to end.
 */
export function health(shutdown: Shutdown): RequestHandler {
  const checks = new Map([
    [paths.probes.healthz(), () => checkHealth()],
    [paths.probes.readyz(), () => (shutdown.isDraining() ? Promise.reject(new Error("draining")) : checkHealth())],
  ]);
  return (request: Request, response: Response, next: NextFunction) => {
    const check = checks.get(request.path);
    if (!check) return next();
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET");
      return answer(response, 405, { errors: ["method_not_allowed"] });
    }
    check().then(
      () => answer(response, 200, { status: "ok" }),
      (error: unknown) => answer(response, 503, { errors: [error instanceof ProductError ? error.code : "draining"] }),
    );
  };
}

function answer(response: Response, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(text);
}
