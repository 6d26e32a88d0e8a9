import type { Defect } from "./defect";
import type { Outcome } from "./gate";

/** A defect, and what became of it. */
export type Tried = Defect & Outcome;

/** Prints a line for each defect, then what happened where one was not noticed. */
export function printTable(tried: readonly Tried[]): void {
  const rows = tried.map(({ gate, what, outcome }) => [gate, what, outcome]);
  const table = [["gate", "defect", ""], ...rows];
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  console.log("");
  for (const row of table) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
  }
  const missed = tried.filter(({ outcome }) => outcome !== "noticed");
  console.log(`\n${tried.length - missed.length} of ${tried.length} noticed.`);
  for (const { gate, what, outcome, reason } of missed) console.log(`\n${outcome}: ${what}\n  by ${gate}: ${reason}`);
}
