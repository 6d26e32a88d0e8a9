import type { SamplePlan } from "./sample-plan";

export const chess: SamplePlan = {
  id: "chess",
  emoji: "👑",
  subject: "Chess",
  goal: "Win a game by checkmate",
  previous_knowledge: "Knows how the pieces move",
  ages: "7 to 11",
  lessons: [
    {
      title: "Check!",
      explanation: "Attack the king and get out of it.",
      topics: ["What check means", "Moving away", "Blocking", "Capturing the attacker"],
    },
    {
      title: "Checkmate",
      explanation: "See when the king is lost.",
      topics: ["No way out", "Queen and helper", "Along the last row", "Mate or not?"],
    },
    {
      title: "What pieces are worth",
      explanation: "Trade well and lose nothing for free.",
      topics: ["One, three, five, nine", "Is it protected?", "Good and bad trades", "Counting the board"],
    },
    {
      title: "Little tricks",
      explanation: "Win a piece with one clever move.",
      topics: ["The fork", "The pin", "The skewer", "Puzzles of one move"],
    },
    {
      title: "A good beginning",
      explanation: "Start a game with a plan.",
      topics: ["The middle of the board", "Knights and bishops out", "King to safety", "A whole game, slowly"],
    },
  ],
};
