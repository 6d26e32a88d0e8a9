import { once } from "node:events";
import type { Server } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { paths } from "~/domain/paths";
import type { Configuration } from "~/http/configuration.server";
import { fillDemo, fillDemoHistory } from "./demo";
import { type Parts, giveUp, openParts } from "./parts";
import { makeServer } from "./server";
import { Shutdown } from "./shutdown";

/** The reasons for which Node can't listen, and what to do about each. */
const REMEDIES = new Map([
  ["EADDRINUSE", "something else already listens there. Stop it, or choose another port, for example PORT=3001"],
  ["EACCES", "this needs more rights. Choose a port above 1023, for example PORT=3000"],
  ["EADDRNOTAVAIL", "this machine has no such address. Choose another HOST, for example HOST=127.0.0.1"],
  ["ENOTFOUND", "there is no such host. Choose another HOST, for example HOST=127.0.0.1"],
]);

/** The site that is served. */
export interface Site {
  build: ServerBuild | (() => Promise<ServerBuild>);
  files: RequestHandler;
}

/** Puts Minnow's parts together, listens, and ends cleanly when it is told to. What is wrong ends the process with 1. */
export async function start(environment: NodeJS.ProcessEnv, { build, files }: Site): Promise<void> {
  const parts = await openParts(environment).catch(giveUp);
  const { configuration } = parts;
  const shutdown = new Shutdown();
  const server = makeServer({ configuration, shutdown, files, build });
  shutdown.endOnSignal(server, { ...parts, drainMs: configuration.drainMs });
  if (configuration.MINNOW_DEMO) await fillDemo();
  await listen(server, configuration);
  parts.startJobs();
  sayWhereToGo(configuration);
  if (configuration.MINNOW_DEMO) fillDemoHistory(configuration.publicUrl);
}

async function listen(server: Server, { HOST, PORT }: Parts["configuration"]): Promise<void> {
  server.listen(PORT, HOST);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const remedy = REMEDIES.get(error.code ?? "");
    console.error(remedy ? `Minnow cannot listen on http://${HOST}:${PORT}: ${remedy}.` : error);
    process.exit(1);
  });
}

function sayWhereToGo({ publicUrl, SMTP_URL }: Configuration): void {
  console.log(`Minnow is at ${publicUrl}`);
  console.log(`  Sign up   ${publicUrl}${paths.signup()}`);
  if (!SMTP_URL) console.log(`  Mails     ${publicUrl}${paths.machine.outbox()} (codes arrive here)`);
}
