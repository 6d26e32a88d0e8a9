import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** So wide that no line is broken which a form's label stands on, and so high that no page is longer. */
const COLUMNS = "240";
const ROWS = "700";

let terminals = 0;

/** A terminal that nobody looks at: keys go in, and what it shows comes out. */
export interface Terminal {
  /** Presses keys by their names, such as "Enter", "Tab" or "C-a". */
  press(...keys: string[]): Promise<void>;
  /** Types letters. */
  type(text: string): Promise<void>;
  /** The lines that are shown, without the empty ones at the end. */
  lines(): Promise<string[]>;
  /** Ends what runs in it. */
  close(): void;
}

/** Runs a command in a terminal of its own, which tmux keeps. */
export async function openTerminal(command: string): Promise<Terminal> {
  terminals += 1;
  const server = ["-L", `minnow-matrix-${process.pid}-${terminals}`];
  const tmux = async (...parameters: string[]) => (await run("tmux", [...server, ...parameters])).stdout;
  const size = ["-x", COLUMNS, "-y", ROWS];
  const environment = { ...process.env, TERM: "xterm", LANG: "C.UTF-8", LC_ALL: "C.UTF-8" };
  await run("tmux", [...server, "-u", "-f", "/dev/null", "new-session", "-d", ...size, command], { env: environment });
  const close = () => {
    process.off("exit", close);
    try {
      execFileSync("tmux", [...server, "kill-server"], { stdio: "ignore" });
    } catch {
      // What ran in it has ended by itself, and tmux with it.
    }
  };
  process.on("exit", close);
  return {
    press: async (...keys) => void (await tmux("send-keys", ...keys)),
    type: async (text) => void (await tmux("send-keys", "-l", "--", text)),
    lines: async () => (await tmux("capture-pane", "-p")).trimEnd().split("\n"),
    close,
  };
}
