import { changeFamily } from "~/db/family";
import { editWords } from "./edit-words";
import { changeFields } from "./edited-plan";
import { type Editing, editsOf, keepEdits, rememberStep } from "./plan-edits.server";
import type { PlanFields } from "./study-plan";
import { requireCurrentPlan } from "./study-plan.server";

/**
 * Keeps what was typed in the editor's inputs, as a step of its own, when another of its buttons was pressed. Typed over
 * an older version it is kept as a change of that one: the conflict shows, and nothing is overwritten. Throws
 * NotAuthorized, NotFound, PlanArchived.
 * @param baseVersion the version that the page showed
 */
export async function keepTyped(editing: Editing, fields: Partial<PlanFields>, baseVersion: number): Promise<void> {
  const { parentId, username, planId } = editing;
  await changeFamily(parentId, async () => {
    const plan = await requireCurrentPlan(parentId, username, planId);
    const before = await editsOf(editing, plan);
    const edited = changeFields(before.edited, fields);
    if (edited === before.edited) return;
    const isOfOlderVersion = before.baseVersion === plan.version && baseVersion < plan.version;
    const base = { baseVersion: isOfOlderVersion ? baseVersion : before.baseVersion };
    await rememberStep(editing, editWords.fieldsChanged, { ...before, ...base });
    await keepEdits(editing, { edited, ...base });
  });
}
