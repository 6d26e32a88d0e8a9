import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const logic: SubjectData = {
  name: "Logic",
  aliases: ["puzzles", "critical thinking", "logical thinking", "reasoning", "thinking", "brain teasers", "riddles"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🧩", "🔎", "🎲", "💡", "🧠", "🔀", "🎯", "🦊", "🔐", "🔑", "🚪", "🤔"],
};
