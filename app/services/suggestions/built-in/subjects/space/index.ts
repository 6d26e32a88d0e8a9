import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const space: SubjectData = {
  name: "Space",
  aliases: ["astronomy", "outer space", "universe", "planets", "stars", "solar system"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🚀", "🌙", "🪐", "🌟", "🌞", "🔭", "👽", "🌌", "🛸", "🌍", "🌠", "🌑"],
};
