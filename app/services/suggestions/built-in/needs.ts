import { countMatches } from "./keywords";

/** Advice completes 'Keep in mind: "…" – '; at most 60 characters each. */
const ADVICE: readonly { keywords: readonly string[]; advice: string }[] = [
  {
    keywords: ["attention", "focus", "concentrate", "concentration", "adhd", "restless", "distracted", "break"],
    advice: "turns of ten minutes with a short break work best",
  },
  {
    keywords: ["dyslexia", "dyslexic", "struggling reader", "reading difficulty", "read aloud", "reading slow"],
    advice: "read instructions aloud and keep texts short",
  },
  {
    keywords: ["dyscalculia", "concrete", "counters", "hands on", "tactile"],
    advice: "use real things to touch before anything on paper",
  },
  {
    keywords: ["shy", "anxious", "anxiety", "confidence", "confident", "afraid", "nervous", "worry", "worried"],
    advice: "begin with something that is sure to succeed",
  },
  {
    keywords: ["autism", "autistic", "routine", "quiet", "noise", "sensory", "calm"],
    advice: "keep a calm place and the same order every time",
  },
  {
    keywords: ["blind", "vision", "sight", "eyesight", "color blind", "glasses"],
    advice: "use large print, strong contrast and things to touch",
  },
  { keywords: ["deaf", "hearing", "hard of hearing"], advice: "show and write down whatever is said" },
  {
    keywords: ["bilingual", "second language", "esl", "english learner", "mother tongue", "speaks"],
    advice: "say new words in both languages",
  },
  { keywords: ["picture", "visual", "drawing", "image", "diagram"], advice: "use plenty of pictures and drawings" },
  {
    keywords: ["active", "move", "movement", "outdoor", "sport", "energy"],
    advice: "let your child stand up, move and use both hands",
  },
  { keywords: ["game", "playful", "fun", "bored", "boring", "motivation"], advice: "turn the practice into a game" },
  {
    keywords: ["gifted", "advanced", "challenge", "fast learner", "quick learner"],
    advice: "add a harder question whenever it gets easy",
  },
  { keywords: ["slow", "slowly", "time", "patience", "patient"], advice: "leave plenty of time and do not hurry" },
];

/** What a parent can do about the needs, as the end of a sentence. */
export function adviceFor(needs: string): string {
  const fitting = ADVICE.find(({ keywords }) => countMatches(keywords, needs) > 0);
  return fitting?.advice ?? "choose examples and a pace that suit your child";
}
