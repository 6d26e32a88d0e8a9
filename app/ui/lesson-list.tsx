import { classNames } from "./class-names";

export interface ListedTopic {
  id: string;
  title: string;
  state: "done" | "in_progress" | "neutral";
}

export interface ListedLesson {
  id: string;
  title: string;
  explanation: string;
  state: "done" | "active" | "normal";
  topics?: readonly ListedTopic[];
}

interface LessonListProps {
  lessons: readonly ListedLesson[];
  headingLevel: 2 | 3 | 4;
}

interface LessonItemProps {
  lesson: ListedLesson;
  headingLevel: 2 | 3 | 4;
  isFirst: boolean;
  /** The slot of a shadow tree that it belongs in, while a suggestion is being written. */
  slot?: string;
}

const SPOKEN_STATES = { done: "done", active: "in progress", in_progress: "in progress", normal: null, neutral: null };

/** A lesson's or topic's state in words, which the styles show as a sign. */
export function SpokenState({ state }: { state: keyof typeof SPOKEN_STATES }) {
  const words = SPOKEN_STATES[state];
  return words === null ? null : <span className="visually-hidden"> ({words})</span>;
}

function TopicList({ topics }: { topics: readonly ListedTopic[] }) {
  return (
    <ol className="topics">
      {topics.map((topic) => (
        <li key={topic.id} className={topic.state}>
          <span>
            {topic.title}
            <SpokenState state={topic.state} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** One lesson with its topics; the styles number it and draw the arrow from the one before. */
export function LessonItem({ lesson, headingLevel, isFirst, slot }: LessonItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={classNames("lesson", isFirst && "first", lesson.state)} slot={slot}>
      <Heading>
        {lesson.title}
        <SpokenState state={lesson.state} />
      </Heading>
      {lesson.explanation !== "" && <p className="soft">{lesson.explanation}</p>}
      {lesson.topics !== undefined && lesson.topics.length > 0 && <TopicList topics={lesson.topics} />}
    </li>
  );
}

/** A plan's lessons in order, each with its topics. */
export function LessonList({ lessons, headingLevel }: LessonListProps) {
  return (
    <ol className="lessons">
      {lessons.map((lesson, index) => (
        <LessonItem key={lesson.id} lesson={lesson} headingLevel={headingLevel} isFirst={index === 0} />
      ))}
    </ol>
  );
}
