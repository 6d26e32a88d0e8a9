import { plainWords } from "./plain-letters";
import { type Theme, dividers, themes, warnings } from "./unsuitable-themes";

// The two share no character: otherwise a long run of it could be read in too many ways.
const BLANK = '[\\s"-]+';
const WORD = "[\\p{L}\\d]+(?:'\\p{L}+)?";
const NO_LETTER_BEFORE = "(?<![\\p{L}\\d])";
const NO_LETTER_AFTER = "(?![\\p{L}\\d])";
const NOTHING = /(?!)/gu;

/** Where a warning is heard: up to five words after it, in the same sentence. */
const warned = new RegExp(`${source(warnings)}(?:[\\s,"-]+${WORD}){0,5}[\\s,"-]*$`, "u");

const rules = themes.map(compile);

/**
 * The name of the theme for which a text is refused, or null. `frame` is the text with all that it belongs to: words
 * of a lesson in it make a delicate word one of that lesson.
 */
export function unsuitableTheme(text: string, frame = text): string | null {
  const words = plainWords(text);
  return rules.find(({ isRefused }) => isRefused(words, frame))?.name ?? null;
}

function compile({ name, never, doing, things, delicate, lesson, harmless }: Theme) {
  const gap = `(?:${BLANK}(?!${source(dividers)})${WORD}){0,3}${BLANK}`;
  const isNever = expression(never);
  const isDone = doing && things ? new RegExp(source(doing) + gap + source(things), "gu") : NOTHING;
  const isDelicate = expression(delicate);
  const isLesson = expression(lesson);
  const harmlessOnes = expression(harmless, "gu");
  return {
    name,
    isRefused(text: string, frame: string): boolean {
      const words = text.replace(harmlessOnes, "–");
      if (isNever.test(words)) return true;
      if ([...words.matchAll(isDone)].some(({ index }) => !warned.test(words.slice(0, index)))) return true;
      return isDelicate.test(words) && !isLesson.test(plainWords(frame));
    },
  };
}

function expression(list: string | undefined, flags = "u"): RegExp {
  return list ? new RegExp(source(list), flags) : NOTHING;
}

/** The source of a regular expression for any of the expressions of a list. */
function source(list: string): string {
  const expressions = list.trim().split(/\s*[,\n]\s*/);
  const alternatives = expressions.map((one) => one.replaceAll("*", "\\p{L}*").replaceAll(" ", BLANK));
  return `${NO_LETTER_BEFORE}(?:${alternatives.join("|")})${NO_LETTER_AFTER}`;
}
