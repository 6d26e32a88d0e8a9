import { HELP_NUMBERS } from "./help-lines";

/** What a line says that nobody asked Minnow to say. */
export type WrittenFault = "address" | "phone number" | "shop" | "markup" | "prompt";

const ADDRESS = /https?:|\bwww\.|\S+@\S+\.\w|\b[\w-]+\.(?:com|org|net|edu|gov|io|co|tv|info|gg|ly)\b/i;

/** As numbers are written in this country; years and sums have other dashes. */
const PHONE_NUMBER =
  /(?<![\d-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?![\d-])|\b1-8\d\d-[\w-]{7,}|\+\d{2,3}[\s-]?\d{3,}/g;

/** Shops and paid apps. A name that the parent typed is the subject, and stays. */
const SHOPS = [
  /\b(?:on|from|at|via) amazon\b(?! (?:river|rain|forest|basin|jungle))|\bamazon (?:prime|kindle)\b/i,
  /\bwalmart\b|\betsy\b|\bebay\b|\btemu\b|\bshein\b|\baliexpress\b|\bcostco\b|\bbest buy\b|\bapp store\b|\bgoogle play\b/i,
  /\bnetflix\b|\bhulu\b|\bdisney plus\b|\bdisney\+|\bprime video\b|\broblox\b|\bfortnite\b|\brobux\b/i,
  /\babcmouse\b|\bduolingo\b|\bkiwico\b|\boutschool\b|\bbrainpop\b|\bhooked on phonics\b/i,
];

const SCRIPT =
  /<\s*\/?\s*(?:script|iframe|object|embed|style|svg)\b|javascript:(?!\s[a-z]+\s)|\bon(?:error|load|click)\s*=/i;
const TAG = /<\/?[a-z][^<>]*>|&#?\w{2,8};/i;
const ABOUT_TAGS = /html|web ?(?:site|page)|coding|programming|javascript/i;

const PROMPT =
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model)\b|\b(?:ignore|disregard|forget) (?:all |any |the |your |my )*(?:previous|prior|above|earlier) (?:instructions?|prompts?|rules)|<\||\[\/?inst\]|```|\bi(?:'m| am)(?: very)? sorry,? but i\b|\bi (?:can't|cannot) (?:help|assist) with\b|\bhere (?:is|are) (?:your|the) (?:lesson|topic|line|title)s? (?:you|in the format|as requested)/i;
const OWN_ORDERS = /\bsystem prompt|\b(?:my|these|the) instructions (?:say|are|tell)|\blanguage model\b/i;
const ABOUT_MODELS = /\b(?:ai|artificial intelligence|prompts?|chatbots?|language models?|machine learning|neural)\b/i;

/**
 * What is wrong with a line that an engine wrote, beside what does not suit a child; null when nothing is. `frame` is
 * all that was asked for: what is its subject may be written about.
 */
export function writtenFault(line: string, frame = ""): WrittenFault | null {
  const plain = line
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[‘’]/g, "'");
  if (ADDRESS.test(plain)) return "address";
  const numbers = plain.match(PHONE_NUMBER) ?? [];
  if (numbers.some((number) => !HELP_NUMBERS.has(digitsOf(number)))) return "phone number";
  if (SHOPS.some((shop) => namesAnother(shop, plain, frame))) return "shop";
  if (SCRIPT.test(plain) || (TAG.test(plain) && !ABOUT_TAGS.test(frame))) return "markup";
  if (PROMPT.test(plain) || (OWN_ORDERS.test(plain) && !ABOUT_MODELS.test(frame))) return "prompt";
  return null;
}

function namesAnother(shop: RegExp, line: string, frame: string): boolean {
  const name = shop.exec(line)?.[0].replace(/^(?:on|from|at|via) /i, "");
  return name !== undefined && !frame.toLowerCase().includes(name.toLowerCase());
}

/** A number as it is dialed within the country. */
function digitsOf(number: string): string {
  return number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}
