import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const money: SubjectData = {
  name: "Money",
  aliases: ["finance", "finances", "personal finance", "economics", "financial literacy", "money management"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["💰", "🐷", "💵", "🏦", "🛒", "📈", "💳", "🍋", "🎁", "💼", "🧾", "🌍"],
};
