/** What has just been done in the editor; the page that follows says it in words. */
export const editorOutcomes = [
  "accepted",
  "added",
  "changed",
  "deleted",
  "forgotten",
  "kept",
  "moved",
  "saved",
  "suggested",
  "taken_over",
  "their_version",
  "undone",
] as const;

export type EditorOutcome = (typeof editorOutcomes)[number];

const dialogs = ["add_lesson", "edit_lesson", "edit_topic"] as const;

/** What of the editor is shown; all of it is in the address. */
export interface EditorView {
  isReordering?: boolean;
  /** The one lesson or topic that is selected. */
  selected?: string;
  dialog?: (typeof dialogs)[number];
  done?: EditorOutcome;
  /** The lesson or topic at which it was done, or the next one. */
  at?: string;
  /** What is being written, by its id. */
  writing?: string;
  isStopped?: boolean;
}

/** How a view is said in the query of the editor's address. */
export function editorQueries({ isReordering, isStopped, ...named }: EditorView = {}) {
  return { reorder: isReordering, ...named, stopped: isStopped };
}

/** Reads what an address shows; what it can't mean is passed over. */
export function readEditorView(searchParams: URLSearchParams): EditorView {
  const text = (name: string) => searchParams.get(name) || undefined;
  const isReordering = searchParams.has("reorder");
  return {
    isReordering,
    selected: isReordering ? undefined : text("selected"),
    dialog: dialogs.find((dialog) => dialog === text("dialog")),
    done: editorOutcomes.find((outcome) => outcome === text("done")),
    at: text("at"),
    writing: text("writing"),
    isStopped: searchParams.has("stopped"),
  };
}
