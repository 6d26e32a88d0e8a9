import { redirect } from "@remix-run/node";
import { ProductError, ServiceFailed, SuggestionInterrupted, TooManySuggestions } from "~/domain/errors";
import type { EditorDeed } from "~/domain/study-plan/editor-url";
import type { Wish } from "~/domain/study-plan/wish";
import { findWish, forgetWish, fulfillWish, wishFromCurriculum } from "~/domain/study-plan/wishes.server";
import {
  type WrittenPart,
  followWish,
  glanceAtWish,
  isFromCurriculum,
  keptOfWish,
} from "~/domain/study-plan/written-wish.server";
import { type SuggestionEnding, endingOf } from "~/domain/suggestion/shown-suggestion";
import { formTokenOf } from "~/http/form-token.server";
import { reportRefusal } from "~/http/refusals.server";
import type { EditorRequest } from "./edit_study_plan.server";

/** How long a button waits for what it asked for before the page comes on which it is being written, in milliseconds. */
const WISH_PATIENCE_MS = 1000;

const DEEDS = { lesson: "added", plan: "suggested" } as const satisfies Record<Wish["kind"], EditorDeed>;

/** What is being written, piece by piece; at last how it ended, and where it is in the plan then. */
export type ComingWish = AsyncGenerator<WrittenPart, { ending: SuggestionEnding; to?: string }>;

/** Makes the HTML of what is being written, as it comes. */
type Stream = (coming: { parts: ComingWish; formToken: string }) => AsyncIterable<string>;

/**
 * Waits a moment for what was asked for, and leads to where it is in the plan, else to where it is being written.
 * Throws UnsuitableRequest, PlanFull.
 */
export async function goToWish(editor: EditorRequest, wish: Wish) {
  const { editing, url } = editor;
  try {
    const written = await glanceAtWish(contextOf(editor), wish, WISH_PATIENCE_MS);
    const putAt = written && (await fulfillWish(editing, wish.id, written));
    if (putAt) return redirect(addressOf(editor, wish, putAt), 303);
  } catch (error) {
    // The page that follows tries again, and says what is wrong.
    const isTold = [ServiceFailed, TooManySuggestions, SuggestionInterrupted].some((kind) => error instanceof kind);
    if (!isTold) throw error;
    reportRefusal(editor, error as ProductError);
  }
  return redirect(url({ writing: wish.id }), 303);
}

/** What `?writing=` names while it is being written; what is done already or forgotten leads on. */
export async function showWish(editor: EditorRequest, stream: (wish: Wish) => Stream) {
  const { editing, view, url } = editor;
  const wish = await findWish(editing, view.writing ?? "");
  if (!wish) throw redirect(url(), 303);
  if (wish.putAt !== null) throw redirect(addressOf(editor, wish, wish.putAt), 303);
  const { formToken } = await formTokenOf(editor.request);
  editor.context.livePart = ({ leave }) => stream(wish)({ parts: partsOf(editor, wish, leave), formToken });
  return { kind: "writing", what: wish.kind } as const;
}

/** Takes the buttons beside what is being written. Null for any other. */
export async function takeWishButton({ editing, url, view }: EditorRequest, intent: string, id: string) {
  const wishId = id || (view.writing ?? "");
  switch (intent) {
    case "stop":
      return redirect(url({ writing: wishId, isStopped: true }), 303);
    case "suggest_from_curriculum":
      await wishFromCurriculum(editing, wishId);
      return redirect(url({ writing: wishId }), 303);
    case "forget_wish":
      await forgetWish(editing, wishId);
      return redirect(url({ done: "forgotten" }), 303);
    default:
      return null;
  }
}

/** The pieces as they come. Once it is whole it is put into the plan, in this very answer. */
async function* partsOf(editor: EditorRequest, wish: Wish, leave: AbortSignal): ComingWish {
  const { editing, view } = editor;
  try {
    if (view.isStopped) {
      yield* keptOfWish(contextOf(editor), wish);
      return { ending: { state: "stopped" } };
    }
    const written = yield* followWish(contextOf(editor), wish, leave);
    if (leave.aborted) return { ending: { state: "stopped" } };
    const putAt = await fulfillWish(editing, wish.id, written);
    return { ending: { state: "whole" }, to: putAt === null ? undefined : addressOf(editor, wish, putAt) };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    reportRefusal(editor, error);
    const ending = endingOf(error, !isFromCurriculum(contextOf(editor), wish));
    return { ending: ending ?? { state: "failed", message: error.message, isAnotherOffered: false } };
  }
}

function addressOf({ url }: EditorRequest, { kind }: Wish, putAt: string): string {
  return url({ done: DEEDS[kind], at: putAt }, putAt);
}

function contextOf({ editing, child }: EditorRequest) {
  return { parentId: editing.parentId, grade_level: child.grade_level };
}
