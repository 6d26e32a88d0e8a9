import { type Curriculum, linkCurriculum } from "./curriculum";

let loaded: Promise<Curriculum> | undefined;

/** The curriculum, read once, when it is first asked for. */
export function loadCurriculum(): Promise<Curriculum> {
  loaded ??= import("virtual:curriculum").then(({ default: readFiles }) => linkCurriculum(readFiles()));
  return loaded;
}
