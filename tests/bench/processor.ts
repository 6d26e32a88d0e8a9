import { existsSync, readFileSync } from "node:fs";

const TICK_MS = 10;

/** The time that a process has had a processor for, all its threads together, as Linux counts it; NaN elsewhere. */
export function processorMs(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return NaN;
  // The name in brackets may hold blanks; 11 fields behind it come the user's and the system's ticks.
  const fields = readFileSync(stat, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The memory of a process in megabytes, as Linux counts it; NaN elsewhere. */
export function memoryMb(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return NaN;
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
