import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { e2eDataDir } from "#tests/support/e2e-data";
import { type Child, addSecondChild, signUpAndLogIn } from "#tests/support/family";
import { press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";
import { learnerSite } from "#tests/support/learner-site";
import { type Plan, addPlan, archivePlan } from "#tests/support/plans";
import { postForm } from "#tests/support/requests";
import { wizardForms } from "#tests/support/wizard-answers";

const urlOf = ({ username }: Child, { id }: Plan) => paths.child.viewStudyPlan(username, id);
const lessonsOn = (page: Page) => page.getByRole("region", { name: "Lessons" });
const videosOn = (page: Page) =>
  lessonsOn(page)
    .getByRole("list")
    .filter({ has: page.locator("img") })
    .last();
const expectLessons = (page: Page, ...titles: (string | RegExp)[]) =>
  expect(lessonsOn(page).getByRole("heading", { level: 3 })).toHaveText(titles);

test("the plan shows its lessons in order, the first in progress, with their topics", async ({
  page,
  family: { child },
}) => {
  const plan = await addPlan(page.request, child);
  await page.goto(paths.child.viewStudyPlan(child.username, plan.id));
  await expectHeading(page, /Math: Compare fractions/);
  await expect(page).toHaveTitle("Math · Minnow");
  const lessons = page.getByRole("region", { name: "Lessons" });
  await expect(lessons.getByRole("heading", { level: 3 })).toHaveText(["Halves (in progress)", "Quarters", "Thirds"]);
  await expect(lessons).toContainText("All about Quarters.");
  await expect(lessons).toContainText("Quarters first");
});

test("an archived plan can be read, and restored", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  await archivePlan(page.request, child, plan);
  await page.goto(paths.child.viewStudyPlan(child.username, plan.id));
  await expect(page.getByRole("main")).toContainText("This plan is archived. It can be read, and restored.");
  await press(page, "Restore");
  await expect(page.getByRole("status")).toHaveText("The study plan is back.");
  await expect(page.getByRole("table").getByRole("link")).toHaveText(["Math"]);
});

for (const id of ["study_plan_unknown", ""]) {
  test(`a plan of the id "${id}" does not exist`, async ({ page, family: { child } }) => {
    const answer = await page.goto(paths.child.viewStudyPlan(child.username, id));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("This study plan does not exist.");
  });
}

test("a plan is not shown under another child", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  const other = await addSecondChild(page.request);
  const answer = await page.goto(paths.child.viewStudyPlan(other, plan.id));
  expect(answer?.status()).toBe(404);
});

test("another family's plan is not shown", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  await signUpAndLogIn(page.request);
  const answer = await page.goto(paths.child.viewStudyPlan(child.username, plan.id));
  expect(answer?.status()).toBe(403);
  await expect(page.getByText("Compare fractions")).toBeHidden();
});

