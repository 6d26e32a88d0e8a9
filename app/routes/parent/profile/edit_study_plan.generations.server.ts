import { redirect } from "@remix-run/node";
import { ProductError, ServiceFailed, SuggestionInterrupted, TooManySuggestions } from "~/domain/errors";
import type { EditorOutcome } from "~/domain/study-plan/editor-url";
import type { Generation } from "~/domain/study-plan/generation";
import {
  findGeneration,
  forgetGeneration,
  applyGeneration,
  generateFromCurriculum,
} from "~/domain/study-plan/generations.server";
import {
  type WrittenPart,
  followGeneration,
  peekGeneration,
  isFromCurriculum,
  keptOfGeneration,
} from "~/domain/study-plan/written-generation.server";
import { type SuggestionEnding, endingOf } from "~/domain/suggestion/shown-suggestion";
import { formTokenOf } from "~/http/form-token.server";
import { reportRefusal } from "~/http/refusals.server";
import type { EditorRequest } from "./edit_study_plan.server";

/** How long a button waits for what it asked for before the page comes on which it is being written, in milliseconds. */
const GENERATION_PATIENCE_MS = 1000;

const OUTCOMES = { lesson: "added", plan: "suggested" } as const satisfies Record<Generation["kind"], EditorOutcome>;

/** What is being written, piece by piece; at last how it ended, and where it is in the plan then. */
export type ComingGeneration = AsyncGenerator<WrittenPart, { ending: SuggestionEnding; to?: string }>;

/** Makes the HTML of what is being written, as it comes. */
type Stream = (coming: { parts: ComingGeneration; formToken: string }) => AsyncIterable<string>;

/**
 * Waits a moment for what was asked for, and leads to where it is in the plan, else to where it is being written.
 * Throws UnsuitableRequest, PlanFull.
 */
export async function goToGeneration(editor: EditorRequest, generation: Generation) {
  const { editing, url } = editor;
  try {
    const written = await peekGeneration(contextOf(editor), generation, GENERATION_PATIENCE_MS);
    const putAt = written && (await applyGeneration(editing, generation.id, written));
    if (putAt) return redirect(addressOf(editor, generation, putAt), 303);
  } catch (error) {
    // The page that follows tries again, and says what is wrong.
    const isTold = [ServiceFailed, TooManySuggestions, SuggestionInterrupted].some((kind) => error instanceof kind);
    if (!isTold) throw error;
    reportRefusal(editor, error as ProductError);
  }
  return redirect(url({ writing: generation.id }), 303);
}

/** What `?writing=` names while it is being written; what is done already or forgotten leads on. */
export async function showGeneration(editor: EditorRequest, stream: (generation: Generation) => Stream) {
  const { editing, view, url } = editor;
  const generation = await findGeneration(editing, view.writing ?? "");
  if (!generation) throw redirect(url(), 303);
  if (generation.putAt !== null) throw redirect(addressOf(editor, generation, generation.putAt), 303);
  const { formToken } = await formTokenOf(editor.request);
  editor.context.livePart = ({ leave }) => stream(generation)({ parts: partsOf(editor, generation, leave), formToken });
  return { kind: "writing", what: generation.kind } as const;
}

/** Takes the buttons beside what is being written. Null for any other. */
export async function handleGenerationButton({ editing, url, view }: EditorRequest, intent: string, id: string) {
  const generationId = id || (view.writing ?? "");
  switch (intent) {
    case "stop":
      return redirect(url({ writing: generationId, isStopped: true }), 303);
    case "suggest_from_curriculum":
      await generateFromCurriculum(editing, generationId);
      return redirect(url({ writing: generationId }), 303);
    case "forget_generation":
      await forgetGeneration(editing, generationId);
      return redirect(url({ done: "forgotten" }), 303);
    default:
      return null;
  }
}

/** The pieces as they come. Once it is whole it is put into the plan, in this very answer. */
async function* partsOf(editor: EditorRequest, generation: Generation, leave: AbortSignal): ComingGeneration {
  const { editing, view } = editor;
  try {
    if (view.isStopped) {
      yield* keptOfGeneration(contextOf(editor), generation);
      return { ending: { state: "stopped" } };
    }
    const written = yield* followGeneration(contextOf(editor), generation, leave);
    if (leave.aborted) return { ending: { state: "stopped" } };
    const putAt = await applyGeneration(editing, generation.id, written);
    return { ending: { state: "whole" }, to: putAt === null ? undefined : addressOf(editor, generation, putAt) };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    reportRefusal(editor, error);
    const ending = endingOf(error, !isFromCurriculum(contextOf(editor), generation));
    return { ending: ending ?? { state: "failed", message: error.message, isAnotherOffered: false } };
  }
}

function addressOf({ url }: EditorRequest, { kind }: Generation, putAt: string): string {
  return url({ done: OUTCOMES[kind], at: putAt }, putAt);
}

function contextOf({ editing, child }: EditorRequest) {
  return { parentId: editing.parentId, grade_level: child.grade_level };
}
