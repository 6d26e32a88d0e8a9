import { brotliDecompressSync } from "node:zlib";
import { get } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { samplePlans } from "~/domain/sample-plans/sample-plans";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";

/** HTML and what blocks its paint, compressed (../design: experience, slow connections). */
const LARGEST_PAGE_BYTES = 5000;
const PAGES = [
  "/",
  paths.signup(),
  paths.trial(),
  paths.marketing(),
  ...samplePlans.map(({ id }) => paths.marketing({ sample: id })),
];

let server: RunningServer;
let client: Client;

beforeAll(async () => {
  server = await sharedServer();
  client = createClient(server);
});

/** The bytes of an answer as they travel to a browser that takes brotli. */
function compressed(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { headers: { "Accept-Encoding": "br" } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks)));
    }).on("error", reject);
  });
}

describe.each(PAGES)("%s", (path) => {
  it("comes in one small answer: nothing else blocks its paint", async () => {
    const body = await compressed(path);
    expect(body.length).toBeLessThanOrEqual(LARGEST_PAGE_BYTES);
    const html = brotliDecompressSync(body).toString("utf8");
    expect(html).not.toMatch(/<link rel="(stylesheet|preload|modulepreload)"|@import|@font-face|<img|url\(/);
  });

  it("sends no script that runs", async () => {
    const scripts = (await client.get(path)).text.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.filter((script) => !script.includes('type="application/ld+json"'))).toEqual([]);
  });

  it("holds every character whole", async () => {
    expect((await client.get(path)).text).not.toMatch(/[\u0000\uFFFD]/);
  });
});

describe("the marketing page", () => {
  it("tells search engines and link previews what it is and where", async () => {
    const { text } = await client.get(paths.marketing());
    expect(text).toContain(`<link rel="canonical" href="${server.url}/www_v0"/>`);
    expect(text).toContain(`<meta property="og:url" content="${server.url}/www_v0"/>`);
    expect(text).toMatch(/<meta property="og:title" content="Minnow/);
  });

  it("has structured data with the price", async () => {
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      (await client.get(paths.marketing())).text,
    )?.[1];
    expect(JSON.parse(block ?? "null")).toMatchObject({
      name: "Minnow",
      offers: { price: "4.99", priceCurrency: "USD" },
    });
  });

  it("names each sample by an address of its own", async () => {
    const { text } = await client.get(paths.marketing({ sample: "space" }));
    expect(text).toContain(`<link rel="canonical" href="${server.url}/www_v0?sample=space"/>`);
  });
});

describe("robots.txt", () => {
  it("lets search engines see the pages for everyone, and nothing of a family", async () => {
    const { status, text } = await client.get(paths.machine.robots());
    expect(status).toBe(200);
    expect(text.split("\n")).toEqual(
      expect.arrayContaining(["User-agent: *", "Allow: /www_v0$", "Disallow: /", `Sitemap: ${server.url}/sitemap.xml`]),
    );
  });
});

describe("sitemap.xml", () => {
  it("lists pages that are all there", async () => {
    const { headers, text } = await client.get(paths.machine.sitemap());
    expect(headers.get("content-type")).toMatch(/^application\/xml/);
    const urls = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
    expect(urls.length).toBeGreaterThan(samplePlans.length);
    const answers = await Promise.all(urls.map((url) => client.get(url.slice(server.url.length))));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe("the web app manifest", () => {
  it("names icons that are all there", async () => {
    const answer = await client.get("/manifest.webmanifest");
    expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
    const { icons } = answer.json<{ icons: { src: string }[] }>();
    const found = await Promise.all(icons.map(({ src }) => client.get(src)));
    expect(found.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
