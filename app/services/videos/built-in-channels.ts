/** Who makes the built-in catalogue's videos, by the preset subjects in lower case. All are made up. */
const CHANNELS: Record<string, readonly string[]> = {
  math: ["Number Harbor", "The Counting Pond", "Fraction Street"],
  reading: ["Page by Page", "The Story Boat", "Letters Ahoy"],
  writing: ["Pencil Bay", "One Good Sentence", "The Story Boat"],
  science: ["Why Does It Do That?", "Kitchen Lab", "The Curious Otter"],
  english: ["Word Lighthouse", "Letters Ahoy", "Talk It Over"],
  spanish: ["Hola Harbor", "Palabras Pond", "Talk It Over"],
  history: ["Long Ago Lane", "The Time Ferry", "Old Maps"],
  geography: ["Old Maps", "River to Mountain", "Where in the World"],
  art: ["Paint and Paper", "The Drawing Dock", "Color Cove"],
  music: ["Clap and Count", "The Humming Heron", "Tune Time"],
  coding: ["Blocks and Bugs", "The Little Loop", "Think Then Type"],
  chess: ["Knights on the Pier", "Sixty-Four Squares", "One Move Ahead"],
  cooking: ["Small Hands Kitchen", "The Wooden Spoon", "Kitchen Lab"],
  nature: ["The Curious Otter", "Pond and Meadow", "Leaf by Leaf"],
  space: ["Night Sky Club", "Past the Moon", "Why Does It Do That?"],
  health: ["Strong and Well", "Every Day Habits", "The Wooden Spoon"],
  money: ["Piggy Bank Pier", "Coins That Count", "Every Day Habits"],
  logic: ["Puzzle Point", "One Move Ahead", "The Riddle Raft"],
};

const FOR_EVERY_SUBJECT = ["Minnow Learning", "The Curious Otter", "Step by Step Bay"];

/** The channels that make videos about a subject. */
export function channelsOf(subject: string): readonly string[] {
  const name = subject.trim().toLowerCase();
  return (Object.hasOwn(CHANNELS, name) ? CHANNELS[name] : undefined) ?? FOR_EVERY_SUBJECT;
}
