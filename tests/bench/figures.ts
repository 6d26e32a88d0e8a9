/** A figure and where it should be: at least, at most, or just shown. */
export interface Figure {
  what: string;
  value: number;
  /** Behind the value: "×", "kB". */
  unit: string;
  target?: { least: number } | { most: number };
  /** What the value was made from. */
  detail?: string;
}

/** Prints a line for each: what, measured, target, whether it is met, what it was made from. Gives what has missed its target. */
export function printFigures(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => [
    figure.what,
    amount(figure.value, figure.unit),
    told(figure),
    verdict(figure),
    figure.detail ?? "",
  ]);
  const header = ["", "measured", "target", "", ""];
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const [first = 0, second = 0, third = 0, fourth = 0] = widths;
  for (const [what = "", measured = "", target = "", isMet = "", detail = ""] of [header, ...rows]) {
    const columns = [
      what.padEnd(first),
      measured.padStart(second),
      target.padStart(third),
      isMet.padEnd(fourth),
      detail,
    ];
    console.log(`  ${columns.join("  ")}`.trimEnd());
  }
  return figures.filter((figure) => verdict(figure) === "MISSED").map(({ what }) => what);
}

/** The middle of some values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function told({ target, unit }: Figure): string {
  if (!target) return "";
  return "least" in target ? `≥ ${target.least} ${unit}` : `≤ ${target.most} ${unit}`;
}

function verdict({ value, target }: Figure): string {
  if (!target) return "";
  const isMet = "least" in target ? value >= target.least : value <= target.most;
  return isMet ? "met" : "MISSED";
}

function amount(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}
