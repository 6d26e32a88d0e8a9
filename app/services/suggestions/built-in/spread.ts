/** At most `count` of the items at even distances, the first and the last among them, in their order. */
export function spread<T>(items: readonly T[], count: number): T[] {
  const steps = Math.max(1, count - 1);
  const indexes = Array.from({ length: count }, (_, step) => Math.round((step * (items.length - 1)) / steps));
  return items.filter((_, index) => indexes.includes(index));
}
