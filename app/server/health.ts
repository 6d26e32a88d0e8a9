import { type RequestHandler, Router } from "express";
import { checkHealth } from "~/domain/health.server";
import type { Shutdown } from "./shutdown";

/**
 * What machines ask. `/healthz`: the process lives and its database answers. `/readyz`: new visitors may be sent here,
 * which ends first when the server is told to end.
 */
export function health(shutdown: Shutdown): Router {
  const router = Router();
  router.get(
    "/healthz",
    answerFrom(() => checkHealth()),
  );
  router.get(
    "/readyz",
    answerFrom(() => (shutdown.isDraining() ? Promise.reject(new Error("draining")) : checkHealth())),
  );
  router.all(["/healthz", "/readyz"], (_request, response) => {
    response
      .status(405)
      .set("Allow", "GET")
      .json({ errors: ["method_not_allowed"] });
  });
  return router;
}

function answerFrom(check: () => Promise<void>): RequestHandler {
  return (_request, response) => {
    const answer = (status: number, body: object) =>
      response.status(status).set("Cache-Control", "no-store").json(body);
    check().then(
      () => answer(200, { status: "ok" }),
      () => answer(503, { errors: ["database_unavailable"] }),
    );
  };
}
