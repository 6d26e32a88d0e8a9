import { countMatches } from "./keywords";
import { subjectNamedIn } from "./subject-names";
import type { Library } from "./wish";

const EMOJIS_MAX = 8;
/** For what has no emojis of its own. */
const ANY = ["📚", "🌟", "💡", "🎯", "🧠", "🌱", "🔎", "🏆"];

/** Single graphemes of at most two UTF-16 code units, with the words they stand for. */
const EMOJI_WORDS: readonly (readonly [emoji: string, ...words: string[]])[] = [
  ["🍕", "pizza", "fraction", "quarter"],
  ["➕", "add", "addition", "plus"],
  ["➖", "subtract", "subtraction", "minus"],
  ["➗", "divide", "division"],
  ["🔺", "shape", "triangle", "geometry"],
  ["⏰", "time", "clock", "hour"],
  ["📊", "graph", "chart", "data"],
  ["🦕", "dinosaur", "fossil", "prehistoric"],
  ["🐶", "dog", "puppy", "pet"],
  ["🐱", "cat", "kitten"],
  ["🐴", "horse", "riding", "pony"],
  ["🐦", "bird", "owl"],
  ["🐝", "bee", "insect", "bug"],
  ["🐟", "fish", "sea", "ocean", "fishing", "aquarium"],
  ["🌻", "flower", "garden", "gardening", "plant"],
  ["🌳", "tree", "forest"],
  ["🌋", "volcano", "earthquake"],
  ["🌙", "moon", "night", "sleep"],
  ["🪐", "planet", "saturn", "solar system"],
  ["🚀", "rocket", "astronaut", "space"],
  ["🔭", "telescope", "star", "astronomy"],
  ["🏰", "castle", "knight", "medieval"],
  ["🏺", "ancient", "greek", "roman", "egypt", "archaeology"],
  ["🚂", "train", "railway", "engine"],
  ["🚗", "car", "driving", "vehicle"],
  ["🚲", "bike", "bicycle", "cycling"],
  ["🤖", "robot", "robotics", "ai"],
  ["🎮", "game", "minecraft", "video game"],
  ["🐍", "python", "snake"],
  ["🎹", "piano", "keyboard"],
  ["🎸", "guitar", "ukulele", "band"],
  ["🥁", "drum", "rhythm", "beat"],
  ["🎻", "violin", "cello", "orchestra"],
  ["🎤", "sing", "singing", "song", "voice"],
  ["💃", "dance", "dancing", "ballet"],
  ["🎭", "theater", "drama", "acting"],
  ["🎬", "film", "movie", "cinema"],
  ["📷", "photo", "photography", "camera"],
  ["🎨", "paint", "painting", "draw", "drawing", "color"],
  ["🧵", "sew", "sewing", "knit", "knitting", "fashion"],
  ["🔨", "build", "woodwork", "carpentry", "repair"],
  ["🍞", "bread", "bake", "baking"],
  ["🍪", "cookie", "cake", "muffin"],
  ["🥗", "healthy", "salad", "vegetable"],
  ["⚽", "soccer", "football", "ball"],
  ["🏀", "basketball"],
  ["🎾", "tennis"],
  ["🏊", "swim", "swimming"],
  ["🥋", "karate", "judo", "martial art"],
  ["🧘", "yoga", "calm", "relax"],
  ["💪", "sport", "exercise", "fitness", "strong"],
  ["😊", "feeling", "emotion", "happy", "friend"],
  ["💬", "speak", "talk", "conversation", "language", "french", "german", "italian", "chinese"],
  ["📖", "read", "reading", "book", "story"],
  ["📝", "write", "writing", "essay", "spelling"],
  ["🧪", "experiment", "chemistry", "lab"],
  ["🔋", "electricity", "circuit", "battery"],
  ["🧲", "magnet", "force", "physics"],
  ["🧬", "biology", "gene", "cell"],
  ["🌍", "country", "countries", "world", "travel", "map"],
  ["💰", "save", "saving", "budget", "bank", "business"],
  ["🎲", "chance", "probability", "dice", "board game"],
  ["🧩", "puzzle", "riddle", "logic"],
  ["✨", "magic", "magic trick"],
];

/** Up to eight emojis: those the goal names, those the subject's words name, those of the subject. */
export function emojiIdeas({ subject, goal }: { subject: string; goal: string }, { curriculum }: Library): string[] {
  const named = subjectNamedIn(subject, curriculum);
  const own = emojisFor(named ? named.beside : subject);
  const ofSubject = named?.subject.emojis ?? ANY;
  return [...new Set([...emojisFor(goal).slice(0, 4), ...own.slice(0, 4), ...ofSubject])].slice(0, EMOJIS_MAX);
}

function emojisFor(text: string): string[] {
  return EMOJI_WORDS.filter(([, ...words]) => countMatches(words, text) > 0).map(([emoji]) => emoji);
}
