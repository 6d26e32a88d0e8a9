const OPENINGS = [
  /^(?:sure|certainly|of course|absolutely|okay|ok|alright|great|gladly|no problem|happy to help)(?: thing)?\s*[!,.:]/iu,
  /^(?:here(?:['’]s| is| are| you go)|below (?:is|are)|the following (?:is|are)|this (?:is a|plan|study plan))\b/iu,
  /^i(?:['’]ve| have) (?:written|made|created|prepared)\b/iu,
  /^(?:i(?:['’]m| am) )?sorry\b|^i (?:can['’]t|cannot|won['’]t) (?:help|assist|write|provide|suggest)\b/iu,
];
const CLOSINGS = [
  /^(?:i hope|hope this|feel free|would you like|do you want|happy learning|happy teaching|good luck)\b/iu,
  /\b(?:let me know|please note that)\b/iu,
];
/** What a line says of itself, where the title should be. */
const LABEL =
  /^(?:title|lessons?|explanation|description|note|topics?|goals?|subject|grade|grade level|study plan|lesson plan|previous knowledge|needs|lesson ?number)$/iu;

/** Whether a line speaks to whoever asked, instead of being one of the lines asked for. */
export function isChatter(text: string): boolean {
  return text.endsWith(":") || LABEL.test(text) || [...OPENINGS, ...CLOSINGS].some((pattern) => pattern.test(text));
}

/** Whether a title is only the name of what follows, like "Explanation". */
export function isLabel(title: string): boolean {
  return LABEL.test(title);
}
