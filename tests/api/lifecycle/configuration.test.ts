import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { liveMode } from "#tests/support/live-mode";
import { createClient } from "#tests/support/client";
import { freePort } from "#tests/support/free-port";
import { type RunningServer, startServer } from "#tests/support/server";
import { signUp } from "../family";
import { isListening } from "./slow-post";

const temporary = mkdtempSync(path.join(tmpdir(), "minnow-configuration-"));
const dataDir = path.join(temporary, "not/there/yet");
/** An address of this machine that is not 127.0.0.1. */
const otherAddress =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address ?? "127.0.0.2";

let server: RunningServer;
let port: number;

beforeAll(async () => {
  server = await startServer({ dataDir });
  port = Number(new URL(server.url).port);
  await signUp(server);
});

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** What a server that does not start says, which begins with its exit code. */
function refusalToStart(env: Record<string, string>): Promise<string> {
  return startServer({ env }).then(
    () => "it started",
    (error: Error) => error.message,
  );
}

const modeOf = (...names: string[]) => (statSync(path.join(dataDir, ...names)).mode & 0o777).toString(8);

/** What in a folder, itself included, anybody else has a right to; each as `name mode`. */
function openIn(folder: string): string[] {
  const names = [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  const modes = names.map((name) => [name, statSync(path.join(folder, name)).mode & 0o777] as const);
  return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([name, mode]) => `${name} ${mode.toString(8)}`);
}

describe("a server's place", () => {
  it("is the PORT, as it says when it starts", () => {
    expect(server.logs()).toContain(`Minnow is at http://127.0.0.1:${port}\n`);
  });

  it("is the HOST alone", async () => {
    expect(await isListening(otherAddress, port)).toBe(false);
  });

  it("is every address of the machine, when HOST says so", async () => {
    const open = await startServer({ env: { HOST: "0.0.0.0" } });
    expect(await isListening(otherAddress, Number(new URL(open.url).port))).toBe(true);
  });

  it("is taken by the first: a second one says so in a sentence, and ends with code 1", async () => {
    const said = await refusalToStart({ PORT: String(port) });
    expect(said).toMatch(/ended with code 1\b/);
    expect(said).toMatch(new RegExp(`cannot listen on http://127\\.0\\.0\\.1:${port}: .+\\.`));
    expect(said).not.toMatch(/\n\s+at /);
  });

  it.each(["0", "65536", "http", "80 80"])("refuses the PORT '%s' in a sentence, with code 1", async (wrong) => {
    const said = await refusalToStart({ PORT: wrong });
    expect(said).toMatch(/ended with code 1\b/);
    expect(said).toContain("PORT must be a number from 1 to 65535");
  });
});

describe("a server's data", () => {
  it("are in DATA_DIR, which is made when it is missing", () => {
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(["minnow.sqlite", "outbox", "secret"]));
  });

  it("have a secret that its user alone can read", () => {
    expect(modeOf("secret")).toBe("600");
  });

  it("have letters, with codes in them, that its user alone can read", () => {
    const [letter = ""] = readdirSync(path.join(dataDir, "outbox"));
    expect([modeOf("outbox"), modeOf("outbox", letter)]).toEqual(["700", "600"]);
  });

  it("have nothing in them that anybody else can read", () => {
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(["attempts.sqlite", "sandbox.sqlite"]));
    expect(openIn(dataDir)).toEqual([]);
  });

  it("are its user's alone in a folder that was there and is open to all", async () => {
    const wide = path.join(temporary, "wide");
    mkdirSync(wide);
    chmodSync(wide, 0o755);
    await signUp(await startServer({ dataDir: wide }));
    expect(readdirSync(wide)).toEqual(expect.arrayContaining(["attempts.sqlite", "attempts.sqlite-wal", "outbox"]));
    expect(openIn(wide)).toEqual([]);
  });

  it("become its user's alone where an earlier server left them open, and nothing else does", async () => {
    const left = path.join(temporary, "left open");
    const earlier = await startServer({ dataDir: left });
    await signUp(earlier);
    await earlier.kill9();
    writeFileSync(path.join(left, "notes.txt"), "not Minnow's");
    for (const name of readdirSync(left, { recursive: true, encoding: "utf8" })) {
      chmodSync(path.join(left, name), name === "outbox" ? 0o755 : 0o644);
    }
    chmodSync(left, 0o755);
    await startServer({ dataDir: left });
    expect(openIn(left)).toEqual(["notes.txt 644"]);
  });

  it("have another secret than another server's", async () => {
    const other = await startServer();
    const secret = (one: RunningServer) => createClient(one).formToken(paths.signup());
    expect(await secret(other)).not.toBe(await secret(server));
  });
});

