import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const spanish: SubjectData = {
  name: "Spanish",
  aliases: ["español", "espanol", "castellano", "spanish language"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🌮", "💃", "🌞", "👋", "🥑", "🎸", "💬", "🦜", "🌵", "🪅", "🥭", "🍊"],
};
