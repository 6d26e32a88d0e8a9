import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newId } from "~/domain/ids.server";
import { noticeText } from "~/domain/notices";
import { paths } from "~/domain/paths";
import { copyPlan } from "~/domain/study-plan/copy-plan.server";
import { isFinished, nextLesson } from "~/domain/study-plan/plan-moves";
import { viewPlan } from "~/domain/study-plan/plan-view.server";
import { lessonsWithStates } from "~/domain/study-plan/progress";
import { archivePlan, restorePlan } from "~/domain/study-plan/study-plan.server";
import { pendingAction } from "~/domain/subscription/subscription.server";
import { askChildren, withOwnChild } from "~/http/child.server";
import { readForm, textOf } from "~/http/forms.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyPlan } from "~/ui/copy-plan";
import { FormToken } from "~/ui/forms/form-token";
import { Meter } from "~/ui/meter";
import { Notice } from "~/ui/notice";
import { WatchedLessons } from "~/ui/plan-view/watched-lessons";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";
import { copyIdFor, move } from "./view_study_plan.server";

export const handle: PageHandle = {
  styles: ["meter", "lesson-list", "lesson-details", "videos", "reorder", "select", "print-plan"],
  cacheableQueries: ["study_plan_id"],
};

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => pageTitle(shown?.plan.subject ?? "Study plan");

export function loader(args: LoaderFunctionArgs) {
  return withOwnChild(args, async ({ parent, child }) => {
    const { searchParams } = new URL(args.request.url);
    const { plan, percent, videos } = await viewPlan(
      parent.id,
      child.username,
      searchParams.get("study_plan_id") ?? "",
    );
    const children = await askChildren(args, parent.id);
    return {
      child,
      plan,
      lessons: lessonsWithStates(plan),
      videos,
      next: nextLesson(plan),
      finished: isFinished(plan),
      percent,
      notice: noticeText("plan", args.request.url, child.first_name),
      siblings: children.filter(({ username }) => username !== child.username),
      pressId: newId("press"),
      canAddPlan: (await pendingAction(parent.id)) === "none",
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return withOwnChild(args, async ({ parent, child }) => {
    const planId = new URL(args.request.url).searchParams.get("study_plan_id") ?? "";
    const form = await readForm(args);
    switch (textOf(form, "intent")) {
      case "archive":
        await archivePlan(parent.id, child.username, planId);
        return redirect(paths.child.profile(child.username, { notice: "archived", study_plan_id: planId }), 303);
      case "restore":
        await restorePlan(parent.id, child.username, planId);
        return redirect(paths.child.profile(child.username, { notice: "restored" }), 303);
      case "copy": {
        // The page comes back, and says what is missing.
        if ((await pendingAction(parent.id)) !== "none") return data({ isCopyRefused: true }, { status: 403 });
        const sibling = textOf(form, "copy_to");
        const copyId = copyIdFor(planId, sibling, textOf(form, "press_id"));
        await copyPlan(parent.id, child.username, planId, sibling, copyId);
        // As it was sent: with line ends around it, which are passed over, it would be no header.
        return redirect(paths.child.viewStudyPlan(sibling, copyId, { notice: "copied" }), 303);
      }
      case "move":
        return move(args, { parentId: parent.id, username: child.username, planId }, textOf(form, "position"));
      default:
        throw data(null, { status: 400 });
    }
  });
}

export default function ViewStudyPlan() {
  const { child, plan, percent, notice, siblings, pressId, canAddPlan, ...shown } = useLoaderData<typeof loader>();
  const answer: { isCopyRefused?: boolean; problem?: string } = useActionData<typeof action>() ?? {};
  const isArchived = plan.is_deleted === 1;
  return (
    <>
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      {answer.problem !== undefined && <Notice tone="problem">{answer.problem}</Notice>}
      <h1>
        <span aria-hidden="true">{plan.emoji}</span> {plan.subject}: {plan.goal}
      </h1>
      <p className="print-only">A study plan for {child.first_name}</p>
      <Meter percent={percent} label="Progress" />
      {isArchived && <Notice tone="info">This plan is archived. It can be read, and restored.</Notice>}
      {shown.finished && <Notice tone="info">{child.first_name} has finished this plan.</Notice>}
      <Card as="section" aria-labelledby="lessons">
        <h2 id="lessons">Lessons</h2>
        <WatchedLessons {...shown} isReadOnly={isArchived} />
      </Card>
      <PlanButtons child={child} planId={plan.id} isArchived={isArchived} />
      <CopyPlan
        siblings={siblings}
        pressId={pressId}
        canAddPlan={canAddPlan}
        isRefused={answer.isCopyRefused === true}
      />
      <p className="soft screen-only" data-print="">
        To print this plan with boxes to tick, use your browser’s print.
      </p>
    </>
  );
}

interface PlanButtonsProps {
  child: { username: string; first_name: string };
  planId: string;
  isArchived: boolean;
}

function PlanButtons({ child, planId, isArchived }: PlanButtonsProps) {
  return (
    <form method="post">
      <FormToken />
      <ButtonRow>
        {!isArchived && <ButtonLink href={paths.child.editStudyPlan(child.username, planId)}>Edit plan</ButtonLink>}
        <Button name="intent" value={isArchived ? "restore" : "archive"} variant="quiet">
          {isArchived ? "Restore" : "Archive plan"}
        </Button>
        <ButtonLink href={paths.child.profile(child.username)} variant="quiet">
          Back to {child.first_name}
        </ButtonLink>
      </ButtonRow>
    </form>
  );
}
