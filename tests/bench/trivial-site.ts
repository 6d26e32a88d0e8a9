import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "#tests/support/free-port";

const PACKAGES = fileURLToPath(new URL("../../node_modules", import.meta.url));
const program = (name: string) => path.join(PACKAGES, ".bin", name);
const START_POLL_MS = 50;

/** Remix as it comes: the root of its template, one route that shows nothing, no entries of its own. */
const FILES = {
  "package.json": JSON.stringify({
    name: "trivial",
    private: true,
    type: "module",
    dependencies: { "@remix-run/node": "*", "@remix-run/react": "*", "@remix-run/serve": "*", isbot: "*" },
  }),
  "vite.config.js": `import { vitePlugin as remix } from "@remix-run/dev";
export default { plugins: [remix({ future: {
  v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_singleFetch: true,
} })] };`,
  "app/root.jsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
export default function App() {
  return (
    <html lang="en">
      <head><meta charSet="utf-8" /><Meta /><Links /></head>
      <body><Outlet /><ScrollRestoration /><Scripts /></body>
    </html>
  );
}`,
  "app/routes/_index.jsx": "export default function Index() { return null; }",
};

/** A stock Remix site, served by a stock remix-serve. */
export interface TrivialSite {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Builds the trivial site in a temporary folder with the project's packages, and serves it. */
export async function startTrivialSite(): Promise<TrivialSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "trivial-site-"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(PACKAGES, path.join(folder, "node_modules"));
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)(program("remix"), ["vite:build"], { cwd: folder, env });
  const port = String(await freePort());
  const server = spawn(program("remix-serve"), ["./build/server/index.js"], {
    cwd: folder,
    env: { ...env, HOST: "127.0.0.1", PORT: port },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => null))?.ok) await wait(START_POLL_MS);
  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
