import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const cooking: SubjectData = {
  name: "Cooking",
  aliases: ["baking", "cookery", "cook", "food", "culinary arts"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🍳", "🍕", "🥗", "🍪", "🥕", "🍞", "🍲", "🧁", "🥄", "🍝", "🥞", "🧂"],
};
