import { isEnoughWatched } from "~/domain/study-plan/plan-moves";
import type { LessonVideo } from "~/domain/video/video";
import { Button } from "../button";

interface LessonVideosProps {
  videos: readonly LessonVideo[];
  /** How many are to be watched before the next lesson opens. */
  count: number;
}

interface NextLessonProps extends LessonVideosProps {
  /** The position that the button leads to. */
  to: string;
  isLast: boolean;
}

function howFar({ percent, isCompleted }: LessonVideo): string {
  if (isCompleted) return "Watched";
  return percent === 0 ? "Not watched yet" : `Watched ${percent}%`;
}

function completedOf(videos: readonly LessonVideo[]): number {
  return videos.filter(({ isCompleted }) => isCompleted).length;
}

/** How much of a lesson is watched, in words. */
function watchedOf({ videos, count }: LessonVideosProps): string {
  const watched = Math.min(count, completedOf(videos));
  if (watched === count) return count === 1 ? "1 of 1 video watched" : `All ${count} videos watched`;
  return `${watched} of ${count} videos watched`;
}

/** The videos of the lesson that a child is at, each with how far it was watched. */
export function LessonVideos({ videos }: { videos: readonly LessonVideo[] }) {
  if (videos.length === 0) return <p className="soft">This lesson has no videos yet.</p>;
  return (
    <>
      <h4>Videos</h4>
      <ul className="videos">
        {videos.map((video) => (
          <li key={video.video_id} className={video.isCompleted ? "done" : undefined}>
            <img src={video.thumbnail} alt="" width="128" height="72" loading="lazy" />
            <div>
              <strong>{video.title}</strong>
              <p className="soft">{video.channel_name}</p>
              <p>{howFar(video)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens the next lesson, once the videos of this one are watched (section 4); until then it says what is missing. */
export function NextLesson({ videos, count, to, isLast }: NextLessonProps) {
  const isOpen = isEnoughWatched(count, completedOf(videos));
  return (
    <div className="stack next-lesson">
      {count > 0 && (
        <p id="watched">
          {watchedOf({ videos, count })}.
          {!isOpen && ` ${isLast ? "The plan is finished" : "The next lesson opens"} when all are.`}
        </p>
      )}
      <Button
        name="position"
        value={to}
        disabled={!isOpen}
        aria-describedby={count > 0 ? "watched" : undefined}
        pendingText="One moment…"
      >
        {isLast ? "Finish plan" : "Next lesson"}
      </Button>
    </div>
  );
}