test("the active lesson's videos are shown, each as far as it was watched", async ({ page, family, baseURL }) => {
  const { child } = family;
  const plan = await addPlan(page.request, child);
  await learnerSite(baseURL ?? "", e2eDataDir).watch(child.username, plan.id, 0, 0.4);
  await page.goto(urlOf(child, plan));
  const videos = videosOn(page).getByRole("listitem");
  await expect(videos).toHaveCount(2);
  await expect(videos.first()).toContainText("Watched 40%");
  await expect(videos.last()).toContainText("Not watched yet");
  await expect(lessonsOn(page)).toContainText("0 of 2 videos watched. The next lesson opens when all are.");
  await expect(page.getByRole("button", { name: "Next lesson" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Next lesson" })).toHaveAccessibleDescription(/^0 of 2 videos/);
});

test("a video's picture comes from this site", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  await page.goto(urlOf(child, plan));
  const picture = videosOn(page).locator("img").first();
  await picture.scrollIntoViewIfNeeded();
  const src = (await picture.getAttribute("src")) ?? "";
  expect(src).toMatch(/^\/videos\/thumbnails\/[\w-]+\.svg$/);
  expect((await page.request.get(src)).headers()["content-type"]).toBe("image/svg+xml");
});

test("a child goes from lesson 1 to a finished plan by what is reported", async ({ page, family, baseURL }) => {
  const { child } = family;
  const plan = await addPlan(page.request, child);
  const site = learnerSite(baseURL ?? "", e2eDataDir);
  await page.goto(urlOf(child, plan));
  for (const [index, lessons] of [
    [0, [/Halves \(done\)/, "Quarters (in progress)", "Thirds"]],
    [1, [/Halves \(done\)/, /Quarters \(done\)/, "Thirds (in progress)"]],
  ] as const) {
    await site.watch(child.username, plan.id, index, 1, 0.95);
    await page.reload();
    await expect(lessonsOn(page)).toContainText("All 2 videos watched.");
    await press(page, "Next lesson");
    await expect(page.getByRole("status")).toHaveText("Saved: this is where Ada is now.");
    await expectLessons(page, ...lessons);
  }
  await site.watch(child.username, plan.id, 2, 1, 1);
  await page.reload();
  await press(page, "Finish plan");
  await expect(page.getByRole("main")).toContainText("Ada has finished this plan.");
  await expect(page.getByRole("main")).toContainText("100%");
  await expect(page.getByRole("button", { name: "Next lesson" })).toBeHidden();
});

test("pressing a done lesson or topic goes back to it", async ({ page, family, baseURL }) => {
  const { child } = family;
  const plan = await addPlan(page.request, child);
  await learnerSite(baseURL ?? "", e2eDataDir).watch(child.username, plan.id, 0, 1, 1);
  await page.goto(urlOf(child, plan));
  await press(page, "Next lesson");
  await press(page, "Go back to Halves first (done)");
  await expectLessons(page, "Halves (in progress)", "Quarters", "Thirds");
  await press(page, "Next lesson");
  await press(page, "Go back to Halves (done)");
  await expectLessons(page, "Halves (in progress)", "Quarters", "Thirds");
});

test("'Next lesson' pressed on an old page moves nothing, and says why", async ({ page, family, baseURL }) => {
  const { child } = family;
  const plan = await addPlan(page.request, child);
  await learnerSite(baseURL ?? "", e2eDataDir).watch(child.username, plan.id, 0, 1, 1);
  await page.goto(urlOf(child, plan));
  // Elsewhere the lesson gets another title, and with it a topic more: it has videos that are not watched.
  const answer = await page.request.get("/lesson_plan/", { params: { child_username: child.username } });
  const { study_plans } = (await answer.json()) as { study_plans: { lessons: object[] }[] };
  const [saved = { lessons: [] }] = study_plans;
  const topics = ["One", "Two", "Three"].map((title) => ({ title }));
  const lessons = saved.lessons.map((lesson, index) => (index === 0 ? { ...lesson, title: "Shares", topics } : lesson));
  const study_plan = { ...saved, lessons };
  await page.request.post("/lesson_plan/", { data: { child_username: child.username, study_plan } });
  await press(page, "Next lesson");
  await expect(page.getByRole("alert")).toHaveText("The next lesson opens when all videos of this lesson are watched.");
  await expectLessons(page, "Shares (in progress)", "Quarters", "Thirds");
});

test("an archived plan has no button that moves it", async ({ page, family, baseURL }) => {
  const { child } = family;
  const plan = await addPlan(page.request, child);
  await learnerSite(baseURL ?? "", e2eDataDir).watch(child.username, plan.id, 0, 1, 1);
  await page.goto(urlOf(child, plan));
  await press(page, "Next lesson");
  await archivePlan(page.request, child, plan);
  await page.goto(urlOf(child, plan));
  await expectLessons(page, "Halves (done)", "Quarters (in progress)", "Thirds");
  await expect(lessonsOn(page).getByRole("button")).toHaveCount(0);
});

test("what to do, to mind and to ask is shown with its lesson, and the answer once it is unfolded", async ({
  page,
  family: { child },
}) => {
  const details = {
    ...{ minutes: 15, adult: "beside", safety: ["The adult cuts."], materials: ["a cake", "a knife"] },
    ...{ activity: "Cut the cake for two.", question: "Why equal?", answer: "So that it is fair." },
  };
  const lessons = [{ title: "Halves", details }, { title: "Quarters" }];
  const plan = await addPlan(page.request, child, { lessons } as Partial<Plan>);
  await page.goto(urlOf(child, plan));
  const shown = lessonsOn(page).getByRole("heading", { name: "Do it together · 15 minutes" }).locator("..");
  await expect(shown).toHaveCount(1);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    for (const words of ["An adult stays with your child the whole time.", "The adult cuts.", "a cake, a knife"]) {
      await expect(shown.getByText(words)).toBeVisible();
    }
    await expect(shown.getByText("Cut the cake for two.")).toBeVisible();
    await expect(shown.getByText("So that it is fair.")).toBeHidden();
  }
  await page.emulateMedia({ media: "screen" });
  await shown.getByText("Why equal?").click();
  await expect(shown.getByText("So that it is fair.")).toBeVisible();
});

test("a plan of the wizard says with each lesson what to mind", async ({ page, family: { child } }) => {
  const wish = { "": { subject: "Cooking" }, goal: { goal: "Cook safely with a food allergy" } };
  for (const [path, form] of wizardForms("preview", wish)) {
    await postForm(page.request, `${paths.child.addStudyPlan(child.username, "")}${path}`, form);
  }
  await page.goto(paths.child.addStudyPlan(child.username, "preview"));
  for (const step of ["preview", "topics"]) {
    await expect(page).toHaveURL(new RegExp(`/${step}`));
    await page
      .getByRole("button", { name: /^Accept/ })
      .first()
      .click();
  }
  await page.waitForURL(/study_plan_id=/);
  const planId = new URL(page.url()).searchParams.get("study_plan_id") ?? "";
  await page.goto(paths.child.viewStudyPlan(child.username, planId));
  const lessons = lessonsOn(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(lessons).toHaveCount(5);
  for (const lesson of await lessons.all()) {
    await expect(lesson).toContainText("An adult stays with your child the whole time.");
    await expect(lesson).toContainText("Never taste an allergen to test it.");
  }
});
