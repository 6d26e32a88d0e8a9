import { paths } from "~/domain/paths";
import { Notice } from "../notice";

interface SuggestionNotesProps {
  username: string;
  coverage: {
    kind: "curriculum" | "frame" | "model";
    nearest: readonly string[];
    correction: { typed: string; taken: string } | null;
    needsNotUnderstood: readonly string[];
  };
}

/** What a parent is to know before reading the suggestions: where they are a frame, or something was taken for another word. */
export function SuggestionNotes({ username, coverage }: SuggestionNotesProps) {
  const { kind, nearest, correction, needsNotUnderstood } = coverage;
  return (
    <>
      {correction && (
        <Notice tone="info">
          <p>
            Showing lessons for <b>{correction.taken}</b>. Did you mean <b>{correction.typed}</b>?{" "}
            <a href={paths.child.addStudyPlan(username, "")}>Change the subject</a> or{" "}
            <a href={paths.child.addStudyPlan(username, "goal")}>the goal</a>.
          </p>
        </Notice>
      )}
      {kind === "frame" && (
        <Notice tone="info" title="A frame to fill in">
          <p>
            Minnow has no lessons on this yet. Here is a frame: steps that work for many things, for you to fill in with what
            you know.
          </p>
          {nearest.length > 0 && <Nearest username={username} goals={nearest} />}
        </Notice>
      )}
      {needsNotUnderstood.length > 0 && (
        <Notice tone="info">
          <p>
            Minnow did not understand this need, so it changed nothing: <q>{needsNotUnderstood.join(", ")}</q>.
          </p>
        </Notice>
      )}
    </>
  );
}

function Nearest({ username, goals }: { username: string; goals: readonly string[] }) {
  return (
    <>
      <p>There are lessons on:</p>
      <ul>
        {goals.map((goal) => (
          <li key={goal}>
            <a href={paths.child.addStudyPlan(username, "goal", { idea: goal })}>{goal}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
