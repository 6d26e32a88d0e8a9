import type { ShownCoverage } from "~/domain/suggestion/shown-coverage";
import { Notice } from "./notice";

interface SuggestionNotesProps {
  coverage: ShownCoverage;
  /** Where subject and goal are changed, and where one of the nearest is taken for the goal, if that can be. */
  links: { subject: string; goal: string; ofNearest?: (goal: string) => string };
}

/** What a parent is to know before reading the suggestions: where they are a frame, or something was taken for another word. */
export function SuggestionNotes({ coverage, links }: SuggestionNotesProps) {
  const { kind, correction, needsNotUnderstood } = coverage;
  return (
    <>
      {correction && (
        <Notice tone="info">
          <p>
            Showing lessons for <b>{correction.taken}</b>. Did you mean <b>{correction.typed}</b>?{" "}
            <a href={links.subject}>Change the subject</a> or <a href={links.goal}>the goal</a>.
          </p>
        </Notice>
      )}
      {kind === "frame" && <FrameNotice coverage={coverage} links={links} />}
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

function FrameNotice({ coverage: { nearest, isModelConnected }, links }: SuggestionNotesProps) {
  return (
    <Notice tone="info" title="A frame to fill in">
      <p>
        Minnow has no lessons on this yet. Here is a frame: steps that work for many things, for you to fill in with
        what you know.
      </p>
      {nearest.length > 0 && (
        <>
          <p>There are lessons on:</p>
          <ul>
            {nearest.map((goal) => (
              <li key={goal}>{links.ofNearest ? <a href={links.ofNearest(goal)}>{goal}</a> : goal}</li>
            ))}
          </ul>
        </>
      )}
      {!isModelConnected && (
        <p>
          If you run this server, you can connect a language model that writes lessons on anything:{" "}
          <code>docs/configuration.md</code> says how, under “Services outside”.
        </p>
      )}
    </Notice>
  );
}
