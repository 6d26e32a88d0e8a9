/** The index nearest to the one that was asked for at which something can be put among the others. */
export function nearestIndex(index: number, others: readonly unknown[]): number {
  return Number.isNaN(index) ? others.length : Math.trunc(Math.max(0, Math.min(index, others.length)));
}

/** The items with one more, which then stands at `index`. */
export function inserted<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return [...items.slice(0, index), item, ...items.slice(index)];
}
