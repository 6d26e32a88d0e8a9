import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { childrenOf } from "~/domain/child/child.server";
import { hashToken, newId } from "~/domain/ids.server";
import { copyPlan } from "~/domain/study-plan/copy-plan.server";
import { lessonsWithStates, progressPercent } from "~/domain/study-plan/progress";
import { archivePlan, requireStudyPlan, restorePlan } from "~/domain/study-plan/study-plan.server";
import { pendingAction } from "~/domain/subscription/subscription.server";
import { forOwnChild } from "~/http/child.server";
import { readForm, textOf } from "~/http/forms.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyPlan } from "~/ui/copy-plan";
import { FormToken } from "~/ui/forms/form-token";
import { LessonList } from "~/ui/lesson-list";
import { Meter } from "~/ui/meter";
import { Notice } from "~/ui/notice";
import { planNoticeText } from "~/ui/notices";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => pageTitle(shown?.plan.subject ?? "Study plan");

export function loader(args: LoaderFunctionArgs) {
  return forOwnChild(args, async ({ parent, child }) => {
    const { searchParams } = new URL(args.request.url);
    const plan = await requireStudyPlan(parent.id, child.username, searchParams.get("study_plan_id") ?? "");
    const children = await childrenOf(parent.id);
    return {
      child,
      plan,
      lessons: lessonsWithStates(plan),
      percent: progressPercent(plan),
      notice: planNoticeText(searchParams.get("notice"), child.first_name),
      siblings: children.filter(({ username }) => username !== child.username),
      pressId: newId("press"),
      canAddPlan: (await pendingAction(parent.id)) === "none",
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return forOwnChild(args, async ({ parent, child }) => {
    const planId = new URL(args.request.url).searchParams.get("study_plan_id") ?? "";
    const form = await readForm(args.request);
    switch (textOf(form, "intent")) {
      case "archive":
        await archivePlan(parent.id, child.username, planId);
        return redirect(`/profile/${child.username}?notice=archived&study_plan_id=${planId}`, 303);
      case "restore":
        await restorePlan(parent.id, child.username, planId);
        return redirect(`/profile/${child.username}?notice=restored`, 303);
      case "copy": {
        // The page comes back, and says what is missing.
        if ((await pendingAction(parent.id)) !== "none") return data({ isCopyRefused: true }, { status: 403 });
        const sibling = textOf(form, "copy_to");
        const copyId = copyIdFor(planId, sibling, textOf(form, "press_id"));
        await copyPlan(parent.id, child.username, planId, sibling, copyId);
        return redirect(`/profile/${sibling}/view_study_plan?study_plan_id=${copyId}&notice=copied`, 303);
      }
      default:
        throw data(null, { status: 400 });
    }
  });
}

export default function ViewStudyPlan() {
  const { child, plan, lessons, percent, notice, siblings, pressId, canAddPlan } = useLoaderData<typeof loader>();
  const isCopyRefused = useActionData<typeof action>() !== undefined;
  const isArchived = plan.is_deleted === 1;
  return (
    <>
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      <h1>
        <span aria-hidden="true">{plan.emoji}</span> {plan.subject}: {plan.goal}
      </h1>
      <p className="print-only">A study plan for {child.first_name}</p>
      <Meter percent={percent} label="Progress" />
      {isArchived && <Notice tone="info">This plan is archived. It can be read, and restored.</Notice>}
      <Card as="section" aria-labelledby="lessons">
        <h2 id="lessons">Lessons</h2>
        <LessonList lessons={lessons} headingLevel={3} />
      </Card>
      <form method="post">
        <FormToken />
        <ButtonRow>
          {!isArchived && (
            <ButtonLink href={`/profile/${child.username}/edit_study_plan?study_plan_id=${plan.id}`}>
              Edit plan
            </ButtonLink>
          )}
          <Button name="intent" value={isArchived ? "restore" : "archive"} variant="quiet">
            {isArchived ? "Restore" : "Archive plan"}
          </Button>
          <ButtonLink href={`/profile/${child.username}`} variant="quiet">
            Back to {child.first_name}
          </ButtonLink>
        </ButtonRow>
      </form>
      <CopyPlan siblings={siblings} pressId={pressId} canAddPlan={canAddPlan} isRefused={isCopyRefused} />
      <p className="soft screen-only" data-print="">
        To print this plan with boxes to tick, use your browser’s print.
      </p>
    </>
  );
}

/** The same for the same press, and another for each sibling: whoever comes back to the page may copy to the next. */
function copyIdFor(planId: string, sibling: string, pressId: string): string {
  return `study_plan_${hashToken([planId, sibling, pressId].join(" "))}`;
}
