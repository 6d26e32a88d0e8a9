/** The pages that everyone may find: they are the same for all, and say nothing of a family. */
export const publicPaths = ["/www_v0", "/trial", "/signup", "/terms", "/privacy", "/support"] as const;
