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

const SPOKEN_STATES = { done: "done", active: "in progress", in_progress: "in progress", normal: null, neutral: null };

function SpokenState({ state }: { state: keyof typeof SPOKEN_STATES }) {
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

/** A plan's lessons in order, each with its topics; the styles number them and draw the arrows between. */
export function LessonList({ lessons, headingLevel }: LessonListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className="lessons">
      {lessons.map((lesson) => (
        <li key={lesson.id} className={lesson.state}>
          <Heading>
            {lesson.title}
            <SpokenState state={lesson.state} />
          </Heading>
          {lesson.explanation !== "" && <p className="soft">{lesson.explanation}</p>}
          {lesson.topics !== undefined && lesson.topics.length > 0 && <TopicList topics={lesson.topics} />}
        </li>
      ))}
    </ol>
  );
}
