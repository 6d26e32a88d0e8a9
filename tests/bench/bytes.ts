import { brotliCompressSync } from "node:zlib";
import { paths } from "~/domain/paths";
import { endServers, startServerProcess } from "#tests/support/server-process";
import type { Figure } from "./figures";
import { signUpLargeFamily } from "./large-family";
import { mainPages } from "./main-pages";

const PAGE_MOST_KB = 5;
const HEAVIEST_MOST_KB = 14;
const EXTRAS_MOST_KB = 4;
const REORDER_MOST_KB = 12;

/** What comes over the line for each page, as it is sent to a browser that takes brotli. */
export async function benchBytes(): Promise<Figure[]> {
  try {
    const server = await startServerProcess({ env: { TRUST_PROXY: "1" } });
    const family = await signUpLargeFamily(server);
    const figures: Figure[] = [];
    const pages = [
      ...mainPages(family).map((page) => ({
        ...page,
        most: page.name === "profile" ? HEAVIEST_MOST_KB : PAGE_MOST_KB,
      })),
      {
        name: "profile, reorder",
        path: paths.child.profile(family.username, { reorder: true }),
        isSignedIn: true,
        most: HEAVIEST_MOST_KB,
      },
    ];
    const scripts = new Map<string, number>();
    for (const { name, path, isSignedIn, most } of pages) {
      const sent = await fetchBrotli(server.url + path, isSignedIn ? family.cookie : "");
      const blocking = blockingOf(sent.text);
      figures.push({ what: `${name}, page with its styles`, value: sent.kilobytes, unit: "kB", target: { most } });
      figures.push({
        what: `${name}, requests before paint`,
        value: 1 + blocking,
        unit: "requests",
        target: { most: 1 },
      });
      for (const script of scriptsOf(sent.text)) {
        if (!scripts.has(script)) scripts.set(script, (await fetchBrotli(server.url + script, "")).kilobytes);
      }
    }
    for (const [script, value] of scripts) {
      const most = script === "/enhance.js" ? EXTRAS_MOST_KB : REORDER_MOST_KB;
      figures.push({ what: `script ${script.replace(/-[\w-]+(?=\.js)/, "")}`, value, unit: "kB", target: { most } });
    }
    return figures;
  } finally {
    await endServers();
  }
}

/** The size of an answer as it was sent, and its text. */
async function fetchBrotli(url: string, cookie: string): Promise<{ kilobytes: number; text: string }> {
  const headers = { "Accept-Encoding": "br", ...(cookie && { Cookie: cookie }) };
  const response = await fetch(url, { headers });
  const text = await response.text();
  const length = response.headers.get("content-length");
  // What is sent in pieces has no length: it is compressed here as the server does.
  const bytes = length === null ? brotliCompressSync(text).length : Number(length);
  return { kilobytes: bytes / 1000, text };
}

/** How many stylesheets and scripts a browser has to wait for before it paints. */
function blockingOf(html: string): number {
  const head = html.slice(0, html.indexOf("</head>"));
  const sheets = head.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  const scripts = (head.match(/<script[^>]*src=[^>]*>/g) ?? []).filter(
    (tag) => !/\basync\b|\bdefer\b|type="module"/.test(tag),
  );
  return sheets.length + scripts.length;
}

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, path = ""]) => path);
}
