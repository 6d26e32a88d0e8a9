import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, until } from "../visitor";
import { readScreen } from "./lynx-screen";
import { lynxVisitor } from "./lynx-visitor";
import { type Terminal, openTerminal } from "./terminal";

/** Every link and part of a form has a number, fields wait to be entered, and nothing is shown for a while only. */
const SETTINGS = `
DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED
DEFAULT_USER_MODE:ADVANCED
TEXTFIELDS_NEED_ACTIVATION:TRUE
ACCEPT_ALL_COOKIES:TRUE
CHARACTER_SET:utf-8
PARTIAL:FALSE
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
`;

/** Gets lynx ready, which is started anew for each visitor: it forgets its cookies when it ends. */
export function startLynx(): Promise<Browser> {
  const folder = mkdtempSync(path.join(tmpdir(), "minnow-lynx-"));
  const settings = path.join(folder, "lynx.cfg");
  writeFileSync(settings, SETTINGS);
  return Promise.resolve({
    visit: async (origin) => {
      const terminal = await openTerminal(`lynx -cfg=${settings} ${origin}/terms`);
      const isShown = await until(async () => (await readStatus(terminal)).startsWith("http"));
      if (!isShown) throw new Error(`Lynx shows no page, but says: ${await readStatus(terminal)}`);
      return lynxVisitor(terminal, origin, folder);
    },
    close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
}

async function readStatus(terminal: Terminal): Promise<string> {
  return readScreen(await terminal.lines()).status;
}
