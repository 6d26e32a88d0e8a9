/** `count` of the items at random, the same for the same seed, in their order. */
export function sampleOf<T>(items: readonly T[], count: number, seed: number): T[] {
  const next = randomNumbers(seed);
  const drawn = items.map((item, index) => ({ item, index, lot: next() })).sort((one, other) => one.lot - other.lot);
  return drawn
    .slice(0, count)
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item);
}

/** Numbers from 0 to 1, by mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
