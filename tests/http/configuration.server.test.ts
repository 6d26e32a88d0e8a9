import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigurationError, readConfiguration } from "~/http/configuration.server";

let DATA_DIR: string;
beforeAll(() => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), "minnow-configuration-"));
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const live = {
  PUBLIC_URL: "https://minnow.example/",
  SESSION_SECRET: "a secret of at least thirty-two letters",
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "Minnow <hello@minnow.example>",
  STRIPE_SECRET_KEY: "a key",
  STRIPE_WEBHOOK_SECRET: "a secret",
  LLM_BASE_URL: "https://model.example/v1",
  LLM_API_KEY: "a key",
  LLM_MODEL: "a model",
};

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfiguration({ DATA_DIR, ...environment });
    return [];
  } catch (error) {
    return (error as ConfigurationError).faults;
  }
}

/** What a language model may take and is asked for when nothing is set. */
const unlimited = { reasoning: "off", maxTokens: null, limits: { streams: 64, pauseMs: 30_000 } };

describe("locally", () => {
  it("nothing has to be configured", () => {
    expect(readConfiguration({ DATA_DIR })).toMatchObject({
      isLocal: true,
      HOST: "127.0.0.1",
      PORT: 3000,
      publicUrl: "http://127.0.0.1:3000",
      database: DATA_DIR,
      outboxFolder: path.join(DATA_DIR, "outbox"),
      SERVED_COUNTRY: "US",
      PARENTAL_CONSENT: "on",
      languageModel: null,
    });
  });

  it("a secret is made on the first start, kept, and readable by its owner alone", () => {
    const { secret } = readConfiguration({ DATA_DIR });
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readConfiguration({ DATA_DIR }).secret).toBe(secret);
    const file = path.join(DATA_DIR, "secret");
    expect(readFileSync(file, "utf8")).toBe(secret);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it.each([
    [{}, "hello@minnow.example"],
    [{ MAIL_FROM: "Minnow <post@minnow.example>" }, "post@minnow.example"],
    [{ MAIL_FROM: "post@minnow.example" }, "post@minnow.example"],
    [{ MAIL_FROM: "post@minnow.example", SUPPORT_EMAIL: "help@minnow.example" }, "help@minnow.example"],
  ])("with %j what is written to support goes to %s", (environment, supportEmail) => {
    expect(readConfiguration({ DATA_DIR, ...environment })).toMatchObject({ supportEmail });
  });

  it("an address of version 6 is put in brackets", () => {
    expect(readConfiguration({ DATA_DIR, HOST: "::1", PORT: "8080" }).publicUrl).toBe("http://[::1]:8080");
  });

  it("PostgreSQL is used when it is named", () => {
    const DATABASE_URL = "postgres://minnow@127.0.0.1/minnow";
    expect(readConfiguration({ DATA_DIR, DATABASE_URL }).database).toBe(DATABASE_URL);
  });

  it("a language model is used when its address and its name are given, with a key or without", () => {
    const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = live;
    const modelOf = (environment: object) => readConfiguration({ DATA_DIR, ...environment }).languageModel;
    const model = { ...unlimited, baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL };
    expect(modelOf({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL })).toEqual(model);
    expect(modelOf({ LLM_BASE_URL, LLM_MODEL })).toEqual({ ...model, apiKey: null });
    expect(modelOf({ LLM_BASE_URL, LLM_MODEL, LLM_API_KEY: " " })).toEqual({ ...model, apiKey: null });
    expect(modelOf({ LLM_BASE_URL, LLM_MODEL, LLM_STREAMS: "8" })).toMatchObject({ limits: { streams: 8 } });
  });

  it("a language model thinks as much, says as much and is paused for as long as is set", () => {
    const set = { LLM_REASONING: "low", LLM_MAX_TOKENS: "4000", LLM_PAUSE_SECONDS: "5" };
    expect(readConfiguration({ DATA_DIR, ...live, ...set }).languageModel).toMatchObject({
      reasoning: "low",
      maxTokens: 4000,
      limits: { pauseMs: 5000 },
    });
  });

  it.each([
    [["LLM_BASE_URL"], ["LLM_MODEL"]],
    [["LLM_MODEL"], ["LLM_BASE_URL"]],
    [["LLM_API_KEY"], ["LLM_BASE_URL", "LLM_MODEL"]],
    [["LLM_API_KEY", "LLM_MODEL"], ["LLM_BASE_URL"]],
    [["STRIPE_SECRET_KEY"], ["STRIPE_WEBHOOK_SECRET"]],
    [["STRIPE_WEBHOOK_SECRET"], ["STRIPE_SECRET_KEY"]],
    [["SMTP_URL"], ["MAIL_FROM"]],
  ] as const)("with %j alone, %j is named", (given, missing) => {
    const faults = faultsOf(Object.fromEntries(given.map((name) => [name, live[name]])));
    expect(faults.map((fault) => fault.split(" (")[0])).toEqual(missing.map((name) => `${name} is missing`));
  });

  it("every half is named at once, beside what is malformed", () => {
    const { LLM_MODEL, STRIPE_SECRET_KEY } = live;
    expect(faultsOf({ LLM_MODEL, STRIPE_SECRET_KEY, PORT: "http" })).toEqual([
      "PORT must be a number from 1 to 65535",
      "STRIPE_WEBHOOK_SECRET is missing (STRIPE_SECRET_KEY is set, and is no use without it)",
      "LLM_BASE_URL is missing (LLM_MODEL is set, and is no use without it)",
    ]);
  });

  it.each([
    "HOST",
    "PORT",
    "DATABASE_URL",
    "PUBLIC_URL",
    "SMTP_URL",
    "SUPPORT_EMAIL",
    "SERVED_COUNTRY",
    "PARENTAL_CONSENT",
    "LLM_BASE_URL",
    "LLM_API_KEY",
    "LLM_MODEL",
    "LLM_STREAMS",
    "LLM_REASONING",
    "LLM_MAX_TOKENS",
    "LLM_PAUSE_SECONDS",
    "YOUTUBE_API_KEY",
    "TRUST_PROXY",
    "LOG_LEVEL",
    "MINNOW_DEMO",
  ])("an empty %s is one that is not set", (name) => {
    const asNotSet = readConfiguration({ DATA_DIR });
    expect(readConfiguration({ DATA_DIR, [name]: "" })).toEqual(asNotSet);
    expect(readConfiguration({ DATA_DIR, [name]: " " })).toEqual(asNotSet);
  });

  it.each(["0.0.0.0", "::"])("a server that listens on all addresses, %s, is reached on this machine", (HOST) => {
    expect(readConfiguration({ DATA_DIR, HOST }).publicUrl).toBe("http://127.0.0.1:3000");
  });

  it.each([
    ["1", true],
    ["0", false],
    ["false", false],
    ["", false],
    [undefined, false],
  ])("MINNOW_DEMO=%s: the demo is on: %s", (MINNOW_DEMO, isOn) => {
    expect(readConfiguration({ DATA_DIR, MINNOW_DEMO }).MINNOW_DEMO).toBe(isOn);
  });

  it("the number 0 is one that is set", () => {
    expect(readConfiguration({ DATA_DIR, DRAIN_SECONDS: "0", TRUST_PROXY: "0" })).toMatchObject({
      drainMs: 0,
      TRUST_PROXY: 0,
    });
  });
});

describe("live", () => {
  it("the public address is kept without the slash at its end", () => {
    expect(readConfiguration({ DATA_DIR, ...live })).toMatchObject({
      isLocal: false,
      publicUrl: "https://minnow.example",
      secret: live.SESSION_SECRET,
    });
  });

  it("the language model is the one that is named", () => {
    expect(readConfiguration({ DATA_DIR, ...live }).languageModel).toEqual({
      baseUrl: "https://model.example/v1",
      apiKey: "a key",
      model: "a model",
      ...unlimited,
    });
  });

  it("everything that is missing is named, all at once", () => {
    const { PUBLIC_URL, ...needed } = live;
    const missing = Object.keys(needed).map((name) => `${name} is missing (PUBLIC_URL is set, so this is live mode)`);
    expect(faultsOf({ PUBLIC_URL })).toEqual(missing);
  });

  it("there is no demo", () => {
    expect(faultsOf({ ...live, MINNOW_DEMO: "1" })).toEqual([
      "MINNOW_DEMO makes a family whose password everyone knows (PUBLIC_URL is set, so this is live mode)",
    ]);
    expect(faultsOf({ ...live, MINNOW_DEMO: "0" })).toEqual([]);
  });

  it("what is malformed is named beside what is missing", () => {
    const faults = faultsOf({ ...live, PORT: "http", SESSION_SECRET: "short", MAIL_FROM: "" });
    expect(faults).toEqual([
      "PORT must be a number from 1 to 65535",
      "SESSION_SECRET must have at least 32 characters",
      "MAIL_FROM is missing (PUBLIC_URL is set, so this is live mode)",
    ]);
  });
});

describe("the secret, live or not,", () => {
  const { SESSION_SECRET: _, ...needed } = live;
  const short = ["SESSION_SECRET must have at least 32 characters"];

  it.each(["", "   ", "short", "x".repeat(31), `${" ".repeat(20)}short${" ".repeat(20)}`])("is not '%s'", (secret) => {
    expect(faultsOf({ SESSION_SECRET: secret })).toEqual(short);
    expect(faultsOf({ ...needed, SESSION_SECRET: secret })).toEqual(short);
  });

  it("may be 32 characters", () => {
    expect(faultsOf({ SESSION_SECRET: "x".repeat(32) })).toEqual([]);
  });

  it.each(["", "\n", "short"])("is not '%s' in the file of the data folder either", (secret) => {
    const folder = mkdtempSync(path.join(DATA_DIR, "short-"));
    writeFileSync(path.join(folder, "secret"), secret);
    const fault = `the secret in ${path.join(folder, "secret")} has fewer than 32 characters. Delete the file, and a new one is made`;
    expect(faultsOf({ DATA_DIR: folder })).toEqual([fault]);
    expect(faultsOf({ DATA_DIR: folder, PORT: "http" })).toEqual(["PORT must be a number from 1 to 65535", fault]);
  });
});

describe("the public address", () => {
  it.each([
    "https://minnow.example",
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://127.9.9.9",
    "http://[::1]",
  ])("may be %s", (PUBLIC_URL) => {
    expect(faultsOf({ ...live, PUBLIC_URL })).toEqual([]);
  });

  it.each([
    "http://minnow.example",
    "http://192.168.1.5:3000",
    "http://localhost.minnow.example",
    "http://127.example",
  ])("is encrypted beyond this machine: not %s", (PUBLIC_URL) => {
    expect(faultsOf({ ...live, PUBLIC_URL })).toEqual([
      "PUBLIC_URL must begin with https:// (http:// is for this machine alone, like http://localhost:3000)",
    ]);
  });
});

describe("a fault of the environment", () => {
  it.each([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["DATABASE_URL", "mysql://127.0.0.1/minnow"],
    ["PUBLIC_URL", "minnow.example"],
    ["SMTP_URL", "http://mail.example"],
    ["SUPPORT_EMAIL", "support"],
    ["SUPPORT_EMAIL", "Support <support@minnow.example>"],
    ["SUPPORT_EMAIL", "one@minnow.example, other@minnow.example"],
    ["LLM_BASE_URL", "ftp://model.example"],
    ["LLM_STREAMS", "0"],
    ["LLM_STREAMS", "many"],
    ["LLM_REASONING", "much"],
    ["LLM_MAX_TOKENS", "0"],
    ["LLM_PAUSE_SECONDS", "601"],
    ["SERVED_COUNTRY", "usa"],
    ["PARENTAL_CONSENT", "yes"],
    ["TRUST_PROXY", "all"],
    ["TRUST_PROXY", "11"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s is named", (name, value) => {
    expect(faultsOf({ [name]: value })).toContainEqual(expect.stringMatching(new RegExp(`^${name} `)));
  });

  it("is told in words, a line each", () => {
    const error = new ConfigurationError(["PORT must be a number from 1 to 65535", "SMTP_URL must begin with smtp://"]);
    expect(error.message).toBe(
      "Minnow can't start:\n  - PORT must be a number from 1 to 65535\n  - SMTP_URL must begin with smtp://",
    );
  });
});

describe("the origins of other sites", () => {
  it("are none when nothing is set", () => {
    expect(readConfiguration({ DATA_DIR }).CORS_ORIGINS).toEqual([]);
  });

  it("are told apart by commas or blanks", () => {
    const CORS_ORIGINS = "https://app.example.org, http://localhost:5173\thttps://other.example";
    expect(readConfiguration({ DATA_DIR, CORS_ORIGINS }).CORS_ORIGINS).toEqual([
      "https://app.example.org",
      "http://localhost:5173",
      "https://other.example",
    ]);
  });

  it.each([
    "*",
    "null",
    "app.example.org",
    "https://app.example.org/",
    "https://app.example.org/path",
    "ftp://a.example",
  ])("refuse '%s', which is none", (CORS_ORIGINS) => {
    expect(faultsOf({ CORS_ORIGINS })).toEqual([
      `CORS_ORIGINS has "${CORS_ORIGINS}", which is no origin like https://app.example.org`,
    ]);
  });

  it("are encrypted when live", () => {
    expect(faultsOf({ ...live, CORS_ORIGINS: "http://app.example.org" })).toEqual([
      "CORS_ORIGINS must begin with https:// (PUBLIC_URL is set, so this is live mode)",
    ]);
  });
});
