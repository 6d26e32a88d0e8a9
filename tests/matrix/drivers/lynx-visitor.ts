import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type Visitor, until } from "../visitor";
import {
  type LynxScreen,
  type Numbered,
  findField,
  findMarked,
  findNamed,
  isButton,
  isMarked,
  readScreen,
  textOf,
  valueIn,
} from "./lynx-screen";
import type { Terminal } from "./terminal";

/** Where the first link of each page leads, which lynx names in its status line once the page is there. */
const AT_TOP = /#main$/;
const QUESTION = /\(y\/n\)/;
const ALREADY_THERE = /already is current/;
const LINK = /^https?:\/\//;

/** A visitor who reads lynx's screen and presses its keys, and knows nothing else. */
export function lynxVisitor(terminal: Terminal, origin: string, folder: string): Visitor {
  const screen = async () => readScreen(await terminal.lines());
  const untilStatus = async (what: string, isReached: (status: string) => boolean) => {
    let status = "";
    const isThere = await until(async () => isReached((status = (await screen()).status)));
    if (!isThere) throw new Error(`Lynx does not ${what}, but says: ${status}`);
  };

  /** Waits for the page that the last key asked for, and goes to its top. What lynx asks is answered with yes. */
  const arrive = async (left: string) => {
    await untilStatus(
      "show the next page",
      (status) => QUESTION.test(status) || (LINK.test(status) && status !== left),
    );
    if (QUESTION.test((await screen()).status)) {
      await terminal.press("y");
      await untilStatus("show the page", (status) => LINK.test(status));
    }
    await terminal.press("C-a");
    await untilStatus("go to the top of the page", (status) => AT_TOP.test(status));
  };
  /** What is on the screen and found there, once it is. */
  const find = async (what: string, look: (shown: LynxScreen) => Numbered | undefined): Promise<Numbered> => {
    let found: Numbered | undefined;
    const isFound = await until(async () => (found = look(await screen())) !== undefined, 2000);
    if (!isFound || !found) throw new Error(`There is no ${what} on the screen: ${textOf(await screen())}`);
    return found;
  };
  /** Goes to what has this number, and gives what lynx says of it. */
  const goTo = async ({ number }: Numbered) => {
    await terminal.type(`${number}g`);
    await untilStatus(`ask for a number`, (status) => status.endsWith(`number: ${number}g`));
    await terminal.press("Enter");
    await untilStatus(`go to [${number}]`, (status) => status !== "" && !status.includes("number: "));
    return (await screen()).status;
  };
  const named = (name: string) => find(`button or link "${name}"`, (shown) => findNamed(shown, name));
  const field = (label: string) => find(`field "${label}"`, (shown) => findField(shown, label));

  const press = async (name: string) => {
    const target = await named(name);
    const status = await goTo(target);
    const isRight = isButton(target) ? status.startsWith("Submit to") : LINK.test(status);
    if (!isRight && !ALREADY_THERE.test(status)) throw new Error(`"${name}" cannot be pressed: ${status}`);
    await terminal.press("Enter");
    return status;
  };
  const mark = async (label: string, isWhole: boolean) => {
    const look = (shown: LynxScreen) => findMarked(shown, label, isWhole);
    const target = await find(`choice "${label}"`, look);
    if (isMarked(target)) return;
    await goTo(target);
    await terminal.press("Enter");
    const isOn = async () => {
      const now = look(await screen());
      return now !== undefined && isMarked(now);
    };
    if (!(await until(isOn, 2000))) throw new Error(`"${label}" was pressed, but is not on.`);
  };

  return {
    hasScripts: false,
    open: async (target) => {
      await terminal.press("g");
      await untilStatus("ask for an address", (status) => status.startsWith("URL to open:"));
      await terminal.press("C-u");
      await terminal.type(origin + target);
      await untilStatus("take the address", (status) => status.endsWith(target));
      await terminal.press("Enter");
      await arrive("");
    },
    press: async (name) => arrive(await press(name)),
    fill: async (label, text) => {
      await goTo(await field(label));
      await terminal.press("Enter");
      await untilStatus(`enter "${label}"`, (status) => status.includes("Enter text"));
      await terminal.press("C-u");
      await terminal.type(text);
      await terminal.press("Tab");
      await untilStatus(`leave "${label}"`, (status) => !status.includes("Enter text"));
    },
    choose: (option) => mark(option, true),
    select: async (label, option) => {
      await goTo(await field(label));
      await terminal.press("Enter");
      await find(`option "${option}"`, ({ lines }) => {
        const line = lines.findIndex((text) => text.includes(option));
        return line < 0 ? undefined : { number: 0, before: "", after: "", line };
      });
      await terminal.press("/");
      await terminal.type(option);
      await terminal.press("Enter");
      await terminal.press("Enter");
      const isPicked = async () => valueIn(await field(label)).includes(option);
      if (!(await until(isPicked, 2000))) throw new Error(`"${option}" was picked, but does not stand in "${label}".`);
    },
    tick: (label) => mark(label, false),
    // Lynx folds nothing: whatever is in it stands below it.
    unfold: async (summary) => {
      if (!textOf(await screen()).includes(summary)) throw new Error(`There is no "${summary}" on the screen.`);
    },
    valueOf: async (label) => valueIn(await field(label)),
    text: async () => textOf(await screen()),
    download: async (name) => {
      await goTo(await named(name));
      await terminal.press("d");
      return saved("Save to disk");
    },
    print: async () => {
      await terminal.press("p");
      return saved("Save to a local file");
    },
    end: () => Promise.resolve(terminal.close()),
  };

  /** Saves to a file by the page that lynx shows then, and reads the file. */
  async function saved(link: string): Promise<Buffer> {
    const file = path.join(folder, "saved");
    rmSync(file, { force: true });
    await goTo(await find(`link "${link}"`, (shown) => findNamed(shown, link)));
    await terminal.press("Enter");
    await untilStatus("ask for a file name", (status) => status.includes("filename"));
    await terminal.press("C-u");
    await terminal.type(file);
    await terminal.press("Enter");
    let content: Buffer = Buffer.alloc(0);
    const isThere = await until(() => (content = readFileSync(file)).length > 0);
    if (!isThere) throw new Error(`Lynx saved nothing: ${(await screen()).status}`);
    return content;
  }
}
