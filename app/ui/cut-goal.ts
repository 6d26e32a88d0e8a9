import { GOAL_DISPLAY_CUT } from "~/domain/limits";

/** Splits text into what a reader counts as characters; browsers without a segmenter count code points. */
function splitCharacters(text: string): string[] {
  if (!("Segmenter" in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter("en").segment(text), (part) => part.segment);
}

/** The goal as the plan table shows it on small screens: at most 60 characters, then an ellipsis. */
export function cutGoal(goal: string): string {
  if (goal.length <= GOAL_DISPLAY_CUT) return goal;
  const characters = splitCharacters(goal);
  return characters.length <= GOAL_DISPLAY_CUT ? goal : `${characters.slice(0, GOAL_DISPLAY_CUT).join("")}…`;
}
