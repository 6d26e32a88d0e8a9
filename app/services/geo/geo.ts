/** Where an address is. */
export interface Geo {
  /** ISO 3166-1 alpha-2 country of an IPv4 or IPv6 address; null when unknown, private or loopback. */
  countryOf(address: string): string | null;
}
