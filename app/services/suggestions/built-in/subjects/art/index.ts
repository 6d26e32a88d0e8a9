import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const art: SubjectData = {
  name: "Art",
  aliases: ["arts", "drawing", "painting", "arts and crafts", "crafts", "visual arts"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🎨", "🌈", "🎭", "🏺", "📐", "🌻", "👀", "🦚", "📸", "🧵", "🌊", "🗿"],
};
