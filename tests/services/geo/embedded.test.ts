import { beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedGeo } from "~/services/geo/embedded";
import type { Geo } from "~/services/geo/geo";

let geo: Geo;
beforeAll(async () => {
  geo = await openEmbeddedGeo();
});

describe("the embedded country database", () => {
  it.each([
    ["8.8.8.8", "US"],
    ["17.0.0.1", "US"],
    ["131.111.8.42", "GB"],
    ["133.11.0.1", "JP"],
    ["130.59.1.1", "CH"],
    ["193.0.6.139", "NL"],
  ])("knows the country of the IPv4 address %s", (address, country) => {
    expect(geo.countryOf(address)).toBe(country);
  });

  it.each([
    ["2001:4860:4860::8888", "US"],
    ["2001:4860:4860:0000:0000:0000:0000:8888", "US"],
    ["2620:0:2d0:200::7", "US"],
    ["2001:67c:2e8:22::c100:68b", "NL"],
  ])("knows the country of the IPv6 address %s", (address, country) => {
    expect(geo.countryOf(address)).toBe(country);
  });

  it.each(["::ffff:133.11.0.1", "::FFFF:133.11.0.1", "::ffff:850b:1", "0:0:0:0:0:ffff:133.11.0.1"])(
    "reads %s as the IPv4 address inside it",
    (address) => {
      expect(geo.countryOf(address)).toBe("JP");
    },
  );

  it.each([
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "100.64.0.1",
    "fd12:3456::1",
    "::ffff:192.168.1.1",
    "::ffff:c0a8:101",
  ])("has no country for the private address %s", (address) => {
    expect(geo.countryOf(address)).toBeNull();
  });

  it.each(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1", "0.0.0.0", "::"])(
    "has no country for the machine's own address %s",
    (address) => {
      expect(geo.countryOf(address)).toBeNull();
    },
  );

  it.each(["169.254.1.1", "fe80::1", "fe80::1%eth0", "febf::1"])(
    "has no country for the link-local address %s",
    (address) => {
      expect(geo.countryOf(address)).toBeNull();
    },
  );

  it.each([
    "",
    "garbage",
    "8.8.8",
    "8.8.8.8.8",
    "256.8.8.8",
    "8.8.8.8 ",
    "8.8.8.8:443",
    "[2001:4860:4860::8888]",
    "::g",
  ])("has no country for %j, which is no address", (text) => {
    expect(geo.countryOf(text)).toBeNull();
  });

  it("has no country for an address that nobody was given", () => {
    expect(geo.countryOf("240.0.0.1")).toBeNull();
  });

  it("knows the addresses just outside the private ranges", () => {
    expect(geo.countryOf("172.32.0.1")).toMatch(/^[A-Z]{2}$/);
    expect(geo.countryOf("11.0.0.1")).toBe("US");
  });
});
