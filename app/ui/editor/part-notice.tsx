import { Notice } from "../notice";
import { useEditorLists } from "./editor-context";
import { UndoButton } from "./plan-status";

/** What was just done at this lesson, topic or list, beside it; nothing elsewhere. */
export function PartNotice({ at }: { at: string }) {
  const { notice, undo, view } = useEditorLists();
  if (notice?.at !== at) return null;
  return (
    <Notice tone="success">
      <p>{notice.text}</p>
      {notice.isUndoOffered && undo && <UndoButton undo={undo} isNamedBeside={view.done === "moved"} />}
    </Notice>
  );
}
