/** What became of a flow in one browser: null where it passed, else the reason. */
export interface Cell {
  goal: string;
  browser: string;
  failure: string | null;
  seconds: number;
}

const REASON_MAX = 800;

/** Prints a line for each flow and a column for each browser, then why cells failed and how one is walked again. */
export function printTable(cells: readonly Cell[]): void {
  const goals = [...new Set(cells.map(({ goal }) => goal))];
  const browsers = [...new Set(cells.map(({ browser }) => browser))];
  const width = Math.max(...goals.map((goal) => goal.length));
  const columns = browsers.map((browser) => Math.max(browser.length, "FAILED".length));
  const row = (first: string, words: string[]) =>
    `  ${first.padEnd(width)}  ${words.map((word, index) => word.padEnd(columns[index] ?? 0)).join("  ")}`.trimEnd();
  console.log(`\n${row("", browsers)}`);
  for (const goal of goals) {
    const cellOf = (browser: string) => cells.find((cell) => cell.goal === goal && cell.browser === browser);
    console.log(
      row(
        goal,
        browsers.map((browser) => inWords(cellOf(browser))),
      ),
    );
  }
  const failed = cells.filter(({ failure }) => failure !== null);
  console.log(`\n${cells.length - failed.length} of ${cells.length} passed.`);
  for (const { goal, browser, failure } of failed) {
    console.log(
      `\nFAILED: ${goal}, ${browser}\n  again: npm run matrix -- "${goal}" "${browser}"\n  ${failure?.slice(0, REASON_MAX)}`,
    );
  }
}

function inWords(cell: Cell | undefined): string {
  if (!cell) return "-";
  return cell.failure === null ? `${cell.seconds.toFixed(1)} s` : "FAILED";
}
