import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CHILD_PROFILE_ADDED } from "~/domain/analytics/analytics";
import { avatarOf, avatars } from "~/domain/child/avatar";
import { choosePicture } from "~/domain/child/child.server";
import { noticeIn, noticeText } from "~/domain/notices";
import { paths } from "~/domain/paths";
import { allPlansOf, askedPage, planPageOf } from "~/domain/study-plan/plan-pages.server";
import { movePlan } from "~/domain/study-plan/plan-orders.server";
import { archivePlan, restorePlan } from "~/domain/study-plan/study-plan.server";
import { pendingAction } from "~/domain/subscription/subscription.server";
import { openAddChildForm } from "~/http/add-child-form.server";
import { withOwnChild } from "~/http/child.server";
import { readForm, textOf } from "~/http/forms.server";
import { AvatarPicker } from "~/ui/avatar-picker";
import { Beacon } from "~/ui/beacon";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { ChildAccountDialog } from "~/ui/child-account-dialog";
import { ChildHeading } from "~/ui/child-heading";
import { ChildTabs } from "~/ui/child-tabs";
import { Notice } from "~/ui/notice";
import { PlanButton } from "~/ui/plan-actions";
import { StudyPlans } from "~/ui/study-plans";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";
import { listAskedFor, moveIn, samePage } from "./index.server";

export const handle: PageHandle = {
  styles: (shown) => {
    const { plans = [], dialog = null } = (shown ?? {}) as { plans?: readonly unknown[]; dialog?: unknown };
    return [
      ...(["child-heading", "facts", "tabs", "field", "choices"] as const),
      ...(plans.length > 0 ? (["meter", "plan-table", "reorder"] as const) : []),
      ...(dialog === null ? [] : (["dialog", "bill"] as const)),
    ];
  },
  cacheableQueries: ["archived", "page"],
};

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => pageTitle(shown?.child.first_name ?? "Profile");

export function loader(args: LoaderFunctionArgs) {
  return withOwnChild(args, async ({ parent, child }) => {
    const { searchParams } = new URL(args.request.url);
    const list = listAskedFor(searchParams);
    const isReorder = list === "reorder";
    const { plans, page, hasMore } = isReorder
      ? await allPlansOf(child)
      : await planPageOf(child, list === "archived", askedPage(searchParams.get("page")));
    return {
      child,
      list,
      page,
      hasMore,
      plans: plans.map(({ plan, percent }) => ({
        id: plan.id,
        emoji: plan.emoji,
        subject: plan.subject,
        goal: plan.goal,
        percent,
        to: paths.child.viewStudyPlan(child.username, plan.id),
      })),
      canAddPlan: (await pendingAction(parent.id)) === "none",
      notice: noticeText("family", args.request.url),
      dialog: searchParams.get("dialog") === "child_account" ? await openAddChildForm(args, parent.id) : null,
      isJustAdded: noticeIn("family", args.request.url) === "added",
      archivedPlanId: noticeIn("family", args.request.url) === "archived" ? searchParams.get("study_plan_id") : null,
      moved: noticeIn("family", args.request.url) === "moved" ? moveIn(searchParams) : null,
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return withOwnChild(args, async ({ parent, child }) => {
    const form = await readForm(args);
    const { username } = child;
    const planId = textOf(form, "study_plan_id");
    switch (textOf(form, "intent")) {
      case "choose_picture":
        await choosePicture(parent.id, username, textOf(form, "picture"));
        return redirect(paths.child.profile(username, { notice: "picture" }), 303);
      case "archive":
        await archivePlan(parent.id, username, planId);
        return redirect(
          paths.child.profile(username, { notice: "archived", study_plan_id: planId, page: samePage(args.request) }),
          303,
        );
      case "restore":
        await restorePlan(parent.id, username, planId);
        return redirect(paths.child.profile(username, { notice: "restored" }), 303);
      case "drop_plan": {
        const part = textOf(form, "part");
        const was = await movePlan(parent.id, username, part, Number(textOf(form, "index") || Number.NaN));
        return redirect(
          paths.child.profile(username, { reorder: true, notice: "moved", study_plan_id: part, was }, part),
          303,
        );
      }
      default:
        throw data(null, { status: 400 });
    }
  });
}

export default function Profile() {
  const { child, plans, page, hasMore, list, canAddPlan, notice, isJustAdded, archivedPlanId, moved, dialog } =
    useLoaderData<typeof loader>();
  return (
    <>
      {notice !== undefined && (
        <Notice tone="success">
          {notice} {archivedPlanId !== null && <PlanButton intent="restore" planId={archivedPlanId} text="Undo" />}
        </Notice>
      )}
      {dialog && <ChildAccountDialog {...dialog} cancelTo={paths.child.profile(child.username)} />}
      {isJustAdded && <Beacon to={paths.machine.analytics()} event={CHILD_PROFILE_ADDED} />}
      <ChildHeading child={child} />
      <ChildTabs username={child.username} current="Profile" />
      <ButtonRow>
        <ButtonLink href={paths.child.edit(child.username)} variant="quiet">
          Edit profile
        </ButtonLink>
        <ButtonLink href={paths.child.password(child.username)} variant="quiet">
          Change password
        </ButtonLink>
      </ButtonRow>
      <AvatarPicker choices={avatars} value={avatarOf(child.picture_url)} />
      <StudyPlans
        firstName={child.first_name}
        username={child.username}
        list={list}
        plans={plans}
        page={page}
        hasMore={hasMore}
        canAddPlan={canAddPlan}
        moved={moved}
      />
    </>
  );
}
