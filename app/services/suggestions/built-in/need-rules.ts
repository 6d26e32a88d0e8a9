import type { CurriculumLesson } from "~/curriculum/curriculum";
import type { Way } from "./ways";

type Use = CurriculumLesson["uses"][number];
type Content = CurriculumLesson["contains"][number];

/** What is made of a need. One that changes nothing is understood all the same. */
export interface NeedRule {
  /** For people: "dyslexia". */
  name: string;
  /** The words in which parents say it. */
  words: RegExp;
  /** Lessons that cannot do without these are left out. */
  without?: readonly Use[];
  /** Lessons with any of these in the food are left out. */
  free?: readonly Content[];
  /** Lessons that take no longer, in minutes, come first. */
  minutes?: number;
  /** The door to a lesson that suits best. */
  way?: Way;
  /** Whether time is short, so that the essential lessons come before all others. */
  isUrgent?: boolean;
}

const NUTS: readonly Content[] = ["nuts", "peanuts"];
const FISH: readonly Content[] = ["fish", "shellfish"];
const MEAT: readonly Content[] = ["meat", "pork"];
const SHORT = 20;

/** The closed list of needs. Several may be in one phrase. */
export const needRules: readonly NeedRule[] = [
  {
    name: "short lessons",
    words: /\bshort(?:er)? (?:lesson|session|activit|burst)|\bbusy\b|little time|\bquick\b/u,
    minutes: SHORT,
  },
  {
    name: "dyslexia",
    words: /dyslexi|struggling reader|(?:weak|slow|poor) reader|reading (?:difficult|disab)/u,
    way: "hands_on",
  },
  {
    name: "attention",
    words: /\badhd\b|\badd\b|attention|focus|concentrat|distract|restless|fidget|sit(?:ting)? still|wiggl|\bbreaks?\b/u,
    minutes: SHORT,
    way: "hands_on",
  },
  { name: "blind", words: /\bblind\b|no (?:sight|vision)|braille/u, without: ["sight", "screen"] },
  {
    name: "low vision",
    words:
      /low vision|visual(?:ly)? impair|poor (?:sight|vision|eyesight)|large print|partially sighted|color ?blind|colour ?blind/u,
    without: ["sight"],
  },
  {
    name: "deaf",
    words: /\bdeaf|hard of hearing|hearing (?:loss|aid|impair)|cochlear|\basl\b|sign language/u,
    without: ["hearing"],
  },
  {
    name: "non-verbal",
    words:
      /non-?verbal|non-?speaking|does(?: not|n't) (?:speak|talk)|can(?:not|'t) (?:speak|talk)|selective(?:ly)? mut|mutism|\baac\b|stutter|stammer/u,
    without: ["speech"],
  },
  {
    name: "autistic",
    words: /autis|asperger|\basd\b|routine|sensory|noise|loud|overwhelm|calm|quiet|predictable/u,
    without: ["noise"],
    way: "plain",
  },
  { name: "left-handed", words: /left-? ?hand|\blefty\b/u },
  {
    name: "wheelchair",
    words: /wheelchair|mobility|can(?:not|'t) (?:walk|run|stand)|cerebral palsy|crutch/u,
    without: ["legs"],
  },
  {
    name: "no screens",
    words:
      /(?:no|without|limit(?:ed)?|less|avoid|off) (?:\w+ )?(?:screens?|devices?|computers?|tablets?|videos?)|screen-? ?free|unplugged/u,
    without: ["screen"],
  },
  {
    name: "dislikes drills",
    words:
      /(?:hates?|dislikes?|no|bored by|does(?: not|n't) like|against) (?:\w+ )?(?:drills?|worksheets?|repetition|flash ?cards?|memori[sz])|drills? (?:bore|are boring)/u,
    without: ["drill"],
    way: "hands_on",
  },
  {
    name: "learning by doing",
    words: /hands-? ?on|by doing|kin(?:a)?esthetic|tactile|experiments?|practical|build(?:ing)? things/u,
    way: "hands_on",
  },
  {
    name: "asks many questions",
    words: /curious|asks? (?:many|lots of|a lot of) questions|loves? (?:puzzles?|riddles?|mysteries)|why questions/u,
    way: "question",
  },
  {
    name: "a deadline",
    words:
      /deadline|(?:test|exam|quiz|recital|tournament|trip) (?:is |comes )?(?:next|this|on|in|soon)|(?:due|by|before|until) (?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month)|in \w+ (?:days?|weeks?)/u,
    isUrgent: true,
  },
  { name: "nut allergy", words: /\bnuts?\b|almond|cashew|walnut|pecan|pistachio|hazelnut|tree ?nut/u, free: NUTS },
  { name: "peanut allergy", words: /peanut/u, free: NUTS },
  { name: "no dairy", words: /dairy|lactose|\bmilk\b|casein/u, free: ["dairy"] },
  { name: "no eggs", words: /\beggs?\b/u, free: ["eggs"] },
  { name: "no gluten", words: /gluten|c(?:o)?eliac|wheat/u, free: ["gluten"] },
  { name: "no soy", words: /\bsoy/u, free: ["soy"] },
  { name: "no sesame", words: /sesame|tahini/u, free: ["sesame"] },
  { name: "no fish", words: /\bfish\b|seafood/u, free: FISH },
  { name: "no shellfish", words: /shellfish|shrimp|crab\b|lobster/u, free: ["shellfish"] },
  { name: "no pork", words: /\bpork\b|halal|muslim|kosher|jewish/u, free: ["pork"] },
  { name: "kosher", words: /kosher/u, free: ["pork", "shellfish"] },
  { name: "vegetarian", words: /vegetarian|no meat|meat-?free|does(?: not|n't) eat meat/u, free: [...MEAT, ...FISH] },
  { name: "vegan", words: /vegan|plant-?based/u, free: [...MEAT, ...FISH, "dairy", "eggs"] },
];

/** A number of minutes: "15 minutes a day", "10-min lessons". */
export const MINUTES = /\b(\d{1,2})[ -]?min(?:ute)?s?\b/u;
/** What a child loves, as the parent says it. */
export const LOVES =
  /\b(?:loves?|likes?|prefers?|enjoys?|adores?|(?:is )?(?:really )?into|interested in|fan of|obsessed with|crazy about)\s+(?!to\b)(.+)$/u;
