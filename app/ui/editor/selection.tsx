import { paths } from "~/domain/paths";
import { Button, ButtonLink, ButtonRow } from "../button";
import { useEditorLists } from "./editor-context";

/** Selects a lesson or topic by its title; pressed again it is not selected any more. */
export function SelectLink({ id, title }: { id: string; title: string }) {
  const { username, planId, view } = useEditorLists();
  const isSelected = view.selected === id;
  return (
    <a
      className="pick"
      href={paths.child.editStudyPlan(username, planId, { selected: isSelected ? null : id }, id)}
      aria-current={isSelected ? "true" : undefined}
    >
      <span className="visually-hidden">{isSelected ? "Unselect " : "Select "}</span>
      {title}
    </a>
  );
}

interface SelectedActionsProps {
  id: string;
  title: string;
  dialog: "edit_lesson" | "edit_topic";
}

/** What can be done with the selected lesson or topic. */
export function SelectedActions({ id, title, dialog }: SelectedActionsProps) {
  const { username, planId } = useEditorLists();
  return (
    <ButtonRow>
      <ButtonLink href={paths.child.editStudyPlan(username, planId, { selected: id, dialog })} variant="quiet">
        Edit<span className="visually-hidden"> {title}</span>
      </ButtonLink>
      <Button name="intent" value={`delete:${id}`} variant="danger">
        Delete<span className="visually-hidden"> {title}</span>
      </Button>
    </ButtonRow>
  );
}
