/** Networks that hold each other, from the narrowest, which is one visitor's, to the widest. */
export interface Network {
  /** The same for every address in it. */
  name: string;
  /** How many bits its addresses share; null for the visitor's own network. */
  bits: 24 | 48 | 56 | null;
}

const MAPPED_IPV4 = /^::ffff:(?=[\d.]+$)/i;

/**
 * What a visitor's address counts as: one address of version 4, of which a household has one, or a /64 of version 6. So
 * is what is no address at all.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return groups === null ? address.replace(MAPPED_IPV4, "") : prefix(groups, 64);
}

/**
 * The networks that an address is in. Who has one /64 mostly has its neighbors too: providers give a customer a /56 or a
 * /48 of version 6, and whoever rents addresses of version 4 gets them side by side.
 */
export function networksAround(address: string): Network[] {
  const own: Network = { name: networkOf(address), bits: null };
  const groups = groupsOf(address);
  if (groups !== null) {
    return [own, { name: prefix(groups, 56), bits: 56 }, { name: prefix(groups, 48), bits: 48 }];
  }
  const bytes = own.name.split(".");
  return bytes.length === 4 ? [own, { name: bytes.slice(0, 3).join("."), bits: 24 }] : [own];
}

/** The eight groups of an address of version 6, or null for any other. */
function groupsOf(address: string): number[] | null {
  if (!address.includes(":") || address.includes(".")) return null;
  const [head = "", tail] = address.split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0");
  return [...start, ...zeros, ...end].map((group) => parseInt(group, 16) || 0);
}

function prefix(groups: readonly number[], bits: 48 | 56 | 64): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const shared = [first, second, third];
  if (bits === 64) shared.push(fourth);
  if (bits === 56) shared.push(fourth & 0xff00);
  return shared.map((group) => group.toString(16)).join(":");
}
