import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const chess: SubjectData = {
  name: "Chess",
  aliases: ["chess game", "playing chess", "chess strategy"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["👑", "🐴", "🏰", "🧠", "🏁", "⏰", "🏆", "🎯", "🤝", "🔍", "📖", "🐘"],
};
