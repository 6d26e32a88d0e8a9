import type { SubjectData } from "../subject-data";
import { art } from "./art";
import { chess } from "./chess";
import { coding } from "./coding";
import { cooking } from "./cooking";
import { english } from "./english";
import { geography } from "./geography";
import { health } from "./health";
import { history } from "./history";
import { logic } from "./logic";
import { math } from "./math";
import { money } from "./money";
import { music } from "./music";
import { nature } from "./nature";
import { reading } from "./reading";
import { science } from "./science";
import { space } from "./space";
import { spanish } from "./spanish";
import { writing } from "./writing";

/** The subjects with a curriculum. */
export const subjects: readonly SubjectData[] = [
  math,
  reading,
  writing,
  science,
  english,
  spanish,
  history,
  geography,
  art,
  music,
  coding,
  chess,
  cooking,
  nature,
  space,
  health,
  money,
  logic,
];
