import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ChildProfile } from "~/domain/child/child";
import { hashToken } from "~/domain/ids.server";
import { paths } from "~/domain/paths";
import { type EditorView, editorQueries, readEditorView } from "~/domain/study-plan/editor-url";
import type { Editing } from "~/domain/study-plan/plan-edits.server";
import { withOwnChild } from "~/http/child.server";
import type { Visit } from "~/http/context.server";

/** A request to the editor of a plan. */
export interface EditorRequest extends Visit {
  child: ChildProfile;
  editing: Editing;
  view: EditorView;
  /** The editor's address with another view. */
  url: (view?: EditorView, fragment?: string) => string;
}

/** Guards the plan editor: signed in, and the child is one's own. The session is the editor. */
export function withEditor<Answer>(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  work: (editor: EditorRequest) => Promise<Answer>,
): Promise<Answer> {
  return withOwnChild(args, ({ parent, sessionToken, child }) => {
    const { searchParams } = new URL(args.request.url);
    const planId = searchParams.get("study_plan_id") ?? "";
    const { username } = child;
    return work({
      request: args.request,
      context: args.context,
      child,
      editing: { parentId: parent.id, username, planId, editor: hashToken(sessionToken) },
      view: readEditorView(searchParams),
      url: (view, fragment) => paths.child.editStudyPlan(username, planId, editorQueries(view), fragment),
    });
  });
}
