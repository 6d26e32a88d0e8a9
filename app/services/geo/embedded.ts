import { open } from "maxmind";
import { createRequire } from "node:module";
import { BlockList, isIP, SocketAddress } from "node:net";
import type { Geo } from "./geo";

const DATABASE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** Ranges that are nobody's country. The data has an entry for some of them, so they are kept from it. */
const nowhere = new BlockList();
nowhere.addSubnet("0.0.0.0", 8, "ipv4");
nowhere.addSubnet("10.0.0.0", 8, "ipv4");
nowhere.addSubnet("100.64.0.0", 10, "ipv4");
nowhere.addSubnet("127.0.0.0", 8, "ipv4");
nowhere.addSubnet("169.254.0.0", 16, "ipv4");
nowhere.addSubnet("172.16.0.0", 12, "ipv4");
nowhere.addSubnet("192.168.0.0", 16, "ipv4");
nowhere.addAddress("::", "ipv6");
nowhere.addAddress("::1", "ipv6");
nowhere.addSubnet("fc00::", 7, "ipv6");
nowhere.addSubnet("fe80::", 10, "ipv6");

/** The country database that comes with the package, for IPv4 and IPv6. Rejects when its file cannot be read. */
export async function openEmbeddedGeo(): Promise<Geo> {
  const reader = await open(createRequire(import.meta.url).resolve(DATABASE));
  return {
    countryOf(address) {
      const publicAddress = asPublicAddress(address);
      return publicAddress === null ? null : countryIn(reader.get(publicAddress));
    },
  };
}

/** The address in its short spelling, an IPv4 address inside IPv6 as IPv4; null when it is no public address. */
function asPublicAddress(address: string): string | null {
  const version = isIP(address);
  if (version === 0) return null;
  const short = version === 4 ? address : new SocketAddress({ address, family: "ipv6" }).address;
  const plain = short.replace(/^::ffff:(?=\d+\.)/, "");
  return nowhere.check(plain, isIP(plain) === 4 ? "ipv4" : "ipv6") ? null : plain;
}

/** This data set's records are `{ country_code }`, unlike those the reader's types describe. */
function countryIn(record: unknown): string | null {
  if (typeof record !== "object" || record === null || !("country_code" in record)) return null;
  const code = record.country_code;
  return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? code : null;
}
