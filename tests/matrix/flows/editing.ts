import { type Flow, openEditor } from "../arrange";
import { type Visitor, expectAbsent, expectValue, see, until } from "../visitor";

const LESSON_PROMPT = "Enter the lesson's goals (eg, list of new concepts or topics to learn):";

/** What a parent does in the editor. */
export const editingFlows: Flow[] = [
  {
    goal: "change a plan's goal and save it",
    async walk(journey) {
      const { visitor } = journey;
      await openEditor(journey);
      await visitor.fill("Goal", "Add fractions");
      await visitor.press("Save");
      await see(visitor, "The plan is saved.");
      await expectValue(visitor, "Goal", "Add fractions");
    },
  },
  {
    goal: "accept a suggested plan as it stands",
    async walk(journey) {
      const { visitor } = journey;
      await openEditor(journey);
      await visitor.press("Generate");
      await followWhenWritten(visitor, "Suggested plan");
      await visitor.press("Accept");
      await see(visitor, "The suggested plan is now the current one, and saved.");
      await expectAbsent(visitor, "Select Quarters");
    },
  },
  {
    goal: "add a lesson",
    async walk(journey) {
      const { visitor } = journey;
      await openEditor(journey);
      await visitor.press("Add a new lesson");
      await see(visitor, LESSON_PROMPT);
      await visitor.fill(LESSON_PROMPT, "Fractions on a number line");
      await visitor.press("Add");
      await followWhenWritten(visitor, "The new lesson is in the plan.");
    },
  },
  {
    goal: "delete a lesson and undo it",
    async walk(journey) {
      const { visitor } = journey;
      await openEditor(journey);
      await visitor.press("Select Quarters");
      await see(visitor, "Delete Quarters");
      await visitor.press("Delete Quarters");
      await see(visitor, 'Undo: Lesson "Quarters" deleted');
      await expectAbsent(visitor, "All about Quarters.");
      await visitor.press('Undo: Lesson "Quarters" deleted');
      await see(visitor, "All about Quarters.");
    },
  },
  {
    goal: "select a topic and edit it",
    async walk(journey) {
      const { visitor } = journey;
      await openEditor(journey);
      await visitor.press("Select Halves first");
      await see(visitor, "Delete Halves first");
      await visitor.press("Edit Halves first");
      await see(visitor, "Edit Topic");
      await visitor.fill("Topic Title", "Two fair shares");
      await visitor.press("Save");
      await see(visitor, "Two fair shares", 'Undo: Topic "Halves first" changed');
    },
  },
  {
    goal: "make a plan longer and shorter",
    async walk(journey) {
      const { visitor } = journey;
      await openEditor(journey);
      await visitor.press("Make longer");
      await see(visitor, "4 lessons");
      await visitor.press("Make shorter");
      await see(visitor, "3 lessons");
    },
  },
  {
    goal: "put the lessons in another order",
    async walk(journey) {
      const { visitor } = journey;
      await openEditor(journey);
      await visitor.press("Reorder");
      await see(visitor, "Done reordering");
      await visitor.press("Move up Quarters");
      await see(visitor, "Lesson “Quarters” is now number 1 of 3 in the current plan.");
      await visitor.press('Undo: Lesson "Quarters" moved');
      await see(visitor, "Undone");
    },
  },
  {
    goal: "move a topic to another lesson",
    async walk(journey) {
      const { visitor } = journey;
      await openEditor(journey, "&reorder");
      await visitor.unfold("Move to lesson… Halves first");
      await visitor.select("Lesson for Halves first", "Thirds");
      await visitor.press("Move Halves first");
      await see(visitor, "Topic “Halves first” is now number 2 of 2 in lesson “Thirds”.");
    },
  },
];

/** Goes on to the plan once all is written; with scripts the page does so by itself. */
async function followWhenWritten(visitor: Visitor, words: string): Promise<void> {
  const link = "Show it in the plan";
  let text = "";
  await until(
    async () => (text = await visitor.text()).includes(words) || (!visitor.hasScripts && text.includes(link)),
  );
  if (!text.includes(words) && text.includes(link)) await visitor.press(link);
  await see(visitor, "Edit study plan", words);
}
