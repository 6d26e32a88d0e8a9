import PostalMime from "postal-mime";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { sampleOf } from "#tests/support/campaign";
import { type Answer, lettersIn } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { newVisitor } from "../family";
import { doors } from "./doors";
import { mappedRoutes } from "./site-map";
import { type FamilyWithThings, addressOf, familyWithThings, fieldsFilledIn } from "./things";

/** What would begin another header, or another answer, if line ends got through. */
const TAILS = [
  "\r\n",
  "\n",
  "\r\nSet-Cookie: planted=1",
  "\r\nX-Planted: 1\r\n\r\n<p>planted</p>",
  "\u0085X-Planted: 1",
];
const MAIL_TAILS = [
  "\r\nBcc: eve@evil.example",
  "\nCc: eve@evil.example",
  "%0d%0aBcc: eve@evil.example",
  ", eve@evil.example",
];
const MAIL_HEADERS = [
  ...[
    "content-transfer-encoding",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "reply-to",
    "subject",
    "to",
  ],
];

let server: RunningServer;
let family: FamilyWithThings;

beforeAll(async () => {
  server = await sharedServer();
  family = await familyWithThings(server, "ada", "Own");
});

function expectNothingPlanted({ status, headers }: Answer): void {
  expect(status).toBeLessThan(500);
  expect(headers.get("x-planted")).toBeNull();
  expect(headers.getSetCookie().filter((line) => line.startsWith("planted"))).toEqual([]);
  expect(headers.get("location") ?? "").not.toMatch(/[\r\n]/);
}

const posted = mappedRoutes.flatMap(({ path }) =>
  (doors[path]?.forms ?? []).filter(({ isLast }) => !isLast).map((form) => ({ path, form })),
);

describe("line ends in a form", () => {
  it.each(sampleOf(posted, 16).map(({ path, form }) => [path, JSON.stringify(form.fields), form] as const))(
    "plant nothing through %s %s",
    async (path, _, form) => {
      const address = addressOf(path, form.query ?? "", family.things);
      const csrf = await family.parent.formToken(paths.settings.overview());
      for (const name of Object.keys(form.fields)) {
        for (const tail of TAILS) {
          const fields = fieldsFilledIn(form, family.things);
          expectNothingPlanted(await family.parent.postForm(address, { csrf, ...fields, [name]: fields[name] + tail }));
        }
      }
    },
  );
});

describe("line ends in an address", () => {
  it.each(sampleOf(mappedRoutes, 20).map(({ path }) => path))("plant nothing through %s", async (path) => {
    const { queries = [], saidQueries = [] } = doors[path] ?? {};
    for (const query of ["?x=1", ...queries, ...saidQueries]) {
      for (const tail of TAILS) {
        const address = addressOf(path, query, family.things) + encodeURIComponent(tail);
        expectNothingPlanted(await family.parent.get(address));
      }
    }
  });
});

describe("line ends in a cookie", () => {
  const names = [
    "minnow_session",
    "minnow_login",
    "minnow_reset",
    "minnow_visitor",
    "minnow_sample",
    "minnow_account",
    "minnow_kept_form",
  ];

  it.each(names)("plant nothing through %s", async (name) => {
    const browser = newVisitor(server);
    browser.cookies.set(name, encodeURIComponent(Buffer.from('"x\r\nSet-Cookie: planted=1"').toString("base64")));
    for (const page of ["/", paths.signup(), paths.resetPassword(), paths.trial(), paths.keptForm()]) {
      expectNothingPlanted(await browser.get(page));
    }
  });
});

describe("a mail", () => {
  const forms: [page: string, field: string, fields: Record<string, string>][] = [
    [paths.signup(), "email", { password: "a shoal of small fish" }],
    [paths.support(), "email", { message: "Hello", form_id: "" }],
    [paths.support(), "message", { email: "pat@example.org", form_id: "" }],
    [paths.resetPassword(), "email", { intent: "reset_email" }],
  ];

  it.each(forms)("that %s brings about gets no recipient and no header from %s", async (page, field, fields) => {
    for (const tail of MAIL_TAILS) {
      const visitor = newVisitor(server);
      const csrf = await visitor.formToken(page);
      const address = `new${Math.abs(tail.length)}@example.org`;
      expect((await visitor.postForm(page, { ...fields, csrf, [field]: address + tail })).status).toBeLessThan(500);
    }
  });

  it("has one recipient and no header but its own, of all that were written", async () => {
    const letters = await Promise.all(lettersIn(server.dataDir).map((letter) => PostalMime.parse(letter)));
    expect(letters.length).toBeGreaterThan(5);
    for (const { to, cc, bcc, headers } of letters) {
      expect([to?.length, cc, bcc]).toEqual([1, undefined, undefined]);
      expect(to?.[0]?.address).not.toContain("evil");
      expect(headers.map(({ key }) => key).filter((key) => !MAIL_HEADERS.includes(key))).toEqual([]);
    }
  });
});
