import { expect, it } from "vitest";
import { paths } from "~/domain/paths";

/** Section 2's screens and section 7's calls, and the links that stand in mails: whoever has one of them comes back to it. */
const specified = [
  ["/www_v0", paths.marketing()],
  ["/signup", paths.signup()],
  ["/trial", paths.trial()],
  ["/reset_password", paths.resetPassword()],
  ["/terms", paths.terms()],
  ["/privacy", paths.privacy()],
  ["/support", paths.support()],
  ["/unsubscribe/t", paths.unsubscribe("t")],
  ["/not_me/t", paths.notMe("t")],
  ["/", paths.home()],
  ["/add_profile", paths.addProfile()],
  ["/profile/ada", paths.child.profile("ada")],
  ["/profile/ada/progress", paths.child.progress("ada")],
  ["/profile/ada/edit", paths.child.edit("ada")],
  ["/profile/ada/password", paths.child.password("ada")],
  ["/profile/ada/add_study_plan", paths.child.addStudyPlan("ada", "")],
  ["/profile/ada/add_study_plan/goal", paths.child.addStudyPlan("ada", "goal")],
  ["/profile/ada/edit_study_plan?study_plan_id=1", paths.child.editStudyPlan("ada", "1")],
  ["/profile/ada/view_study_plan?study_plan_id=1", paths.child.viewStudyPlan("ada", "1")],
  ["/setting", paths.settings.overview()],
  ["/setting/profile", paths.settings.profile()],
  ["/setting/password", paths.settings.password()],
] as const;

it.each(specified)("%s is where it has always been", (path, built) => {
  expect(built).toBe(path);
});

it("the calls of section 7 are where they have always been", () => {
  const built = Object.values(paths.calls).map(({ pattern }) => pattern);
  expect(built).toEqual([
    "/auth/user",
    "/user/profile",
    "/user/password",
    "/auth/login_cred",
    "/auth/login_token",
    "/auth/logout",
    "/user/child",
    "/user/child/password",
    "/user/child/picture_url",
    "/subscription/action",
    "/subscription/quantity",
    "/subscription/end_trial",
    "/subscription/checkout_session",
    "/subscription/billing_portal",
    "/lesson_plan/",
    "/lesson_plan/display_orders",
    "/lesson_plan/lesson_index",
    "/lesson_plan/stream",
    "/lesson_plan/topics",
    "/lesson_plan/lesson",
    "/lesson_plan/goals",
    "/lesson_plan/previous_knowledge",
    "/lesson_plan/emojis",
    "/history/",
  ]);
});
