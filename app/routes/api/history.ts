import { historyCallSchema } from "~/domain/history/history";
import { historyOf } from "~/domain/history/own-history.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const history = calls({
  /** What a child watched, day by day, the newest first. */
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    return { daily_histories: await historyOf(parent, await readJson(visit.request, historyCallSchema)) };
  },
});

export const loader = history.loader;
export const action = history.action;
