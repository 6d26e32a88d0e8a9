import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { timeZoneOf } from "~/domain/account/time-zone.server";
import { type ActivityWindow, parseActivityQuery } from "~/domain/history/activities";
import { activitiesOf, watchedDayBefore } from "~/domain/history/activities.server";
import { paths } from "~/domain/paths";
import { type PlanWithProgress, askedPage, planPageOf } from "~/domain/study-plan/plan-pages.server";
import { withOwnChild } from "~/http/child.server";
import { ChildHeading } from "~/ui/child-heading";
import { ChildTabs } from "~/ui/child-tabs";
import { PlanPages } from "~/ui/plan-pages";
import { NoPlans } from "~/ui/progress/no-plans";
import { NoUsageData } from "~/ui/progress/no-usage-data";
import { PlanProgress, type ShownPlanProgress } from "~/ui/progress/plan-progress";
import { RecentActivities } from "~/ui/progress/recent-activities";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = {
  styles: ["child-heading", "facts", "pair", "tabs", "meter", "videos", "bill", "progress", "choices"],
  cacheableQueries: ["days", "until", "page"],
};

export const meta: MetaFunction<typeof loader> = ({ data: shown }) =>
  pageTitle(shown ? `${shown.child.first_name}’s progress` : "Progress");

/**
 * `?days=30` and `?days=all` show more than the last 7 days, `?until=2026-11-21` the days up to another than today,
 * `?page=2` other study plans.
 */
export function loader(args: LoaderFunctionArgs) {
  return withOwnChild(args, async ({ parent, child }) => {
    const { searchParams } = new URL(args.request.url);
    const asked = parseActivityQuery(searchParams.get("days"), searchParams.get("until"));
    const timeZone = timeZoneOf(parent);
    const [{ plans, page, hasMore }, activities] = await Promise.all([
      planPageOf(child, false, askedPage(searchParams.get("page"))),
      activitiesOf(child.id, timeZone, asked),
    ]);
    const earlier =
      asked.window === "all" || asked.until !== null
        ? await watchedDayBefore(child.id, timeZone, activities.first)
        : null;
    return {
      child,
      window: asked.window,
      page,
      hasMore,
      plans: plans.map(toShownPlan),
      activities,
      earlierTo: earlier === null ? null : activitiesUrl(child.username, asked.window, earlier),
      laterTo: asked.until === null ? null : activitiesUrl(child.username, asked.window),
    };
  });
}

export default function Progress() {
  const { child, plans, page, hasMore, window, activities, earlierTo, laterTo } = useLoaderData<typeof loader>();
  return (
    <>
      <ChildHeading child={child} />
      <ChildTabs username={child.username} current="Progress" />
      <h2>Study plans</h2>
      {plans.length === 0 && <NoPlans firstName={child.first_name} username={child.username} />}
      <div className="two">
        {plans.map((plan) => (
          <PlanProgress key={plan.id} plan={plan} username={child.username} />
        ))}
      </div>
      <PlanPages
        page={page}
        hasMore={hasMore}
        to={(other) => paths.child.progress(child.username, { days: window, page: other })}
      />
      <h2 id="activities">Recent activities</h2>
      {child.collect_usage_data === 0 && <NoUsageData firstName={child.first_name} />}
      {(child.collect_usage_data === 1 || activities.isAnythingEver) && (
        <RecentActivities
          firstName={child.first_name}
          username={child.username}
          window={window}
          activities={activities}
          earlierTo={earlierTo}
          laterTo={laterTo}
        />
      )}
    </>
  );
}

function toShownPlan({ plan, lessons, percent }: PlanWithProgress): ShownPlanProgress {
  const { id, emoji, subject, goal } = plan;
  return { id, emoji, subject, goal, lessons, percent };
}

function activitiesUrl(username: string, window: ActivityWindow, until?: string): string {
  return paths.child.progress(username, { days: window, until }, "activities");
}
