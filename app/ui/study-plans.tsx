import { paths } from "~/domain/paths";
import { Button, ButtonLink, ButtonRow } from "./button";
import { EmptyState } from "./empty-state";
import { DropForm, MoveButtons, PlanButton, type PlanMove } from "./plan-actions";
import { PlanPages } from "./plan-pages";
import { type ListedPlan, PlanTable } from "./plan-table";
import { ReorderHelp } from "./reorder-help";
import { SettleFirst } from "./settle-first";

/** Which plans are listed, and whether to be moved. */
export type PlanList = "current" | "reorder" | "archived";

interface StudyPlansProps {
  firstName: string;
  username: string;
  list: PlanList;
  plans: readonly ListedPlan[];
  /** Which page of them, the first being 1, and whether another follows. */
  page: number;
  hasMore: boolean;
  canAddPlan: boolean;
  /** The move that has just been made, said at its plan. */
  moved: PlanMove | null;
}

/** A child's study plans: those of now, as they are or to be put in order, or the archived. */
export function StudyPlans({ firstName, username, list, plans, page, hasMore, canAddPlan, moved }: StudyPlansProps) {
  const archived = list === "archived" ? 1 : null;
  const pageUrl = (page: number) => paths.child.profile(username, { archived, page });
  return (
    <>
      <ButtonRow ends>
        <h2>{list === "archived" ? "Archived study plans" : "Study plans"}</h2>
        <ButtonRow>
          <OtherLists username={username} list={list} canReorder={plans.length > 1 || page > 1} />
          {list !== "reorder" && <AddStudyPlan username={username} canAddPlan={canAddPlan} />}
        </ButtonRow>
      </ButtonRow>
      {!canAddPlan && <SettleFirst />}
      {list === "reorder" && <ReorderHelp of="a plan" />}
      {plans.length > 0 ? (
        <PlanTable
          plans={plans}
          caption={`${firstName}’s study plans`}
          actions={actionsOf(list, plans.length, page, moved)}
        />
      ) : (
        <NoPlans isArchivedShown={list === "archived"} firstName={firstName} />
      )}
      <PlanPages page={page} hasMore={hasMore} to={pageUrl} />
      {list === "reorder" && <DropForm />}
    </>
  );
}

function actionsOf(list: PlanList, count: number, page: number, moved: PlanMove | null) {
  switch (list) {
    case "archived":
      return { title: "Restore", of: restoreButton };
    case "reorder":
      return {
        title: "Move",
        of: (plan: ListedPlan, index: number) => <MoveButtons plan={plan} index={index} count={count} moved={moved} />,
      };
    case "current":
      return {
        title: "Archive",
        of: ({ id, subject }: ListedPlan) => (
          <PlanButton intent="archive" planId={id} text="Archive" subject={subject} page={page} />
        ),
      };
  }
}

function restoreButton({ id, subject }: ListedPlan) {
  return <PlanButton intent="restore" planId={id} text="Restore" subject={subject} />;
}

interface OtherListsProps {
  username: string;
  list: PlanList;
  /** One plan alone has no order. */
  canReorder: boolean;
}

/** The ways to the other looks of the list. */
function OtherLists({ username, list, canReorder }: OtherListsProps) {
  if (list !== "current") {
    return (
      <ButtonLink href={paths.child.profile(username)} variant="quiet">
        {list === "archived" ? "Current plans" : "Done"}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink href={paths.child.profile(username, { archived: 1 })} variant="quiet">
        Archived
      </ButtonLink>
      {canReorder && (
        <ButtonLink href={paths.child.profile(username, { reorder: true })} variant="quiet">
          Reorder
        </ButtonLink>
      )}
    </>
  );
}

/** Section 4: disabled unless the action is none. */
function AddStudyPlan({ username, canAddPlan }: { username: string; canAddPlan: boolean }) {
  if (canAddPlan) return <ButtonLink href={paths.child.addStudyPlan(username, "")}>Add study plan</ButtonLink>;
  return (
    <Button type="button" disabled>
      Add study plan
    </Button>
  );
}

function NoPlans({ isArchivedShown, firstName }: { isArchivedShown: boolean; firstName: string }) {
  if (isArchivedShown) {
    return (
      <EmptyState emoji="🗄" title="Nothing is archived" headingLevel={3}>
        <p>Plans that you archive are kept here, and can be brought back.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState emoji="🗺" title="No study plan yet" headingLevel={3}>
      <p>A study plan takes {firstName} from what they know to what they want to know, in a few lessons.</p>
    </EmptyState>
  );
}
