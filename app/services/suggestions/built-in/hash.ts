/** A number from 0 to 2³² − 1 that depends on the text alone (FNV-1a over its UTF-16 code units). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // The last letters would hardly reach the high bits without this.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** One of the choices, depending on the text alone. Throws RangeError when there is none. */
export function pick<T>(choices: readonly T[], text: string): T {
  return itemAt(choices, hash(text));
}

/** The item at an index that goes round and round. Throws RangeError when there is none. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("There is nothing to choose from.");
  return item;
}
