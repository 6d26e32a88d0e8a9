import { randomUUID } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { vitePlugin as remix } from "@remix-run/dev";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { type Plugin, defineConfig } from "vite";
import { curriculumFiles } from "./.tools/curriculum-plugin";
import siteMap from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const app = fileURLToPath(new URL("./app", import.meta.url));

/** Lays compressed copies beside each script that browsers fetch; `staticFiles` answers with them. */
const compressedCopies: Plugin = {
  name: "compressed-copies",
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  writeBundle({ dir = "" }) {
    const scripts = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
    for (const script of scripts.map((name) => path.join(dir, name))) {
      const content = readFileSync(script);
      writeFileSync(`${script}.br`, brotliCompressSync(content));
      writeFileSync(`${script}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};

/** The only script that the build makes for browsers; the same in the build for the server, which names it by its content. */
const smallestScript: Plugin = {
  name: "smallest-script",
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === "chunk") chunk.code = (await minify(chunk.code, { module: true })).code ?? chunk.code;
    }
  },
};

/** What runs on the server, each beside the site itself: the plugin adds that, and names all by their files. */
const serverEntries = ["serve", "plain", "command"].map((name) => `${app}/server/${name}.ts`);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [remix(siteMap), curriculumFiles(), compressedCopies],
  resolve: {
    alias: [
      { find: "~", replacement: app },
      // What Sortable has for plugins and for browsers of long ago, a tenth of it, stays out of the script.
      { find: /^\.\/PluginManager\.js$/, replacement: `${app}/enhance/sortable/no-plugins.ts` },
      { find: /^\.\/BrowserInfo\.js$/, replacement: `${app}/enhance/sortable/browsers.ts` },
    ],
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    minify: false,
    rollupOptions: isSsrBuild ? { input: serverEntries } : {},
  },
  worker: { format: "es", plugins: () => [smallestScript] },
  // Pages that browsers have kept end with the release that made them.
  define: command === "build" ? { "import.meta.env.MINNOW_RELEASE": JSON.stringify(randomUUID()) } : {},
}));
