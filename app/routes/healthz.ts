import { checkHealth } from "~/domain/health.server";
import { calls } from "~/http/calls.server";

const health = calls(
  {
    /** Answers when the database does. */
    GET: async () => {
      await checkHealth();
      return { status: "ok" };
    },
  },
  { isAlwaysOpen: true },
);

export const loader = health.loader;
export const action = health.action;
