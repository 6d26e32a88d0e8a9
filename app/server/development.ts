import type { RequestListener } from "node:http";
import type { Configuration } from "~/http/configuration.server";
import { openParts } from "./parts";
import { makeServer } from "./server";
import { Shutdown } from "./shutdown";
import type { Site } from "./start";

/** The site, put together and answering. */
export interface OpenSite {
  configuration: Configuration;
  answer: RequestListener;
  /** Ends what runs in the background, and closes what is open. */
  close: () => Promise<void>;
}

/**
 * What `npm run dev` serves: the parts and the middleware of `start`, but nothing listens, so that the site can be closed
 * and opened again between two requests. Throws ConfigurationError as `start` tells it.
 */
export async function openSite(environment: NodeJS.ProcessEnv, { build, files }: Site): Promise<OpenSite> {
  const { configuration, startJobs, beginShutdown, finishWork, close } = await openParts(environment);
  const server = makeServer({ configuration, shutdown: new Shutdown(), files, build });
  startJobs();
  return {
    configuration,
    answer: (request, response) => void server.emit("request", request, response),
    close: async () => {
      beginShutdown();
      await finishWork();
      await close();
    },
  };
}
