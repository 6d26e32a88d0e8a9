import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const english: SubjectData = {
  name: "English",
  aliases: ["english language", "esl", "grammar", "language arts", "english as a second language"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["💬", "🔤", "📚", "📣", "🎧", "🔠", "👋", "🎭", "📝", "👂", "💡", "🦉"],
};
