/** What was measured of one thing, in milliseconds. */
export interface Measured {
  what: string;
  times: readonly number[];
  /** What the median and the p99 should stay under. */
  targetMs?: number;
  /** How often the median of other times the median may be. */
  ratio?: { baseline: readonly number[]; most: number };
}

/**
 * Prints a line for each: median, p99 and, where there is a target, whether it is met. Gives what has missed its target.
 */
export function printTable(rows: readonly Measured[]): string[] {
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`  ${"".padEnd(width)}  ${"median".padStart(9)}  ${"p99".padStart(9)}  ${"of".padStart(5)}`);
  const missed: string[] = [];
  for (const { what, times, targetMs, ratio } of rows) {
    const [median, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    const columns = [milliseconds(median), milliseconds(p99), String(times.length).padStart(5)];
    const verdicts = verdict(median, p99, targetMs) + flatness(median, ratio);
    console.log(`  ${what.padEnd(width)}  ${columns.join("  ")}${verdicts}`);
    if (verdicts.includes("MISSED")) missed.push(what);
  }
  return missed;
}

/** The value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

function verdict(median: number, p99: number, targetMs: number | undefined): string {
  if (targetMs === undefined) return "";
  const missed = [median >= targetMs && "median", p99 >= targetMs && "p99"].filter(Boolean);
  return `  under ${targetMs} ms: ${missed.length > 0 ? `MISSED (${missed.join(", ")})` : "met"}`;
}

function flatness(median: number, ratio: Measured["ratio"]): string {
  if (!ratio) return "";
  const times = median / quantile(ratio.baseline, 0.5);
  return `  ${times.toFixed(2)} times the first, at most ${ratio.most}: ${times <= ratio.most ? "met" : "MISSED"}`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`.padStart(9);
}
