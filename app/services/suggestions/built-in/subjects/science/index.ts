import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const science: SubjectData = {
  name: "Science",
  aliases: ["sciences", "physics", "chemistry", "biology", "stem", "natural science", "science experiments"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🔬", "🧪", "🌱", "🧲", "🔋", "🌋", "🦴", "🌈", "🧬", "⚡", "💡", "🦠"],
};
