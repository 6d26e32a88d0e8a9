/** What has just been done in the editor; the page that follows says it in words. */
export const editorDeeds = [
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

export type EditorDeed = (typeof editorDeeds)[number];

const dialogs = ["add_lesson", "edit_lesson", "edit_topic"] as const;

/** What of the editor is shown; all of it is in the address. */
export interface EditorView {
  isReordering?: boolean;
  /** The one lesson or topic that is selected. */
  selected?: string;
  dialog?: (typeof dialogs)[number];
  done?: EditorDeed;
  /** The lesson or topic at which it was done, or the next one. */
  at?: string;
  /** What is being written, by its id. */
  writing?: string;
  isStopped?: boolean;
}

/** The address of the editor of a plan. `fragment` is the id of what is looked at first. */
export function editorUrl(username: string, planId: string, view: EditorView = {}, fragment = ""): string {
  return `/profile/${encodeURIComponent(username)}/edit_study_plan${editorSearch(planId, view, fragment)}`;
}

/** The same from the editor itself. */
export function editorSearch(planId: string, view: EditorView = {}, fragment = ""): string {
  const { isReordering, isStopped, ...named } = view;
  const parts = [
    `study_plan_id=${encodeURIComponent(planId)}`,
    ...(isReordering ? ["reorder"] : []),
    ...Object.entries(named).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : [])),
    ...(isStopped ? ["stopped"] : []),
  ];
  return `?${parts.join("&")}${fragment === "" ? "" : `#${fragment}`}`;
}

/** Reads what an address shows; what it can't mean is passed over. */
export function readEditorView(searchParams: URLSearchParams): EditorView {
  const text = (name: string) => searchParams.get(name) || undefined;
  const isReordering = searchParams.has("reorder");
  return {
    isReordering,
    selected: isReordering ? undefined : text("selected"),
    dialog: dialogs.find((dialog) => dialog === text("dialog")),
    done: editorDeeds.find((deed) => deed === text("done")),
    at: text("at"),
    writing: text("writing"),
    isStopped: searchParams.has("stopped"),
  };
}
