import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AuthenticityTokenProvider } from "remix-utils/csrf/react";
import { paths } from "~/domain/paths";
import type { Generation } from "~/domain/study-plan/generation";
import type { Lesson } from "~/domain/study-plan/study-plan";
import type { SuggestionEnding } from "~/domain/suggestion/shown-suggestion";
import { Button, ButtonLink, ButtonRow } from "../button";
import { FormToken } from "../forms/form-token";
import { HelpNotice } from "../help-notice";
import { LessonItem } from "../lesson-list";
import { Notice } from "../notice";
import { asListed } from "../wizard/suggestion-card";

type WrittenPart =
  { part: "lesson"; lesson: Lesson } | { part: "topic"; title: string } | { part: "topics"; lesson: Lesson };

interface Written {
  ending: SuggestionEnding;
  /** Where it is in the plan by now. */
  to?: string;
}

interface StreamedGeneration {
  username: string;
  planId: string;
  generation: Pick<Generation, "id" | "kind">;
  parts: AsyncGenerator<WrittenPart, Written>;
  formToken: string;
}

/**
 * The HTML of a lesson or plan as it is written, each piece as soon as it is there, without scripts: first the lessons,
 * then their topics, at last what became of it. What is shown only meanwhile is hidden by the styles at the end.
 */
export async function* streamGeneration({
  username,
  planId,
  generation,
  parts,
  formToken,
}: StreamedGeneration): AsyncGenerator<string> {
  const html = (element: ReactElement) =>
    renderToStaticMarkup(<AuthenticityTokenProvider token={formToken}>{element}</AuthenticityTokenProvider>);
  yield `<div class="card stack writing" data-suggestions="1">${html(<Meanwhile />)}`;
  let open: WrittenPart["part"] | null = null;
  let next = await parts.next();
  for (; !next.done; next = await parts.next()) {
    const written: WrittenPart = next.value;
    if (written.part !== open) yield `${open ? "</ol>" : ""}${headingOf(written)}<ol class="${listOf(written)}">`;
    yield html(<Written written={written} isFirst={written.part !== open} />);
    open = written.part;
  }
  yield open ? "</ol>" : "";
  yield html(<End username={username} planId={planId} generation={generation} written={next.value} />);
  yield "</div>";
}

function headingOf({ part }: WrittenPart): string {
  return part === "topics" ? "<h2>Topics</h2>" : "";
}

function listOf({ part }: WrittenPart): string {
  return part === "topic" ? "topics" : "lessons";
}

function Written({ written, isFirst }: { written: WrittenPart; isFirst: boolean }) {
  if (written.part === "topic") return <li>{written.title}</li>;
  const lesson = asListed(written.lesson);
  const shown = written.part === "topics" ? { ...lesson, explanation: "" } : { ...lesson, topics: [] };
  return <LessonItem lesson={shown} headingLevel={written.part === "topics" ? 3 : 2} isFirst={isFirst} />;
}

function Meanwhile() {
  return (
    <div className="meanwhile stack">
      <p className="soft" role="status">
        Each line appears here as soon as it is written.
      </p>
      <p className="soft">If nothing more comes for half a minute, reload the page: what is written is kept.</p>
      <form method="post">
        <FormToken />
        <Button name="intent" value="stop" variant="quiet">
          Stop
        </Button>
      </form>
    </div>
  );
}

interface EndProps {
  username: string;
  planId: string;
  generation: Pick<Generation, "id" | "kind">;
  written: Written;
}

/** What became of it, and the ways on. */
function End({ username, planId, generation, written: { ending, to } }: EndProps) {
  const editor = (view: { dialog?: string; writing?: string } = {}, at = "") =>
    paths.child.editStudyPlan(username, planId, view, at);
  switch (ending.state) {
    case "whole":
      return (
        <div className="stack" data-end="">
          <p role="status">{generation.kind === "lesson" ? "The lesson is written." : "The plan is written."}</p>
          <ButtonLink href={to ?? editor()} data-follow="">
            Show it in the plan
          </ButtonLink>
        </div>
      );
    case "unsuitable":
      return (
        <Ended tone="problem" words={ending.message} needsHelp={ending.needsHelp}>
          <ButtonLink href={generation.kind === "lesson" ? editor({ dialog: "add_lesson" }) : editor({}, "plan-goal")}>
            {generation.kind === "lesson" ? "Change the words" : "Change the goal"}
          </ButtonLink>
        </Ended>
      );
    default: {
      const isFailed = ending.state === "failed";
      const words = ending.state === "stopped" ? "Stopped. What is written so far is kept." : ending.message;
      return (
        <Ended tone={isFailed ? "problem" : "info"} words={words}>
          <ButtonLink href={editor({ writing: generation.id })}>{isFailed ? "Try again" : "Go on"}</ButtonLink>
          {isFailed && ending.isAnotherOffered && (
            <Button name="intent" value="suggest_from_curriculum" variant="quiet" pendingText="One moment…">
              Use Minnow’s own suggestion
            </Button>
          )}
        </Ended>
      );
    }
  }
}

interface EndedProps {
  tone: "problem" | "info";
  words: string;
  /** It is about harm to oneself or abuse. */
  needsHelp?: boolean;
  children: React.ReactNode;
}

/** It is not whole: what happened, and what can be done. */
function Ended({ tone, words, needsHelp, children }: EndedProps) {
  return (
    <form method="post" className="stack" data-end="">
      <FormToken />
      {needsHelp ? <HelpNotice /> : <Notice tone={tone}>{words}</Notice>}
      <ButtonRow>
        {children}
        <Button name="intent" value="forget_generation" variant="quiet">
          Forget it
        </Button>
      </ButtonRow>
    </form>
  );
}
