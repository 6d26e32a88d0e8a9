import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const reading: SubjectData = {
  name: "Reading",
  aliases: ["read", "literacy", "phonics", "literature"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["📖", "📚", "🔤", "🐛", "🦉", "👓", "🔎", "🌙", "🔖", "🐉", "🏰", "📰"],
};
