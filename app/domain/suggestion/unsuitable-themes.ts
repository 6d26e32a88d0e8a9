import { abuse } from "./themes/abuse";
import { bodies } from "./themes/bodies";
import { crime } from "./themes/crime";
import { harmToOneself } from "./themes/harm-to-oneself";
import { latinLetters } from "./themes/latin-letters";
import { otherLetters } from "./themes/other-letters";
import { poisonAndDares } from "./themes/poison-and-dares";
import { substances } from "./themes/substances";
import type { Theme } from "./themes/theme";
import { violence } from "./themes/violence";

/** What is refused, the themes first for which there are people to call. */
export const themes: readonly Theme[] = [
  ...harmToOneself,
  ...abuse,
  ...bodies,
  ...substances,
  ...poisonAndDares,
  ...violence,
  ...crime,
  ...latinLetters,
  ...otherLetters,
];
