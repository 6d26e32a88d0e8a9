import {
  type ActivityDay,
  type ActivityEntry,
  activitySummary,
  dayText,
  minutesText,
  notKeptText,
  videosText,
} from "../history/activities";
import { addDays } from "../history/days";
import type { WatchedPlan } from "../history/history";
import { HISTORY_DAYS } from "../limits";
import { type LetterPart, partsAsHtml, partsAsText } from "./letter-parts";

/** What the weekly mail tells of one child. */
export interface ChildsWeek {
  firstName: string;
  /** Whether the parent agreed that what the child watches is kept. */
  isKept: boolean;
  activities: { first: string; last: string; days: readonly ActivityDay[]; entries: readonly ActivityEntry[] };
  plans: readonly { emoji: string; subject: string; percent: number }[];
  /** The Progress tab with this very week. */
  progressUrl: string;
}

interface WeeklyLetter {
  /** The week's Sunday, like 2026-11-22. */
  lastDay: string;
  children: readonly ChildsWeek[];
  unsubscribeUrl: string;
  settingUrl: string;
}

/** The weekly mail to a family: what the Progress tabs of its children show for that week. A quiet week says so. */
export function weeklyLetter({ lastDay, children, unsubscribeUrl, settingUrl }: WeeklyLetter) {
  const isQuiet = children.every(({ activities }) => activities.entries.every(({ kind }) => kind === "quiet"));
  const span = `${dayText(addDays(lastDay, 1 - HISTORY_DAYS))} to ${dayText(lastDay, true)}`;
  const parts: LetterPart[] = [
    { kind: "paragraph", text: isQuiet ? `A quiet week: nothing was watched, ${span}.` : `The week, ${span}.` },
    ...children.flatMap(childParts),
    { kind: "paragraph", text: "You get this mail each Monday because you turned it on in the settings." },
    { kind: "link", text: "Stop the weekly mail", url: unsubscribeUrl },
    { kind: "link", text: "Settings", url: settingUrl },
    { kind: "paragraph", text: "Minnow" },
  ];
  return {
    subject: `${isQuiet ? "A quiet week" : "Your children’s week"} on Minnow, ${span}`,
    text: partsAsText(parts),
    html: partsAsHtml(parts),
    unsubscribeUrl,
  };
}

function childParts({ firstName, isKept, activities, plans, progressUrl }: ChildsWeek): LetterPart[] {
  const isWatched = activities.entries.some(({ kind }) => kind === "watched");
  return [
    { kind: "title", text: firstName },
    { kind: "paragraph", text: isKept || isWatched ? activitySummary(firstName, activities) : notKeptText(firstName) },
    ...activities.entries.flatMap((entry) => (entry.kind === "watched" ? dayParts(entry) : [])),
    ...planParts(plans),
    { kind: "link", text: `${firstName}’s progress`, url: progressUrl },
  ];
}

function dayParts(entry: ActivityEntry & { kind: "watched" }): LetterPart[] {
  return [
    { kind: "heading", text: `${dayText(entry.date)}: ${videosText(entry.videos)}, ${minutesText(entry.seconds)}` },
    { kind: "list", items: entry.study_plans.flatMap(watchedItems) },
  ];
}

function watchedItems({ emoji, subject, lessons }: WatchedPlan): string[] {
  return lessons.flatMap((lesson) =>
    lesson.videos.map(
      ({ title, channel_name, data }) =>
        `${emoji} ${subject}, ${lesson.title}: “${title}” (${channel_name}), ${Math.round(data.progress * 100)}% watched`,
    ),
  );
}

function planParts(plans: ChildsWeek["plans"]): LetterPart[] {
  if (plans.length === 0) return [];
  return [
    { kind: "heading", text: "Study plans" },
    { kind: "list", items: plans.map(({ emoji, subject, percent }) => `${emoji} ${subject}: ${percent}%`) },
  ];
}
