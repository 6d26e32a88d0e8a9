import type { SubjectData } from "../../subject-data";
import { advanced } from "./advanced";
import { basics } from "./basics";
import { firstSteps } from "./first-steps";
import { goingFurther } from "./going-further";

export const nature: SubjectData = {
  name: "Nature",
  aliases: ["environment", "animals", "wildlife", "outdoors", "plants", "ecology"],
  lessons: [...firstSteps, ...basics, ...goingFurther, ...advanced],
  emojis: ["🌿", "🌳", "🦋", "🐦", "🐸", "🦊", "🍄", "🐝", "🌻", "🐾", "🌊", "🍂"],
};
