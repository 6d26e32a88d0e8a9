import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const writing: SubjectData = {
  name: "Writing",
  aliases: ["creative writing", "handwriting", "write", "essay writing"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["📝", "📓", "💌", "📰", "🦉", "📜", "💭", "🌟", "🎬", "📮", "🎭", "🐉"],
};
