import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const geography: SubjectData = {
  name: "Geography",
  aliases: ["maps", "world geography", "map skills", "earth and its people"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🌍", "🧭", "🌋", "🌊", "🗾", "🌵", "🗽", "🐧", "🌏", "🗻", "🚩", "🐪"],
};
