import { ProductError } from "~/domain/errors";
import { log } from "./log.server";
import { logServiceFailure } from "./parent.server";
import { requestId } from "./requests.server";

/** Runs what the answer does not wait for. What goes wrong is logged, for nobody else would hear of it. */
export function inBackground(request: Request, work: () => Promise<unknown>): void {
  work().catch((error: unknown) => {
    if (error instanceof ProductError) logServiceFailure(request, error);
    else log.error({ id: requestId(request), err: error }, "work in the background failed");
  });
}
