import { Button, ButtonRow } from "../button";
import { Card } from "../card";
import { classNames } from "../class-names";
import { type ListedLesson, type ListedTopic, SpokenState } from "../lesson-list";
import { useEditorLists } from "./editor-context";
import { PartNotice } from "./part-notice";
import { LessonMoves, TopicMoves } from "./part-moves";
import { SelectLink, SelectedActions } from "./selection";

export interface EditedTopic extends ListedTopic {
  state: "done" | "in_progress" | "neutral";
}

export interface EditedLesson extends ListedLesson {
  topics: readonly EditedTopic[];
}

interface EditorListProps {
  list: "current" | "suggested";
  lessons: readonly EditedLesson[];
  /** Whether there are two plans, of which one is picked. */
  isPicked: boolean;
}

/** One of the two plans side by side: its lessons in order, each with its topics. */
export function EditorList({ list, lessons, isPicked }: EditorListProps) {
  const isCurrent = list === "current";
  return (
    <Card as="section" aria-labelledby={list}>
      <ButtonRow ends>
        <h2 id={list} tabIndex={-1}>
          {isCurrent ? "Current plan" : "Suggested plan"}
        </h2>
        {isPicked && (
          <Button
            name="intent"
            value={isCurrent ? "keep" : "accept"}
            variant={isCurrent ? "quiet" : "primary"}
            pendingText="Saving…"
          >
            {isCurrent ? "Keep" : "Accept"}
          </Button>
        )}
      </ButtonRow>
      <PartNotice at={list} />
      {lessons.length === 0 && <p className="soft">There is no lesson in this plan.</p>}
      <ol className="lessons" data-lessons={list}>
        {lessons.map((lesson, index) => (
          <EditorLesson key={lesson.id} lesson={lesson} index={index} count={lessons.length} list={list} />
        ))}
      </ol>
    </Card>
  );
}

interface EditorLessonProps {
  lesson: EditedLesson;
  index: number;
  count: number;
  list: "current" | "suggested";
}

function EditorLesson({ lesson, index, count, list }: EditorLessonProps) {
  const { view } = useEditorLists();
  const { id, title, explanation, state, topics } = lesson;
  const isSelected = view.selected === id;
  return (
    <li
      id={id}
      data-lesson={id}
      tabIndex={-1}
      className={classNames("lesson", index === 0 && "first", state, isSelected && "selected")}
    >
      <h3>
        {view.isReordering ? title : <SelectLink id={id} title={title} />}
        <SpokenState state={state} />
      </h3>
      <PartNotice at={id} />
      {explanation !== "" && <p className="soft">{explanation}</p>}
      {isSelected && <SelectedActions id={id} title={title} dialog="edit_lesson" />}
      {view.isReordering && (
        <LessonMoves id={id} title={title} list={list} isFirst={index === 0} isLast={index === count - 1} />
      )}
      {topics.length === 0 && <p className="soft">No topics yet.</p>}
      {(topics.length > 0 || view.isReordering) && (
        <ol className="topics" data-topics={id}>
          {topics.map((topic, topicIndex) => (
            <EditorTopic
              key={topic.id}
              topic={topic}
              lessonId={id}
              isFirst={index === 0 && topicIndex === 0}
              isLast={index === count - 1 && topicIndex === topics.length - 1}
            />
          ))}
        </ol>
      )}
    </li>
  );
}

interface EditorTopicProps {
  topic: EditedTopic;
  lessonId: string;
  /** Of all topics of the list: one lesson's last moves on to the next lesson. */
  isFirst: boolean;
  isLast: boolean;
}

function EditorTopic({ topic: { id, title, state }, lessonId, isFirst, isLast }: EditorTopicProps) {
  const { view } = useEditorLists();
  const isSelected = view.selected === id;
  return (
    <li id={id} data-topic={id} tabIndex={-1} className={classNames(state, isSelected && "selected")}>
      <div>
        {view.isReordering ? title : <SelectLink id={id} title={title} />}
        <SpokenState state={state} />
        <PartNotice at={id} />
        {isSelected && <SelectedActions id={id} title={title} dialog="edit_topic" />}
        {view.isReordering && (
          <TopicMoves id={id} title={title} lessonId={lessonId} isFirst={isFirst} isLast={isLast} />
        )}
      </div>
    </li>
  );
}
