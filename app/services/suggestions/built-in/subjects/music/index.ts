import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const music: SubjectData = {
  name: "Music",
  aliases: ["singing", "music theory", "piano", "guitar", "violin", "drums"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🎵", "🎹", "🎸", "🥁", "🎻", "🎤", "🎺", "🎧", "🎼", "🎷", "🔔", "💃"],
};
