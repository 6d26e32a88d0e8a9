import { createContext, useContext } from "react";
import type { EditorNotice } from "~/domain/study-plan/editor-notices";
import type { EditorView } from "~/domain/study-plan/editor-url";
import type { UndoableStep } from "./plan-status";

/** What every lesson and topic of the editor's lists has to know. */
export interface EditorLists {
  username: string;
  planId: string;
  view: EditorView;
  notice: EditorNotice | null;
  undo: UndoableStep | null;
  /** Where a topic can go: the lessons of both lists. */
  targets: readonly { list: "current" | "suggested"; lessons: readonly { id: string; title: string }[] }[];
}

export const EditorListsContext = createContext<EditorLists | null>(null);

/** The lists around a lesson or topic. Throws outside of them. */
export function useEditorLists(): EditorLists {
  const lists = useContext(EditorListsContext);
  if (!lists) throw new Error("A part of the editor stands outside of its lists.");
  return lists;
}
