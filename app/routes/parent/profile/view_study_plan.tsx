import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lessonsWithStates, progressPercent } from "~/domain/study-plan/progress";
import { archivePlan, requireStudyPlan, restorePlan } from "~/domain/study-plan/study-plan.server";
import { forOwnChild } from "~/http/child.server";
import { readForm, textOf } from "~/http/forms.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { FormToken } from "~/ui/forms/form-token";
import { LessonList } from "~/ui/lesson-list";
import { Meter } from "~/ui/meter";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => pageTitle(shown?.plan.subject ?? "Study plan");

export function loader(args: LoaderFunctionArgs) {
  return forOwnChild(args, async ({ parent, child }) => {
    const { searchParams } = new URL(args.request.url);
    const plan = await requireStudyPlan(parent.id, child.username, searchParams.get("study_plan_id") ?? "");
    return {
      child,
      plan,
      lessons: lessonsWithStates(plan),
      percent: progressPercent(plan),
      isJustSaved: searchParams.get("notice") === "saved",
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return forOwnChild(args, async ({ parent, child }) => {
    const planId = new URL(args.request.url).searchParams.get("study_plan_id") ?? "";
    const intent = textOf(await readForm(args.request), "intent");
    if (intent !== "archive" && intent !== "restore") throw data(null, { status: 400 });
    const isArchiving = intent === "archive";
    await (isArchiving ? archivePlan : restorePlan)(parent.id, child.username, planId);
    const notice = isArchiving ? `archived&study_plan_id=${planId}` : "restored";
    return redirect(`/profile/${child.username}?notice=${notice}`, 303);
  });
}

export default function ViewStudyPlan() {
  const { child, plan, lessons, percent, isJustSaved } = useLoaderData<typeof loader>();
  const isArchived = plan.is_deleted === 1;
  return (
    <>
      {isJustSaved && <Notice tone="success">The study plan is saved.</Notice>}
      <h1>
        <span aria-hidden="true">{plan.emoji}</span> {plan.subject}: {plan.goal}
      </h1>
      <Meter percent={percent} label="Progress" />
      {isArchived && <Notice tone="info">This plan is archived. It can be read, and restored.</Notice>}
      <Card as="section" aria-labelledby="lessons">
        <h2 id="lessons">Lessons</h2>
        <LessonList lessons={lessons} headingLevel={3} />
      </Card>
      <form method="post">
        <FormToken />
        <ButtonRow>
          <ButtonLink href={`/profile/${child.username}`}>Back to {child.first_name}</ButtonLink>
          <Button name="intent" value={isArchived ? "restore" : "archive"} variant="quiet">
            {isArchived ? "Restore" : "Archive plan"}
          </Button>
        </ButtonRow>
      </form>
    </>
  );
}
