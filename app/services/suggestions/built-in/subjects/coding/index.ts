import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const coding: SubjectData = {
  name: "Coding",
  aliases: ["programming", "computer science", "code", "computers", "robotics", "scratch", "python"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["💻", "🤖", "🎮", "🐞", "🐍", "💡", "🔁", "🌐", "🧩", "📱", "🔢", "🚀"],
};
