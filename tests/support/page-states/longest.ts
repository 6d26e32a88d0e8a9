import type { Page } from "@playwright/test";
import * as limits from "~/domain/limits";
import { paths } from "~/domain/paths";
import { editorPath } from "../editor-pages";
import { addChild } from "../family";
import { fill, press } from "../forms";
import { type Plan, addPlan } from "../plans";
import type { PageState } from "./page-state";

/** One word as long as a text may be: it can be broken nowhere. */
const word = (length: number) => "Donaudampfschifffahrtsgesellschaft".repeat(15).slice(0, length);

const lesson = {
  title: word(limits.LESSON_TITLE_MAX),
  explanation: word(limits.LESSON_EXPLANATION_MAX),
  topics: [{ title: word(limits.TOPIC_TITLE_MAX) }, { title: word(limits.TOPIC_TITLE_MAX) }],
};

const longestPlan = {
  subject: word(limits.SUBJECT_MAX),
  goal: word(limits.GOAL_MAX),
  previous_knowledge: word(limits.PREVIOUS_KNOWLEDGE_MAX),
  needs: word(limits.NEEDS_MAX),
  emoji: "🍕🧮",
  lessons: [lesson, lesson, lesson],
};

/** Adds a child of the longest names with such a plan, and opens a page of them. */
async function open(page: Page, pathOf: (child: { username: string }, plan: Plan) => string): Promise<void> {
  const child = await addChild(page.request, {
    first_name: word(limits.FIRST_NAME_MAX),
    grade_level: word(limits.GRADE_LEVEL_MAX),
    username: `${word(20).toLowerCase()}${Date.now().toString(36)}`.slice(0, limits.USERNAME_MAX),
  });
  await page.goto(pathOf(child, await addPlan(page.request, child, longestPlan)));
}

const pages: [name: string, pathOf: (child: { username: string }, plan: Plan) => string][] = [
  ["profile", ({ username }) => paths.child.profile(username)],
  ["profile-reorder", ({ username }) => paths.child.profile(username, { reorder: true })],
  ["progress", ({ username }) => paths.child.progress(username)],
  ["view-study-plan", ({ username }, { id }) => paths.child.viewStudyPlan(username, id)],
  ["edit-study-plan", (child, plan) => editorPath(child, plan)],
  ["edit-study-plan-reorder", (child, plan) => editorPath(child, plan, "&reorder")],
  ["edit-remove", ({ username }) => paths.child.edit(username, { dialog: "remove_child" })],
];

/** Pages that hold nothing but the longest texts there can be. */
export const longestStates: PageState[] = [
  ...pages.map(([name, pathOf]): PageState => ({
    name: `${name}-longest`,
    cast: "subscriber",
    open: ({ page }) => open(page, pathOf),
  })),
  {
    name: "setting-longest",
    cast: "parent",
    open: async ({ page }) => {
      await page.goto(paths.settings.profile());
      await fill(page, { "Display name": word(limits.DISPLAY_NAME_MAX) });
      await press(page, "Save");
    },
  },
];
