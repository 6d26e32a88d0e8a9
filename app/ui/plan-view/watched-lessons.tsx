import type { ReactNode } from "react";
import type { LessonDetails as Details } from "~/domain/study-plan/lesson-details";
import type { LessonVideo } from "~/domain/video/video";
import { classNames } from "../class-names";
import { FormToken } from "../forms/form-token";
import { type ListedLesson, type ListedTopic, SpokenState } from "../lesson-list";
import { LessonDetails } from "../lesson-details";
import { LessonVideos, NextLesson } from "./lesson-videos";

interface WatchedLessonsProps {
  lessons: readonly (ListedLesson & { num_videos: number; details?: Details })[];
  /** The videos of the lesson that the child is at. */
  videos: readonly LessonVideo[];
  /** Where 'Next lesson' leads. */
  next: { lesson_index: number; topic_index: number };
  isReadOnly: boolean;
}

/** Text that is a button where the position can be moved back to it: to a lesson or topic that is done. */
function GoBack({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <>{children}</>;
  return (
    <button type="submit" name="position" value={to} className="go-back">
      <span className="visually-hidden">Go back to </span>
      {children}
    </button>
  );
}

function Topics({ topics, backTo }: { topics: readonly ListedTopic[]; backTo: (index: number) => string | null }) {
  if (topics.length === 0) return null;
  return (
    <ol className="topics">
      {topics.map((topic, index) => (
        <li key={topic.id} className={topic.state}>
          <span>
            <GoBack to={topic.state === "done" ? backTo(index) : null}>
              {topic.title}
              <SpokenState state={topic.state} />
            </GoBack>
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * A plan's lessons as a child works through them: the active one with its videos and 'Next lesson'; what is done leads
 * back to it. Of a plan that is only read, nothing is a button.
 */
export function WatchedLessons({ lessons, videos, next, isReadOnly }: WatchedLessonsProps) {
  const canGoBack = !isReadOnly && lessons.some(({ topics, state }) => isAnyDone(state, topics));
  return (
    <form method="post" className="stack">
      <FormToken />
      <input type="hidden" name="intent" value="move" />
      {canGoBack && <p className="soft screen-only">To go back to a lesson or topic that is done, press it.</p>}
      <ol className="lessons">
        {lessons.map((lesson, at) => {
          const backTo = (topic: number) => (isReadOnly ? null : `${at}.${topic}`);
          return (
            <li key={lesson.id} className={classNames("lesson", at === 0 && "first", lesson.state)}>
              <h3>
                <GoBack to={lesson.state === "done" ? backTo(0) : null}>
                  {lesson.title}
                  <SpokenState state={lesson.state} />
                </GoBack>
              </h3>
              {lesson.explanation !== "" && <p className="soft">{lesson.explanation}</p>}
              <Topics topics={lesson.topics ?? []} backTo={backTo} />
              {lesson.state === "active" && <LessonVideos videos={videos} />}
              {lesson.details && <LessonDetails details={lesson.details} headingLevel={4} />}
              {lesson.state === "active" && !isReadOnly && (
                <NextLesson
                  videos={videos}
                  count={lesson.num_videos}
                  to={`${next.lesson_index}.${next.topic_index}`}
                  isLast={next.lesson_index === lessons.length}
                />
              )}
            </li>
          );
        })}
      </ol>
    </form>
  );
}

function isAnyDone(state: ListedLesson["state"], topics: readonly ListedTopic[] = []): boolean {
  return state === "done" || topics.some((topic) => topic.state === "done");
}
