import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const bundle = readFileSync(fileURLToPath(import.meta.resolve("@guidepup/virtual-screen-reader/browser.js")), "utf8");
/** The reader as a script instead of a module: the page's policy lets nothing be imported. */
const script = bundle.replace(/export\s*\{[^}]*?([\w$]+) as virtual\s*\};?/, "window.screenReader = $1;");

/** More than any page says. */
const PHRASES_MAX = 2000;

/** What is a thing of its own, and not a text. */
const THING =
  /^(link|button|heading|textbox|radio|checkbox|combobox|group|region|navigation|main|banner|contentinfo|status|alert|dialog|list|table|img|term|definition)(,|$)/;
/** What only frames text; screen readers say nothing of it. */
const SILENT = /^(end of )?(paragraph|strong|form)$/;

interface Reader {
  start: (options: { container: Node }) => Promise<void>;
  stop: () => Promise<void>;
  next: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
}

/** What a screen reader says of a page that is read from its title to its end, a line for each thing it stops at. */
export async function readAloud(page: Page): Promise<string[]> {
  await page.evaluate(script);
  const phrases = await page.evaluate(listen, PHRASES_MAX);
  return [`Title: ${await page.title()}`, ...inLines(phrases)];
}

async function listen(most: number): Promise<string[]> {
  const { screenReader } = window as unknown as { screenReader: Reader };
  // The reader says the values that buttons send, which browsers tell nobody, and what is folded away.
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[value]")];
  const values = buttons.map(({ value }) => value);
  const folded = [...document.querySelectorAll<HTMLElement>("details:not([open]) > :not(summary)")];
  buttons.forEach((button) => button.removeAttribute("value"));
  folded.forEach((element) => (element.hidden = true));
  await screenReader.start({ container: document.body });
  const said: string[] = [];
  for (let phrase = ""; phrase !== "end of document" && said.length < most;) {
    await screenReader.next();
    phrase = await screenReader.lastSpokenPhrase();
    said.push(phrase);
  }
  await screenReader.stop();
  buttons.forEach((button, index) => (button.value = values[index] ?? ""));
  folded.forEach((element) => (element.hidden = false));
  return said;
}

/** Puts together what the reader says piece by piece: a paragraph is a line, and a link's name is not said twice. */
function inLines(phrases: readonly string[]): string[] {
  const lines: string[] = [];
  let isText = false;
  for (let index = 0; index < phrases.length; index += 1) {
    const phrase = phrases[index] ?? "";
    const item = /^listitem, level (\d+), position (\d+), set size (\d+)$/.exec(phrase);
    const isEnd = phrase.startsWith("end of ");
    if (item) lines.push(`${"  ".repeat(Number(item[1]) - 1)}${item[2]} of ${item[3]}:`);
    else if (SILENT.test(phrase) || isEnd || THING.test(phrase)) isText = false;
    if (SILENT.test(phrase) || item || isEnd) {
      if (/^end of (main|banner|region|group|dialog)/.test(phrase)) lines.push(phrase);
      isText = item !== null;
      continue;
    }
    const isThing = THING.test(phrase);
    if (isText) lines.push(`${lines.pop()} ${phrase}`);
    else lines.push(phrase);
    isText = !isThing;
    // What a link, button or heading is made of was said with its name.
    const end = /^(link|button|heading), /.test(phrase) ? phrases.indexOf(`end of ${phrase}`, index) : -1;
    if (end > 0) index = end;
    if (/^(radio|checkbox), /.test(phrase) && phrase.includes(`, ${phrases[index + 1]}`)) index += 1;
  }
  return lines.filter((line) => line !== "list");
}
