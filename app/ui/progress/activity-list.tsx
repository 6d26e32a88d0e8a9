import { type ActivityEntry, dayText, minutesText, videosText } from "~/domain/history/activities";
import type { WatchedPlan } from "~/domain/history/history";
import { Card } from "../card";
import { WatchedVideoItem } from "./watched-video";

interface ActivityListProps {
  entries: readonly ActivityEntry[];
  /** Where the days may be of another year than now. */
  isYearShown: boolean;
}

/** Days, the newest first, each with the plans, lessons and videos that were watched. */
export function ActivityList({ entries, isYearShown }: ActivityListProps) {
  return (
    <>
      {entries.map((entry) =>
        entry.kind === "quiet" ? (
          <p key={entry.last} className="soft">
            <strong>{quietDays(entry, isYearShown)}</strong>: nothing watched
          </p>
        ) : (
          <WatchedDay key={entry.date} entry={entry} isYearShown={isYearShown} />
        ),
      )}
    </>
  );
}

function WatchedDay({ entry, isYearShown }: { entry: ActivityEntry & { kind: "watched" }; isYearShown: boolean }) {
  const headingId = `day-${entry.date}`;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h3 id={headingId}>{dayText(entry.date, isYearShown)}</h3>
      <p className="soft">
        {videosText(entry.videos)}, {minutesText(entry.seconds)}
      </p>
      {entry.study_plans.map((plan, index) => (
        <PlanOfDay key={index} plan={plan} />
      ))}
    </Card>
  );
}

function PlanOfDay({ plan }: { plan: WatchedPlan }) {
  return (
    <>
      <h4>
        <span aria-hidden="true">{plan.emoji}</span> {plan.subject}
      </h4>
      {plan.lessons.map((lesson, index) => (
        <div key={index}>
          <h5>{lesson.title}</h5>
          <ul className="videos">
            {lesson.videos.map((video) => (
              <WatchedVideoItem key={video.video_id} video={video} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** One quiet day by its name, several by the first and the last of them. */
function quietDays({ first, last }: { first: string; last: string }, isYearShown: boolean): string {
  if (first === last) return dayText(first, isYearShown);
  return `${dayText(first, isYearShown)} to ${dayText(last, isYearShown)}`;
}
