import { data, redirect } from "@remix-run/node";
import { ProductError } from "~/domain/errors";
import { hashToken } from "~/domain/ids.server";
import { paths } from "~/domain/paths";
import { movePosition } from "~/domain/study-plan/plan-moves.server";
import type { Visit } from "~/http/context.server";
import { reportRefusal } from "~/http/refusals.server";

/** Moves on or back, to a position like "1.0"; what is refused is told on the page. */
export async function move(
  visit: Visit,
  plan: { parentId: string; username: string; planId: string },
  position: string,
) {
  const { parentId, username, planId } = plan;
  const [lesson_index = -1, topic_index = -1] = /^\d{1,4}\.\d{1,4}$/.test(position)
    ? position.split(".").map(Number)
    : [];
  try {
    await movePosition(parentId, username, planId, { lesson_index, topic_index });
    return redirect(paths.child.viewStudyPlan(username, planId, { notice: "moved" }), 303);
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    reportRefusal(visit, error);
    return data({ problem: error.message }, { status: error.status });
  }
}

/** The id of a copy: the same for the same press, and another for each sibling: whoever comes back to the page may copy to the next. */
export function copyIdFor(planId: string, sibling: string, pressId: string): string {
  return `study_plan_${hashToken([planId, sibling, pressId].join(" "))}`;
}
