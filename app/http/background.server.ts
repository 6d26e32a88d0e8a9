import { ProductError } from "~/domain/errors";
import type { Visit } from "./context.server";
import { log } from "./log.server";
import { reportRefusal } from "./refusals.server";

const underWay = new Set<Promise<void>>();

/** Runs what the answer does not wait for. What goes wrong is logged, for nobody else would hear of it. */
export function inBackground(visit: Visit, work: () => Promise<unknown>): void {
  const run = work()
    .catch((error: unknown) => {
      if (error instanceof ProductError) reportRefusal(visit, error);
      else log.error({ id: visit.context.id, err: error }, "work in the background failed");
    })
    .then(() => void underWay.delete(run));
  underWay.add(run);
}

/** Resolves once nothing runs in the background: a server that ends waits for it. */
export async function backgroundDone(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}
