import { describe, expect, it } from "vitest";
import { isOwnHost } from "~/http/hosts.server";

const local = (HOST: string) => (host: string | undefined) => isOwnHost(host, { isLocal: true, HOST });
const byDefault = local("127.0.0.1");

describe("in local mode, Minnow answers to", () => {
  it.each([
    "localhost",
    "localhost:3000",
    "LocalHost:80",
    "127.0.0.1",
    "127.0.0.1:3000",
    "127.8.9.10:1",
    "[::1]",
    "[::1]:3000",
    "[0:0:0:0:0:0:0:1]:3000",
  ])("%s", (host) => {
    expect(byDefault(host)).toBe(true);
  });

  it.each([
    ["192.168.1.5", "192.168.1.5:3000"],
    ["kitchen", "Kitchen:3000"],
    ["fd00::5", "[fd00::5]:3000"],
    ["FD00:0::5", "[fd00::5]"],
  ])("the HOST %s as %s", (HOST, host) => {
    expect(local(HOST)(host)).toBe(true);
    expect(local(HOST)("localhost:3000")).toBe(true);
    expect(local(HOST)("evil.example")).toBe(false);
  });
});

describe("in local mode, Minnow does not answer to", () => {
  it.each([
    "evil.example",
    "evil.example:3000",
    "localhost.evil.example",
    "evil.localhost",
    "127.0.0.1.evil.example",
    "127.evil.example",
    "192.168.1.5:3000",
    "0.0.0.0:3000",
    "[::]",
    "[::ffff:10.0.0.1]",
    "minnow.example",
  ])("%s", (host) => {
    expect(byDefault(host)).toBe(false);
  });

  it.each([
    undefined,
    "",
    " ",
    "[",
    "[]",
    "a b",
    "localhost:port",
    "localhost:99999",
    "localhost/",
    "localhost?x",
    "localhost#x",
    "evil.example@localhost",
    "localhost\\@evil.example",
    "localhost,evil.example",
    "localhost evil.example",
    "localhost\t",
  ])("'%s', which is no host", (host) => {
    expect(byDefault(host)).toBe(false);
  });
});

describe.each(["0.0.0.0", "::"])("with the HOST %s, Minnow answers to", (HOST) => {
  it.each(["localhost:3000", "127.0.0.1", "192.168.1.5:3000", "[fd00::5]:3000"])("the address %s", (host) => {
    expect(local(HOST)(host)).toBe(true);
  });

  it.each(["evil.example", "minnow", "192.168.1.5.evil.example", undefined, "["])("no name, like %s", (host) => {
    expect(local(HOST)(host)).toBe(false);
  });
});

it.each(["minnow.example", "10.0.0.7:8080", "evil.example", undefined])(
  "live, the proxy in front decides about %s: every address that is written comes from PUBLIC_URL",
  (host) => {
    expect(isOwnHost(host, { isLocal: false, HOST: "127.0.0.1" })).toBe(true);
  },
);
