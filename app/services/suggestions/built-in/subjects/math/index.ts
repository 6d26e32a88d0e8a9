import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const math: SubjectData = {
  name: "Math",
  aliases: ["maths", "mathematics", "arithmetic", "algebra", "geometry"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🔢", "➕", "🧮", "📐", "📏", "🍕", "📊", "🎲", "➗", "🔺", "🎯", "💯"],
};
