import { beforeAll, describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { paths } from "~/domain/paths";
import { sampleOf } from "#tests/support/campaign";
import { type Client, createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { visitorsHaveAddresses } from "../family";
import { type DoorForm, doors } from "./doors";
import { mappedRoutes } from "./site-map";
import { rowsOf } from "./stored-rows";
import { type FamilyWithThings, addressOf, familyWithThings, fieldsFilledIn } from "./things";

const HEAP_MB = 256;
/** A form is read within milliseconds; one that hangs the server takes for ever. */
const ANSWERED_WITHIN_MS = 5000;
/** What a server of so small a heap may have grown by after all of this, in megabytes. */
const GROWTH_MAX_MB = 150;
const DEEP = "[0]".repeat(20_000);

type Fields = [string, string][];

/** What becomes of one field's name in the hands of somebody who means no good. */
const hostileNames: Record<string, (name: string) => string> = {
  "an index of nine digits": (name) => `${name}[999999999]`,
  "an index of seven digits": (name) => `${name}[3000000]`,
  "an index without a number": (name) => `${name}[]`,
  "20,000 indexes": (name) => name + DEEP,
  "__proto__ below it": (name) => `${name}.__proto__.isAdmin`,
  "its constructor": (name) => `${name}[constructor]`,
};

/** What is sent beside a form that is as it should be. */
const hostileFields: Record<string, () => Fields> = {
  "10,000 fields": () => Array.from({ length: 10_000 }, (_, index) => [`field_${index}`, "1"]),
  "20,000 fields of one name": () => Array.from({ length: 20_000 }, () => ["x", "1"]),
  "a name of 1 MB": () => [["n".repeat(1024 * 1024), "1"]],
  "a name of 200 kB": () => [["n".repeat(200 * 1024), "1"]],
  "a field called __proto__": () => [["__proto__", "1"]],
  "a field called constructor": () => [["constructor", "1"]],
  "a field without a name": () => [["", "1"]],
};

let server: RunningServer;
let family: FamilyWithThings;
let signedOut: Client;
let csrf: string;
let before: string[];
let memoryBefore: number;

beforeAll(async () => {
  const env = { ...visitorsHaveAddresses, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
  server = await startServer({ env });
  family = await familyWithThings(server, "ada", "Own");
  csrf = await family.parent.formToken(paths.settings.overview());
  signedOut = createClient(server);
  before = await rowsOf(family, server.dataDir);
  memoryBefore = memoryOf(server.pid);
});

const readForms = mappedRoutes.flatMap(({ path }) =>
  doors[path]?.tokenlessBecause === undefined
    ? (doors[path]?.forms ?? []).map((form) => [`${path} ${JSON.stringify(form.fields)}`, path, form] as const)
    : [],
);

function fieldsOf(form: DoorForm): Fields {
  return [["csrf", csrf], ...Object.entries(fieldsFilledIn(form, family.things))];
}

async function send(path: string, form: DoorForm, body: BodyInit, client: Client = family.parent) {
  const address = addressOf(path, form.query ?? "", family.things);
  return client.request(address, { method: "POST", body, signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
}

function multipart(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Resident memory of a process in megabytes; 0 where the system does not tell. */
function memoryOf(pid: number): number {
  if (process.platform !== "linux") return 0;
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

describe.each(sampleOf(readForms, 3))("the form %s", (_, path, form) => {
  it.each(Object.entries(hostileNames))("is refused in words when a field of it has %s", async (_what, renamed) => {
    const fields = fieldsOf(form);
    for (const [name] of fields.slice(1)) {
      const answer = await send(path, form, new URLSearchParams([...fields, [renamed(name), "1"]]));
      expect([name, answer.status]).toEqual([name, 400]);
      expect(answer.text).toContain("could not be read");
    }
  });

  it("is refused in words when a field of it comes twice", async () => {
    const fields = fieldsOf(form);
    for (const [name, value] of fields.filter(([name]) => !name.includes(":"))) {
      const answer = await send(path, form, new URLSearchParams([...fields, [name, value]]));
      expect([name, answer.status]).toEqual([name, 400]);
      expect(answer.text).toContain("could not be read");
    }
  });

  it.each(Object.entries(hostileFields))("is refused in words with %s", async (what, more) => {
    const fields = [...fieldsOf(form), ...more()];
    for (const body of [new URLSearchParams(fields), multipart(fields)]) {
      const answer = await send(path, form, body);
      expect(answer.status).toBe(what === "a name of 1 MB" || !fits(body) ? 413 : 400);
      expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    }
  });

  it("is refused in words when a part of it has 30,000 headers, or is a file", async () => {
    const start = '--x\r\nContent-Disposition: form-data; name="a"';
    const parts = [`${start}\r\n${"X-A: b\r\n".repeat(30_000)}\r\n1`, `${start}; filename="a.txt"\r\n\r\n1`];
    for (const part of parts) {
      const body = new Blob([`${part}\r\n--x--\r\n`], { type: "multipart/form-data; boundary=x" });
      expect((await send(path, form, body)).status).toBeGreaterThanOrEqual(400);
    }
  });

  it("is no burden without a session either", async () => {
    const fields = Object.entries(fieldsFilledIn(form, family.things));
    const name = fields[0]?.[0] ?? "";
    for (const renamed of Object.values(hostileNames)) {
      const answer = await send(path, form, new URLSearchParams([...fields, [renamed(name), "1"]]), signedOut);
      expect(answer.status).toBeLessThan(500);
    }
  });
});

/** Whether a body is within the 256 KiB that are read at all. */
function fits(body: URLSearchParams | FormData): boolean {
  const bytes = body instanceof FormData ? [...body].length * 110 : body.toString().length;
  return bytes <= 256 * 1024;
}

describe("after all that", () => {
  it("the server is well, and as small as before", async () => {
    expect((await signedOut.get("/healthz")).status).toBe(200);
    expect(memoryOf(server.pid) - memoryBefore).toBeLessThan(GROWTH_MAX_MB);
  });

  it("nothing of it is a fault in the log", () => {
    expect(server.logs()).not.toMatch(/"level":(50|60)/);
  });

  it("the family has all it had, unchanged", async () => {
    expect(await rowsOf(family, server.dataDir)).toEqual(before);
  });
});

describe("a field that no form asks for", () => {
  it("is passed over when its name is a plain one, as those are that browsers and their extensions add", async () => {
    const added = {
      x: "3",
      y: "4",
      "intent.x": "1",
      "display_name.key": "1",
      _charset_: "utf-8",
      __intent__: "{",
      __state__: "{",
    };
    const answer = await family.parent.postForm(paths.settings.profile(), { csrf, ...added, display_name: "Pat Own" });
    expect(answer.status).toBe(303);
  });
});
