import { describe, expect, it } from "vitest";
import { networkOf, networksAround } from "~/domain/auth/networks";

describe("a visitor's network", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:0:1::7", "2001:db8:0:1"],
    ["2001:0DB8:0000:0001:9:9:9:9", "2001:db8:0:1"],
    ["2001:db8::7", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["no address", "no address"],
    ["", ""],
  ])("of %j is %j", (address, name) => {
    expect(networkOf(address)).toBe(name);
  });
});

describe("the networks around a visitor", () => {
  it.each([
    ["192.0.2.7", ["192.0.2.7", "24 192.0.2"]],
    ["::ffff:192.0.2.7", ["192.0.2.7", "24 192.0.2"]],
    ["2001:db8:5:12ab::7", ["2001:db8:5:12ab", "56 2001:db8:5:1200", "48 2001:db8:5"]],
    ["::1", ["0:0:0:0", "56 0:0:0:0", "48 0:0:0"]],
    ["no address", ["no address"]],
  ])("of %j", (address, networks) => {
    const named = networksAround(address).map(({ name, bits }) => (bits === null ? name : `${bits} ${name}`));
    expect(named).toEqual(networks);
  });
});
