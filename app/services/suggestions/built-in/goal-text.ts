import { ORDINALS } from "./grade";

const GRADE_SAID = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?[- ]grade(?:rs?)?|grade \d{1,2}|(?:${ORDINALS.join("|")})[- ]grade(?:rs?)?|` +
    String.raw`(?:pre-?)?kindergarten(?:ers?)?|(?:middle|high|elementary|primary) school|\d{1,2} years? old|age \d{1,2})\b`,
  "giu",
);
/** What says how, and not what: "deal" alone is about prices, "scratch" alone a language. */
const FILLERS = /\b(?:from scratch|deal(?:ing)? with|on (?:his|her|their|my) own|all by (?:him|her|them)sel\w+)\b/giu;
const PREPOSITION = /\b(?:in|on|at|from|during|with|without|for)\b/iu;
/** A goal without the grade, which says for whom, and without words that say how. */
export function plainGoal(text: string): string {
  return text.replace(GRADE_SAID, " ").replace(FILLERS, " ");
}

/** What a goal is about where it says more: "birds" in "birds in our garden". */
export function headOf(text: string): string {
  return text.split(PREPOSITION)[0] ?? "";
}
