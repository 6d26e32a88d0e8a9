import type { SamplePlan } from "./sample-plan";

export const music: SamplePlan = {
  id: "music",
  emoji: "🎵",
  subject: "Music",
  goal: "Read simple notes and keep a steady beat",
  previous_knowledge: "Sings along with songs",
  ages: "7 to 10",
  lessons: [
    {
      title: "The beat",
      explanation: "Feel the pulse of a song and stay with it.",
      topics: ["Walking to music", "Clapping and counting", "Fast and slow", "Strong and weak beats"],
    },
    {
      title: "Long and short",
      explanation: "Read and clap first rhythms.",
      topics: ["Quarter notes", "Pairs of eighths", "Rests are silent", "Rhythms of names"],
    },
    {
      title: "High and low",
      explanation: "See how notes climb on five lines.",
      topics: ["Lines and spaces", "Steps and skips", "The treble clef", "Singing from notes"],
    },
    {
      title: "A first tune",
      explanation: "Play three notes on any instrument at hand.",
      topics: ["Finding the notes", "Slowly and evenly", "Both halves together", "Playing for someone"],
    },
    {
      title: "Make your own",
      explanation: "Write down a tune that others can play.",
      topics: ["Question and answer", "Four measures", "A loud and a soft part", "A little concert"],
    },
  ],
};
