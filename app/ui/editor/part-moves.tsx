import type { ReactNode } from "react";
import { Button } from "../button";
import { useEditorLists } from "./editor-context";

interface LessonMovesProps {
  id: string;
  title: string;
  list: "current" | "suggested";
  isFirst: boolean;
  isLast: boolean;
}

/** Everything that dragging a lesson does, by buttons. */
export function LessonMoves({ id, title, list, isFirst, isLast }: LessonMovesProps) {
  const { targets } = useEditorLists();
  const other = list === "current" ? "suggested" : "current";
  return (
    <div className="moves">
      <Move intent="move_up" part={id} of={title} disabled={isFirst} sign="↑">
        Move up
      </Move>
      <Move intent="move_down" part={id} of={title} disabled={isLast} sign="↓">
        Move down
      </Move>
      {targets.length > 1 && (
        <Move intent={`to_${other}`} part={id} of={title}>
          Move to {other} plan
        </Move>
      )}
      <Move intent="delete" part={id} of={title}>
        Delete
      </Move>
    </div>
  );
}

interface TopicMovesProps {
  id: string;
  title: string;
  lessonId: string;
  isFirst: boolean;
  isLast: boolean;
}

/** Everything that dragging a topic does, by buttons. */
export function TopicMoves({ id, title, lessonId, isFirst, isLast }: TopicMovesProps) {
  return (
    <div className="moves">
      <Move intent="move_up" part={id} of={title} disabled={isFirst} sign="↑">
        Move up
      </Move>
      <Move intent="move_down" part={id} of={title} disabled={isLast} sign="↓">
        Move down
      </Move>
      <Move intent="delete" part={id} of={title}>
        Delete
      </Move>
      <MoveToLesson id={id} title={title} lessonId={lessonId} />
    </div>
  );
}

function MoveToLesson({ id, title, lessonId }: Pick<TopicMovesProps, "id" | "title" | "lessonId">) {
  const { targets } = useEditorLists();
  return (
    <details>
      <summary>
        Move to lesson…<span className="visually-hidden"> {title}</span>
      </summary>
      <div className="moves">
        <label className="visually-hidden" htmlFor={`to-${id}`}>
          Lesson for {title}
        </label>
        <select id={`to-${id}`} name={`to:${id}`} defaultValue={lessonId}>
          {targets.map(({ list, lessons }) => (
            <optgroup key={list} label={list === "current" ? "Current plan" : "Suggested plan"}>
              {lessons.map((lesson) => (
                <option key={lesson.id} value={lesson.id}>
                  {lesson.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Move intent="to_lesson" part={id} of={title}>
          Move
        </Move>
      </div>
    </details>
  );
}

interface MoveProps {
  intent: string;
  part: string;
  /** The title of what is moved, for those who only hear the button. */
  of: string;
  disabled?: boolean;
  /** Is seen in the place of the words, for many buttons are side by side. */
  sign?: string;
  children: ReactNode;
}

function Move({ intent, part, of, disabled, sign, children }: MoveProps) {
  return (
    <Button name="intent" value={`${intent}:${part}`} variant="quiet" disabled={disabled}>
      <span className={sign === undefined ? undefined : "visually-hidden"}>{children}</span>
      <span className="visually-hidden"> {of}</span>
      {sign !== undefined && <span aria-hidden="true">{sign}</span>}
    </Button>
  );
}
