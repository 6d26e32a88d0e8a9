import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { sampleOf } from "#tests/support/campaign";
import type { Client } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { newVisitor } from "../family";
import { doors } from "./doors";
import { naughtyStrings, packed } from "./naughty-strings";
import { readPage } from "./page-contents";
import { mappedRoutes } from "./site-map";
import { type FamilyWithThings, addressOf, familyWithThings } from "./things";

/** Parameters that Minnow reads, and some that others have. */
const PARAMETERS = [
  ...["sample", "notice", "idea", "study_plan_id", "selected", "dialog", "done", "at", "writing", "was", "archived"],
  ...["reorder", "stopped", "days", "until", "checkout_session", "paid", "child", "index", "_data", "_routes"],
  ...["tab", "redirectTo", "redirect", "next", "returnUrl", "callback", "q", "error", "message", "lang"],
];
const LONGEST = 1200;
/** Hundreds of pages are read in each of these tests. */
const TIMEOUT_MS = 120_000;
const HARMLESS = "Kites ~ and more of them";
/** Elements that no page here has. */
const FOREIGN =
  /^(iframe|object|embed|applet|base|frame|frameset|video|audio|source|marquee|math|plaintext|xmp|isindex)\b/;

/** Dots alone lead to another path, in every browser. */
const IN_A_PATH = naughtyStrings.filter((text) => text !== "" && !/^\.{1,2}$/.test(text));

let server: RunningServer;
let family: FamilyWithThings;

beforeAll(async () => {
  server = await sharedServer();
  family = await familyWithThings(server, "ada", "Own");
});

async function read(client: Client, address: string) {
  const { status, text, headers } = await client.get(address);
  expect(status).toBeLessThan(500);
  if (!(headers.get("content-type") ?? "").startsWith("text/html"))
    return { texts: new Set<string>(), kinds: new Set<string>() };
  const page = readPage(text, headers.get("content-security-policy"));
  expect(page.faults).toEqual([]);
  expect([...page.kinds].filter((kind) => FOREIGN.test(kind))).toEqual([]);
  return page;
}

const pages = mappedRoutes
  .map(({ path }) => path)
  .filter((path) => !["calls", "machines"].includes(doors[path]?.opensFor ?? ""));

describe("naughty strings in the query", () => {
  it.each(sampleOf(pages, 8))("are no markup on %s, in whatever parameter", async (path) => {
    const query = (text: string) => PARAMETERS.map((name) => `${name}=${encodeURIComponent(text)}`);
    for (const client of [family.parent, newVisitor(server)]) {
      const inAll = (text: string) => `?${query(text.slice(0, LONGEST / 4)).join("&")}`;
      const harmless = await read(client, addressOf(path, inAll(HARMLESS), family.things));
      for (const text of packed(LONGEST / 4).slice(0, 12)) {
        const page = await read(client, addressOf(path, inAll(text), family.things));
        expect([...page.kinds].filter((kind) => !harmless.kinds.has(kind))).toEqual([]);
      }
    }
  });

  it.each(["goal", "previous_knowledge"])("are an idea for the %s, literally", async (step) => {
    const wizard = paths.child.addStudyPlan(family.things.child, step);
    for (const text of packed(LONGEST)) {
      const { text: html, headers } = await family.parent.get(`${wizard}?idea=${encodeURIComponent(text)}`);
      const page = readPage(html, headers.get("content-security-policy"));
      expect([page.faults, page.values.get(step)]).toEqual([[], text.replace(/\r\n?/g, "\n")]);
    }
  });
});

describe("each naughty string as a path", () => {
  it.each(["", "profile/", "unsubscribe/", "sandbox/checkout/", "sandbox/portal/", "videos/thumbnails/"])(
    "is no markup and no fault below /%s",
    async (folder) => {
      const harmless = await read(family.parent, `/${folder}kites`);
      const signedOut = await read(newVisitor(server), `/${folder}kites`);
      const known = new Set([...harmless.kinds, ...signedOut.kinds]);
      for (const text of IN_A_PATH) {
        const address = `/${folder}${encodeURIComponent(text)}`;
        const [page, login] = await Promise.all([read(family.parent, address), read(newVisitor(server), address)]);
        expect([...page.kinds, ...login.kinds].filter((kind) => !known.has(kind))).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );
});
