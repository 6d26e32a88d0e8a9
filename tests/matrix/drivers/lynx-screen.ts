import { inSingleSpaces } from "../visitor";

/** A link or a part of a form, as lynx numbers it on its screen. */
export interface Numbered {
  number: number;
  /** What stands directly before the number on its line: "(" where it is a button. */
  before: string;
  /** What follows it, up to the next number or the end of the line: its name, or what is typed into it. */
  after: string;
  line: number;
}

const NUMBER = /\[(\d+)\]/g;
/** What lynx shows of a button's value before its words. */
const BUTTON_VALUE = /^[^)]*\) /;
/** What is only looked at, after a button's words. */
const SIGN_AFTER = /[↑↓]$/;
const EMOJI_BEFORE = /^[^\p{L}\p{N}]+/u;
const MARK = /^(?:\(([ *])\)|\[([ X])\]) /;

/** What is on a screen of lynx, apart from its status line. */
export interface LynxScreen {
  lines: string[];
  /** The bottom line, where lynx says what it does and asks what it wants to know. */
  status: string;
  numbered: Numbered[];
}

/** Reads lynx's screen. */
export function readScreen(shown: readonly string[]): LynxScreen {
  const lines = shown.slice(0, -1);
  const numbered = lines.flatMap((text, line) => {
    const marks = [...text.matchAll(NUMBER)];
    return marks.map((mark, index) => ({
      number: Number(mark[1]),
      before: text.slice(0, mark.index),
      after: text.slice(mark.index + mark[0].length, marks[index + 1]?.index).replace(/ \($/, ""),
      line,
    }));
  });
  return { lines, status: shown.at(-1) ?? "", numbered };
}

/** The page's words without the numbers that lynx puts in. */
export function textOf({ lines }: LynxScreen): string {
  return inSingleSpaces(lines.join(" ").replace(NUMBER, ""));
}

/** Whether it is a form's button, which is gone to first and pressed then. */
export function isButton({ before }: Numbered): boolean {
  return before.endsWith("(");
}

/** What a button or link is called. */
export function nameOf(one: Numbered): string {
  const words = inSingleSpaces(isButton(one) ? one.after.replace(BUTTON_VALUE, "") : one.after);
  return words.replace(SIGN_AFTER, "");
}

/** The button or link of this name; else the first whose line goes on after it, as in a sentence. */
export function findNamed({ numbered }: LynxScreen, name: string): Numbered | undefined {
  return (
    numbered.find((one) => nameOf(one) === name) ??
    numbered.find((one) => !isButton(one) && nameOf(one).startsWith(name))
  );
}

/** The radio button or box of this label: in whole, apart from an emoji before it, or in part. */
export function findMarked({ numbered }: LynxScreen, label: string, isWhole: boolean): Numbered | undefined {
  return numbered.find((one) => {
    if (!MARK.test(one.after)) return false;
    const name = inSingleSpaces(one.after.replace(MARK, ""));
    return isWhole ? name.replace(EMOJI_BEFORE, "") === label : name.includes(label);
  });
}

/** Whether a radio button or box is on. */
export function isMarked({ after }: Numbered): boolean {
  const [, radio, box] = MARK.exec(after) ?? [];
  return radio === "*" || box === "X";
}

/** The first part of a form after the label: beside it, or below it and what helps to fill it in. */
export function findField({ lines, numbered }: LynxScreen, label: string): Numbered | undefined {
  const isBeside = ({ before }: Numbered) => inSingleSpaces(before.replace(/.*\]/, "")).endsWith(label);
  const labelLine = lines.findIndex((text) => inSingleSpaces(text) === label);
  return (
    numbered.find((one) => isBeside(one) && isField(one)) ??
    (labelLine < 0 ? undefined : numbered.find((one) => one.line > labelLine && isField(one)))
  );
}

/** What stands in a field. */
export function valueIn({ after }: Numbered): string {
  return after.replace(/_*\s*$/, "");
}

function isField(one: Numbered): boolean {
  return !isButton(one) && !MARK.test(one.after);
}
