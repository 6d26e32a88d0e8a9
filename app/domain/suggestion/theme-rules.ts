import { plainWords, withoutMarks } from "./plain-letters";
import { type Theme, dividers, warnings } from "./themes/theme";
import { themes } from "./unsuitable-themes";

// The two share no character: otherwise a long run of it could be read in too many ways.
const BLANK = '[\\s"-]+';
const WORD = "[\\p{L}\\d]+(?:'\\p{L}+)?";
const UP_TO_FOUR_WORDS = `${BLANK}(?:${WORD}${BLANK}){0,4}`;
const NO_LETTER_BEFORE = "(?<![\\p{L}\\d])";
const NO_LETTER_AFTER = "(?![\\p{L}\\d])";
const NOTHING = /(?!)/gu;

/** Where a warning is heard: up to eight words after it, in the same sentence. */
const warned = new RegExp(`${source(warnings)}(?:[\\s,"-]+${WORD}){0,8}[\\s,"-]*$`, "u");

const rules = themes.map(compile);

/**
 * The theme for which a text is refused, or null. `frame` is the text with all that it belongs to: words of a lesson in
 * it make a delicate word one of that lesson.
 */
export function unsuitableTheme(text: string, frame = text): Pick<Theme, "name" | "needsHelp"> | null {
  const words = plainWords(text);
  return rules.find(({ isRefused }) => isRefused(words, frame))?.theme ?? null;
}

function compile(theme: Theme) {
  const { never, doing, things, unlessWarned, delicate, lesson, harmless, within, together = [] } = theme;
  const gap = `(?:${BLANK}(?!${source(dividers)})${WORD}){0,3}${BLANK}`;
  const isNever = never ? new RegExp(source(never, '[\\s"-]*'), "u") : NOTHING;
  const done = [doing && things && source(doing) + gap + source(things), unlessWarned && source(unlessWarned)];
  const isDone = new RegExp(done.filter(Boolean).join("|") || "(?!)", "gu");
  const pairs = together.map((pair) => pair.map((list) => expression(list)));
  const isDelicate = expression(delicate);
  const isLesson = expression(lesson);
  const isWithin = within ? new RegExp(anywhere(within), "u") : NOTHING;
  const harmlessOnes = within && harmless ? new RegExp(anywhere(harmless), "gu") : expression(harmless, "gu");
  return {
    theme,
    isRefused(text: string, frame: string): boolean {
      const words = text.replace(harmlessOnes, "–");
      if (isNever.test(words) || isWithin.test(words)) return true;
      if ([...words.matchAll(isDone)].some(({ index }) => !warned.test(words.slice(0, index)))) return true;
      if (pairs.some((pair) => pair.every((one) => one.test(words))) && !isLesson.test(words)) return true;
      return isDelicate.test(words) && !isLesson.test(plainWords(frame));
    },
  };
}

function expression(list: string | undefined, flags = "u"): RegExp {
  return list ? new RegExp(source(list), flags) : NOTHING;
}

/** The source of a regular expression for any of the expressions of a list. */
function source(list: string, blank = BLANK): string {
  const alternatives = expressionsOf(list).map((one) =>
    one
      .replaceAll("*", "\\p{L}*")
      .replaceAll(/(?<=^|\s)\(\|([^()]*)\) /g, `(?:(?:$1)${BLANK})?`)
      .replaceAll(" ~ ", UP_TO_FOUR_WORDS)
      .replaceAll(" ", blank),
  );
  return `${NO_LETTER_BEFORE}(?:${alternatives.join("|")})${NO_LETTER_AFTER}`;
}

/** The same where words have no blanks between them. */
function anywhere(list: string): string {
  return expressionsOf(list)
    .map((one) => one.replaceAll("~", "[\\p{L}\\s]{0,16}").replaceAll("*", "\\p{L}*").replaceAll(" ", "\\s*"))
    .join("|");
}

function expressionsOf(list: string): string[] {
  return withoutMarks(list)
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter(Boolean);
}
