import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const history: SubjectData = {
  name: "History",
  aliases: ["world history", "the past", "us history", "american history", "ancient history"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🏰", "🏺", "📜", "👑", "🗿", "⚓", "🚂", "⏳", "🎩", "🔔", "🪔", "🐫"],
};
