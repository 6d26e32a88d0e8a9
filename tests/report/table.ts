/** A measure: the share reached, and the share to be reached. */
export interface Row {
  name: string;
  reached: number;
  target: number;
}

/** Prints the measures as a table; false where one is below its target. */
export function printRows(rows: readonly Row[]): boolean {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
  console.log(`\n${"measure".padEnd(width)}  reached    target`);
  for (const { name, reached, target } of rows) {
    console.log(
      `${name.padEnd(width)} ${percent(reached)}  ${percent(target)}  ${reached >= target ? "met" : "MISSED"}`,
    );
  }
  return rows.every(({ reached, target }) => reached >= target);
}
