import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { sendRaw, statusIn } from "#tests/support/raw-request";
import { type RunningServer, startServer } from "#tests/support/server";

let server: RunningServer;
let host: string;

beforeAll(async () => {
  server = await startServer();
  ({ host } = new URL(server.url));
});

const ask = (line: string, ...more: string[]) =>
  sendRaw(server.url, [`${line} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...more, ""].join("\r\n"));
const json = ["Content-Type: application/json", "Content-Length: 2", "", "{}"];

describe("a request line", () => {
  it.each([
    ["GET http://HOST/healthz", 200],
    ["GET HTTP://HOST/signup", 200],
    ["GET http://HOST/nothing_here", 401],
    ["POST http://HOST/auth/logout", 200],
    ["OPTIONS *", 204],
    ["GET *", 400],
    ["GET http://", 400],
    ["GET http://[", 400],
    ["GET http://elsewhere.example/outbox", 421],
    ["TRACE /signup", 405],
    ["PROPFIND /user/child", 405],
    ["GET //signup", 401],
    ["GET /%ff", 401],
    ["GET /signup?_data=root", 200],
    ["GET /healthz?_data=root", 200],
    ["GET /signup?%5Fdata=root&sample=x", 200],
    ["GET //[?_data=1", 401],
    ["GET ftp://x/y", 400],
    ["GET /%73ignup", 200],
    ["GET /x/../signup", 200],
  ])("is read in every form that HTTP has, and never a fault: %s", async (line, status) => {
    expect(statusIn(await ask(line.replace("HOST", host), ...(line.startsWith("POST") ? json : [""])))).toBe(status);
  });

  it.each(["TRACE /user/child", "PROPFIND /user/child"])(
    "of an odd method is refused in JSON at a call: %s",
    async (line) => {
      expect(await ask(line, "")).toContain('{"errors":["method_not_allowed"]}');
    },
  );

  it.each(["GET", "HEAD"])("is answered as ever where a body comes with a method that has none: %s", async (method) => {
    expect(statusIn(await ask(`${method} /signup`, "Content-Length: 3", "", "x=1"))).toBe(200);
  });

  it("is not led elsewhere by what a client says of a host in front", async () => {
    expect(statusIn(await ask("GET /signup", "X-Forwarded-Host: a:99999999", ""))).toBe(200);
  });
});

describe("an upload", () => {
  it.each(["application/x-www-form-urlencoded", "application/json"])(
    "that breaks off is no fault: %s",
    async (type) => {
      const path = type.endsWith("json") ? "/auth/logout" : paths.signup();
      const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
      await once(socket, "connect");
      const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Content-Type: ${type}`, "Content-Length: 300"];
      socket.write([...head, "Expect: 100-continue", "", ""].join("\r\n"));
      await once(socket, "data");
      socket.write("{");
      socket.destroy();
      await expect.poll(() => server.logs()).toContain(`"method":"POST","path":"${path}"`);
    },
  );
});

describe("the log", () => {
  it("has nothing above a warning, whatever was sent", () => {
    const levels = [...server.logs().matchAll(/^\{"level":(\d+)/gm)].map(([, level]) => Number(level));
    expect(levels.length).toBeGreaterThan(10);
    expect(levels.filter((level) => level > 40)).toEqual([]);
  });
});
