import { fileURLToPath } from "node:url";
import { type RunningServer, startServer } from "./server";

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Starts the built site on the stock server: what `npm run start:plain` runs. */
export function startPlainServer(): Promise<RunningServer> {
  return startServer({
    env: { NODE_ENV: "production" },
    program: {
      command: [inProject("node_modules/.bin/remix-serve"), inProject("build/server/plain.js")],
      readyAt: "/auth/user",
    },
  });
}