describe("live mode", () => {
  const live = async () => ({ PUBLIC_URL: "https://minnow.example", PORT: String(await freePort()) });

  it("names all that is missing at once, and ends with code 1", async () => {
    const said = await refusalToStart(await live());
    const missing = [...said.matchAll(/- (\w+) is missing/g)].map(([, name]) => name);
    expect(said).toMatch(/ended with code 1\b/);
    expect(missing.sort()).toEqual([
      "LLM_API_KEY",
      "LLM_BASE_URL",
      "LLM_MODEL",
      "MAIL_FROM",
      "SESSION_SECRET",
      "SMTP_URL",
      "STRIPE_SECRET_KEY",
      "STRIPE_WEBHOOK_SECRET",
    ]);
  });

  it("starts when nothing is missing, and has neither outbox nor components", async () => {
    const started = await startServer({
      env: liveMode,
    });
    expect(started.logs()).toContain("Minnow is at https://minnow.example\n");
    expect((await createClient(started).get(paths.machine.outbox())).status).toBe(404);
    expect((await createClient(started).get(paths.machine.components())).status).toBe(404);
  });

  it("names what is missing beside what is wrong", async () => {
    const said = await refusalToStart({ ...(await live()), PARENTAL_CONSENT: "maybe", SERVED_COUNTRY: "usa" });
    expect(said).toMatch(/PARENTAL_CONSENT must be on or off/);
    expect(said).toMatch(/SERVED_COUNTRY must be a country code/);
    expect(said).toMatch(/SMTP_URL is missing/);
  });
});

describe("live mode does not start", () => {
  it("without encryption, or with the demo's family; it names both at once", async () => {
    const said = await refusalToStart({ ...liveMode, PUBLIC_URL: "http://minnow.example", MINNOW_DEMO: "1" });
    expect(said).toMatch(/ended with code 1\b/);
    expect(said).toMatch(/PUBLIC_URL must begin with https:\/\//);
    expect(said).toMatch(/MINNOW_DEMO makes a family whose password everyone knows/);
  });
});

describe("local mode", () => {
  it("names what is missing beside the half that is set, and ends with code 1", async () => {
    const said = await refusalToStart({ STRIPE_SECRET_KEY: "sk_test", LLM_BASE_URL: "http://127.0.0.1/v1" });
    expect(said).toMatch(/ended with code 1\b/);
    expect(said).toMatch(/STRIPE_WEBHOOK_SECRET is missing \(STRIPE_SECRET_KEY is set/);
    expect(said).toMatch(/LLM_MODEL is missing \(LLM_BASE_URL is set/);
  });

  it("refuses a secret of its own that was cut off", async () => {
    const dataDir = path.join(temporary, "cut off");
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, "secret"), "");
    const said = await refusalToStart({ DATA_DIR: dataDir });
    expect(said).toMatch(/ended with code 1\b/);
    expect(said).toMatch(/the secret in .+ has fewer than 32 characters/);
  });

  it("names every setting that is wrong at once, and ends with code 1", async () => {
    const said = await refusalToStart({
      DATABASE_URL: "mysql://localhost",
      TRUST_PROXY: "yes",
      SESSION_SECRET: "short",
    });
    expect(said).toMatch(/ended with code 1\b/);
    expect(said).toMatch(/DATABASE_URL must begin with postgres:\/\//);
    expect(said).toMatch(/TRUST_PROXY must be the number of proxies/);
    expect(said).toMatch(/SESSION_SECRET must have at least 32 characters/);
  });

  it("takes an empty setting for one that is not set", async () => {
    const again = await startServer({ env: { PUBLIC_URL: "", DATABASE_URL: " ", PARENTAL_CONSENT: "" } });
    expect((await createClient(again).get("/healthz")).status).toBe(200);
  });
});
