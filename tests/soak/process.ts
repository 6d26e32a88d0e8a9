import { readFileSync } from "node:fs";

/** Memory that a process has in use, in megabytes, as Linux counts it. */
export function memoryMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/** The time that a process has had a processor for, in milliseconds, as Linux counts it. */
export function processorMs(pid: number): number {
  // The name in brackets may hold blanks; 11 fields behind it come the user's and the system's ticks of 10 ms.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Looks at a process's memory each second, until `stop`, which gives what was seen, in megabytes. */
export function watchMemory(pid: number): { stop(): number[] } {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(memoryMb(pid)), 1000);
  return {
    stop() {
      clearInterval(timer);
      return seen;
    },
  };
}
