import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const health: SubjectData = {
  name: "Health",
  aliases: [
    "wellbeing",
    "fitness",
    "physical education",
    "pe",
    "sport",
    "sports",
    "wellness",
    "healthy living",
    "nutrition",
  ],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🍎", "💪", "💤", "🦷", "🏃", "🥦", "😊", "💧", "🧠", "🧼", "🩹", "🫀"],
};
