import { countMatches } from "./keywords";
import { capitalize, clean, cut, isolate, quote, saysNothing } from "./text";

const QUOTE_MAX = 80;
const ADVICE_MAX = 2;
const SEPARATORS = /[,;.\n]+|\band\b/iu;
const ENJOYS =
  /\b(?:loves?|likes?|enjoys?|adores?|is into|interested in|fan of|obsessed with|crazy about)\s+(?!to\b)(.+)$/iu;

/** The first whose words a parent uses counts. */
const ADVICE: readonly { keywords: readonly string[]; sentence: string }[] = [
  {
    keywords: ["dyslexia", "dyslexic", "struggling reader", "reading difficulty", "weak reader", "slow reader"],
    sentence: "To make reading easier, read instructions aloud together and keep the texts short and in large print.",
  },
  {
    keywords: ["dyscalculia", "number anxiety", "math anxiety"],
    sentence: "To make numbers easier, use real things to touch before anything is written on paper.",
  },
  {
    keywords: ["dysgraphia", "handwriting", "fine motor", "hates writing", "pencil grip"],
    sentence: "To spare tired hands, let answers be spoken, typed or drawn as well as written.",
  },
  {
    keywords: ["attention", "focus", "concentrate", "concentration", "adhd", "restless", "distracted", "break"],
    sentence: "To help with focus, work in turns of about ten minutes with a short break in between.",
  },
  {
    keywords: ["autism", "autistic", "asperger", "routine", "noise", "sensory", "quiet", "predictable", "calm"],
    sentence: "To keep things calm, use the same quiet place and the same order of steps every time.",
  },
  {
    keywords: ["shy", "anxious", "anxiety", "confidence", "confident", "afraid", "nervous", "worry", "scared", "fear"],
    sentence: "To build confidence, begin with something that is sure to work and praise the effort.",
  },
  {
    keywords: ["perfectionist", "frustrated", "gives up", "tantrum", "cries", "upset"],
    sentence: "To keep up courage, treat mistakes as part of learning and stop while it still goes well.",
  },
  {
    keywords: ["blind", "vision", "sight", "eyesight", "glasses", "large print"],
    sentence: "To make it easy to see, use large print, strong contrast and things to touch.",
  },
  {
    keywords: ["deaf", "hearing", "hearing aid", "hard of hearing", "sign language"],
    sentence: "To make up for what is not heard, show and write down whatever is said.",
  },
  {
    keywords: ["wheelchair", "mobility", "cerebral palsy", "physical disability"],
    sentence: "To keep everything in reach, set up all that is needed at one table before you start.",
  },
  {
    keywords: [
      "bilingual",
      "second language",
      "esl",
      "ell",
      "english learner",
      "mother tongue",
      "speaks",
      "not native",
    ],
    sentence: "To make new words stick, say them in both languages and put a picture beside each.",
  },
  {
    keywords: ["picture", "visual", "visually", "image", "diagram", "videos"],
    sentence: "To give the eyes something to hold on to, draw a picture or a diagram for every new idea.",
  },
  {
    keywords: ["audio", "auditory", "listening", "listens", "podcast", "read aloud"],
    sentence: "To learn by listening, talk each step through and let your child say it back.",
  },
  {
    keywords: ["active", "move", "movement", "moving", "outdoor", "outside", "energy", "energetic", "sit still"],
    sentence: "To use all that energy, let your child stand up, move around and work with both hands.",
  },
  {
    keywords: [
      "hands on",
      "by doing",
      "practical",
      "experiments",
      "tactile",
      "kinesthetic",
      "build",
      "concrete",
      "crafts",
      "touch",
    ],
    sentence: "To learn by doing, try every new idea with things from home before writing it down.",
  },
  {
    keywords: ["game", "playful", "fun", "bored", "boring", "motivation", "motivated", "unmotivated", "interest"],
    sentence: "To keep it fun, turn the practice into a game with points, dice or a timer.",
  },
  {
    keywords: ["gifted", "advanced", "challenge", "challenging", "fast learner", "quick learner", "ahead", "bright"],
    sentence: "To keep it a challenge, add a harder question whenever one gets easy.",
  },
  {
    keywords: ["slow", "slowly", "extra time", "more time", "own pace", "patience", "patient", "repetition", "repeat"],
    sentence: "To leave time for everything to sink in, go slowly and repeat each step on another day.",
  },
  {
    keywords: ["short lesson", "short session", "busy", "little time", "minutes", "minute", "weekend", "quick"],
    sentence: "To fit it into a full week, pick one topic a day and stop when the time is up.",
  },
  {
    keywords: ["sibling", "brother", "sister", "friend", "together", "group", "alone", "only child"],
    sentence: "To learn in company, take turns at being the teacher and the one who asks.",
  },
  {
    keywords: ["test", "exam", "quiz", "homework", "report card", "grades"],
    sentence: "To be ready for a test, end each lesson with three questions answered from memory.",
  },
  {
    keywords: ["remember", "memory", "forgets", "forgetful", "forget"],
    sentence: "To help it stay in mind, look back at the last lesson for a few minutes before each new one.",
  },
];

/** What is made of a parent's words on a child's needs. */
export interface Needs {
  /** Whole sentences on how to meet them, at most two. */
  advice: readonly string[];
  /** What there is no advice for: it may name something to be learned. */
  rest: string;
}

/** Finds advice for each part of the needs. */
export function readNeeds(needs: string): Needs {
  if (saysNothing(needs)) return { advice: [], rest: "" };
  const parts = clean(needs)
    .split(SEPARATORS)
    .filter((part) => !saysNothing(part));
  const advised = parts.map((part) => ({ part, sentence: adviceFor(part) }));
  const sentences = new Set(advised.flatMap(({ sentence }) => sentence ?? []));
  const rest = advised.filter(({ sentence }) => sentence === undefined).map(({ part }) => part.trim());
  return { advice: [...sentences].slice(0, ADVICE_MAX), rest: rest.join(", ") };
}

/** A sentence that keeps in mind what there is no advice for. */
export function reminderOf(rest: string): string {
  return `Keep in mind: ${quote(capitalize(rest), QUOTE_MAX)}.`;
}

function adviceFor(part: string): string | undefined {
  const advice = ADVICE.find(({ keywords }) => countMatches(keywords, part) > 0)?.sentence;
  const enjoyed = ENJOYS.exec(part)?.[1];
  if (advice !== undefined || enjoyed === undefined) return advice;
  return `Choose examples from what your child enjoys: ${isolate(cut(enjoyed.trim(), QUOTE_MAX))}.`;
}
