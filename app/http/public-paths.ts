import { paths } from "~/domain/paths";

/** The pages that everyone may find: they are the same for all, and say nothing of a family. */
export const publicPaths = [
  paths.marketing(),
  paths.trial(),
  paths.signup(),
  paths.terms(),
  paths.privacy(),
  paths.support(),
];
