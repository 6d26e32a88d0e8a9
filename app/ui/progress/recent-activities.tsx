import {
  type ActivityDay,
  type ActivityEntry,
  type ActivityWindow,
  activitySummary,
  activityWindows,
  emptyHistoryText,
} from "~/domain/history/activities";
import { paths } from "~/domain/paths";
import { ButtonLink, ButtonRow } from "../button";
import { Card } from "../card";
import { EmptyState } from "../empty-state";
import { Tabs } from "../tabs";
import { ActivityChart } from "./activity-chart";
import { ActivityList } from "./activity-list";

export interface RecentActivitiesProps {
  firstName: string;
  username: string;
  window: ActivityWindow;
  activities: {
    first: string;
    last: string;
    days: ActivityDay[];
    entries: ActivityEntry[];
    isAnythingEver: boolean;
  };
  /** The days before and after those shown, as far as there is something to see. */
  earlierTo: string | null;
  laterTo: string | null;
}

const WINDOW_NAMES: Record<ActivityWindow, string> = { "7": "7 days", "30": "30 days", all: "All" };

/** 'Recent activities' (section 2): the last 7 days, and more when asked. */
export function RecentActivities({ firstName, username, window, activities, ...pages }: RecentActivitiesProps) {
  const { days, entries, isAnythingEver } = activities;
  if (!isAnythingEver) return <NoHistory firstName={firstName} />;
  return (
    <>
      <Windows username={username} current={window} />
      <p>{activitySummary(firstName, activities)}</p>
      {entries.some(({ kind }) => kind === "watched") && (
        <>
          <Card>
            <ActivityChart days={days} />
          </Card>
          <ActivityList entries={entries} isYearShown={window === "all"} />
        </>
      )}
      <Pages {...pages} />
    </>
  );
}

function NoHistory({ firstName }: { firstName: string }) {
  return (
    <EmptyState emoji="🎬" title="Nothing watched yet" headingLevel={3}>
      <p>{emptyHistoryText(firstName)}</p>
    </EmptyState>
  );
}

function Windows({ username, current }: { username: string; current: ActivityWindow }) {
  const tabs = activityWindows.map((window) => ({
    text: WINDOW_NAMES[window],
    to: paths.child.progress(username, { days: window === "7" ? null : window }, "activities"),
    isCurrent: window === current,
  }));
  return <Tabs label="Days shown" tabs={tabs} current="true" />;
}

function Pages({ earlierTo, laterTo }: Pick<RecentActivitiesProps, "earlierTo" | "laterTo">) {
  if (earlierTo === null && laterTo === null) return null;
  return (
    <ButtonRow>
      {earlierTo !== null && (
        <ButtonLink href={earlierTo} variant="quiet">
          Earlier
        </ButtonLink>
      )}
      {laterTo !== null && (
        <ButtonLink href={laterTo} variant="quiet">
          Back to today
        </ButtonLink>
      )}
    </ButtonRow>
  );
}
