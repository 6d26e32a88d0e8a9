import { randomUUID } from "node:crypto";
import { vitePlugin as remix } from "@remix-run/dev";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import siteMap from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command }) => ({
  plugins: [remix(siteMap)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: { target: "es2022", assetsInlineLimit: 0 },
  // Pages that browsers have kept end with the release that made them.
  define: command === "build" ? { "import.meta.env.MINNOW_RELEASE": JSON.stringify(randomUUID()) } : {},
}));
