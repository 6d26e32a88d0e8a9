import type { Page } from "@playwright/test";
import { editorPath, generate, openNewPlan } from "../editor-pages";
import type { Child } from "../family";
import { field, fill, press } from "../forms";
import { addPlan, archivePlan, savePlanElsewhere } from "../plans";
import type { PageState } from "./page-state";

const states: [name: string, open: (page: Page, child: Child) => Promise<unknown>][] = [
  ["", openNewPlan],
  ["unsaved", (page, child) => deleteLesson(page, child)],
  [
    "refused",
    async (page, child) => {
      await openNewPlan(page, child);
      await fill(page, { Subject: "", Goal: "g".repeat(121) });
      await press(page, "Generate");
    },
  ],
  [
    "selected",
    async (page, child) => {
      await openNewPlan(page, child);
      await page.getByRole("link", { name: "Select Quarters", exact: true }).click();
    },
  ],
  ["add-lesson", (page, child) => openNewPlan(page, child, "&dialog=add_lesson")],
  [
    "add-lesson-refused",
    async (page, child) => {
      await openNewPlan(page, child, "&dialog=add_lesson");
      await page.getByRole("dialog").getByRole("textbox").fill("x".repeat(121));
      await page.getByRole("dialog").getByRole("button", { name: "Add" }).click();
      await page.getByRole("dialog").getByText("There is a problem").waitFor();
    },
  ],
  ["edit-lesson", (page, child) => openDialog(page, child, "Quarters")],
  ["edit-topic", (page, child) => openDialog(page, child, "Quarters first")],
  [
    "suggested",
    async (page, child) => {
      await openNewPlan(page, child);
      await generate(page);
    },
  ],
  ["reorder", (page, child) => openNewPlan(page, child, "&reorder")],
  [
    "reorder-moved",
    async (page, child) => {
      await openNewPlan(page, child, "&reorder");
      await press(page, "Move up Quarters first");
    },
  ],
  [
    "reorder-suggested",
    async (page, child) => {
      await openNewPlan(page, child);
      await generate(page);
      await press(page, "Reorder");
    },
  ],
  [
    "reorder-empty",
    async (page, child) => {
      await openNewPlan(page, child, "&reorder");
      for (const lesson of ["Halves", "Quarters", "Thirds"]) await press(page, `Delete ${lesson}`);
    },
  ],
  [
    "conflict",
    async (page, child) => {
      const plan = await openNewPlan(page, child);
      await savePlanElsewhere(page.request, child, plan, { goal: "Add fractions" });
      await field(page, "Goal").fill("Compare and add fractions");
      await press(page, "Save");
    },
  ],
  [
    "archived",
    async (page, child) => {
      const plan = await addPlan(page.request, child);
      await archivePlan(page.request, child, plan);
      await page.goto(editorPath(child, plan));
    },
  ],
];

export const editorStates: PageState[] = states.map(([name, open]) => ({
  name: name === "" ? "edit-study-plan" : `edit-study-plan-${name}`,
  cast: "family",
  open: ({ page, child }) => open(page, child),
}));

async function deleteLesson(page: Page, child: Child): Promise<void> {
  await openNewPlan(page, child, "&reorder");
  await fill(page, { Emoji: "🥧" });
  await press(page, "Delete Quarters");
}

async function openDialog(page: Page, child: Child, title: string): Promise<void> {
  await openNewPlan(page, child);
  await press(page, `Select ${title}`);
  await press(page, `Edit ${title}`);
}
