import { type Curriculum, makeCurriculum } from "./curriculum";

let loaded: Promise<Curriculum> | undefined;

/** The curriculum, read once, when it is first asked for. */
export function loadCurriculum(): Promise<Curriculum> {
  loaded ??= import("virtual:curriculum").then(({ default: readFiles }) => makeCurriculum(readFiles()));
  return loaded;
}
