import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** Gives the code that was mailed to an address, from a server's outbox. Each letter is read once. */
export function codesIn(dataDir: string): (email: string) => string {
  const folder = path.join(dataDir, "outbox");
  const read = new Set<string>();
  const codes = new Map<string, string>();
  return (email) => {
    for (const name of readdirSync(folder).sort()) {
      if (read.has(name) || !name.endsWith(".eml")) continue;
      read.add(name);
      const letter = readFileSync(path.join(folder, name), "utf8");
      const to = /^To: (.+?)\r?$/m.exec(letter)?.[1];
      const code = /^Your code is (\d{6})\r?$/m.exec(letter)?.[1];
      if (to !== undefined && code !== undefined) codes.set(to, code);
    }
    const code = codes.get(email);
    if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
    return code;
  };
}
