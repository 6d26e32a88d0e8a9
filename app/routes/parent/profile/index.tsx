import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CHILD_PROFILE_ADDED } from "~/domain/analytics/analytics";
import { avatarOf, avatars } from "~/domain/child/avatar";
import { choosePicture } from "~/domain/child/child.server";
import { progressPercent } from "~/domain/study-plan/progress";
import { restorePlan, studyPlansOf } from "~/domain/study-plan/study-plan.server";
import { pendingAction } from "~/domain/subscription/subscription.server";
import { openAddChildForm } from "~/http/add-child-form.server";
import { forOwnChild } from "~/http/child.server";
import { readForm, textOf } from "~/http/forms.server";
import { AvatarPicker } from "~/ui/avatar-picker";
import { Beacon } from "~/ui/beacon";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { ChildAccountDialog } from "~/ui/child-account-dialog";
import { ChildHeading } from "~/ui/child-heading";
import { EmptyState } from "~/ui/empty-state";
import { FormToken } from "~/ui/forms/form-token";
import { Notice } from "~/ui/notice";
import { noticeText } from "~/ui/notices";
import { type ListedPlan, PlanTable } from "~/ui/plan-table";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => pageTitle(shown?.child.first_name ?? "Profile");

export function loader(args: LoaderFunctionArgs) {
  return forOwnChild(args, async ({ parent, child }) => {
    const { searchParams } = new URL(args.request.url);
    const isArchivedShown = searchParams.get("archived") === "1";
    const profileUrl = `/profile/${child.username}`;
    const plans = await studyPlansOf(parent.id, child.username, isArchivedShown);
    return {
      child,
      isArchivedShown,
      plans: plans.map((plan) => ({
        id: plan.id,
        emoji: plan.emoji,
        subject: plan.subject,
        goal: plan.goal,
        percent: progressPercent(plan),
        to: `${profileUrl}/view_study_plan?study_plan_id=${plan.id}`,
      })),
      canAddPlan: (await pendingAction(parent.id)) === "none",
      notice: noticeText(searchParams.get("notice")),
      dialog: searchParams.get("dialog") === "child_account" ? await openAddChildForm(args.request, parent.id) : null,
      isJustAdded: searchParams.get("notice") === "added",
      archivedPlanId: searchParams.get("notice") === "archived" ? searchParams.get("study_plan_id") : null,
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return forOwnChild(args, async ({ parent, child }) => {
    const form = await readForm(args.request);
    switch (textOf(form, "intent")) {
      case "choose_picture":
        await choosePicture(parent.id, child.username, textOf(form, "picture"));
        return redirect(`/profile/${child.username}?notice=picture`, 303);
      case "restore":
        await restorePlan(parent.id, child.username, textOf(form, "study_plan_id"));
        return redirect(`/profile/${child.username}?notice=restored`, 303);
      default:
        throw data(null, { status: 400 });
    }
  });
}

export default function Profile() {
  const { child, plans, isArchivedShown, canAddPlan, notice, isJustAdded, archivedPlanId, dialog } =
    useLoaderData<typeof loader>();
  const profileUrl = `/profile/${child.username}`;
  return (
    <>
      {notice !== undefined && (
        <Notice tone="success">
          {notice} {archivedPlanId !== null && <Restore planId={archivedPlanId} text="Undo" />}
        </Notice>
      )}
      {dialog && <ChildAccountDialog {...dialog} cancelTo={profileUrl} />}
      {isJustAdded && <Beacon to="/analytics" event={CHILD_PROFILE_ADDED} />}
      <ChildHeading child={child} />
      <ButtonRow>
        <ButtonLink href={`${profileUrl}/edit`} variant="quiet">
          Edit profile
        </ButtonLink>
        <ButtonLink href={`${profileUrl}/password`} variant="quiet">
          Change password
        </ButtonLink>
      </ButtonRow>
      <AvatarPicker choices={avatars} value={avatarOf(child.picture_url)} />
      <ButtonRow ends>
        <h2>{isArchivedShown ? "Archived study plans" : "Study plans"}</h2>
        <ButtonRow>
          <ButtonLink href={isArchivedShown ? profileUrl : `${profileUrl}?archived=1`} variant="quiet">
            {isArchivedShown ? "Current plans" : "Archived"}
          </ButtonLink>
          <AddStudyPlan profileUrl={profileUrl} canAddPlan={canAddPlan} />
        </ButtonRow>
      </ButtonRow>
      {!canAddPlan && (
        <Notice tone="info">
          <p>Study plans can be added once your subscription is settled.</p>
          <ButtonLink href="/add_profile" variant="quiet">
            See what is missing
          </ButtonLink>
        </Notice>
      )}
      {plans.length > 0 ? (
        <PlanTable
          plans={plans}
          caption={`${child.first_name}’s study plans`}
          actions={isArchivedShown ? { title: "Restore", of: restoreButton } : undefined}
        />
      ) : (
        <NoPlans isArchivedShown={isArchivedShown} firstName={child.first_name} />
      )}
    </>
  );
}

/** Section 4: disabled unless the action is none. */
function AddStudyPlan({ profileUrl, canAddPlan }: { profileUrl: string; canAddPlan: boolean }) {
  if (canAddPlan) return <ButtonLink href={`${profileUrl}/add_study_plan`}>Add study plan</ButtonLink>;
  return (
    <Button type="button" disabled>
      Add study plan
    </Button>
  );
}

function restoreButton(plan: ListedPlan) {
  return <Restore planId={plan.id} text="Restore" subject={plan.subject} />;
}

function Restore({ planId, text, subject }: { planId: string; text: string; subject?: string }) {
  return (
    <form method="post" action="?index">
      <FormToken />
      <input type="hidden" name="study_plan_id" value={planId} />
      <Button name="intent" value="restore" variant="quiet">
        {text}
        {subject !== undefined && <span className="visually-hidden"> {subject}</span>}
      </Button>
    </form>
  );
}

function NoPlans({ isArchivedShown, firstName }: { isArchivedShown: boolean; firstName: string }) {
  if (isArchivedShown) {
    return (
      <EmptyState emoji="🗄" title="Nothing is archived">
        <p>Plans that you archive are kept here, and can be brought back.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState emoji="🗺" title="No study plan yet">
      <p>A study plan takes {firstName} from what they know to what they want to know, in a few lessons.</p>
    </EmptyState>
  );
}
