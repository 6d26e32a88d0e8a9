import { paths } from "~/domain/paths";
import type { Family } from "./large-family";

/** A page that visitors or parents see often. */
export interface MainPage {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** 200 where it is not told. */
  status?: number;
}

/** Every kind of page, the heaviest of the signed-in ones first: the profile with its plan table. */
export function mainPages({ username, planId }: Pick<Family, "username" | "planId">): MainPage[] {
  const profile = paths.child.profile(username);
  const plan = `study_plan_id=${planId}`;
  return [
    { name: "profile", path: profile, isSignedIn: true },
    { name: "plan table, archived", path: `${profile}?archived=1`, isSignedIn: true },
    { name: "plan view", path: `${profile}/view_study_plan?${plan}`, isSignedIn: true },
    { name: "editor", path: `${profile}/edit_study_plan?${plan}`, isSignedIn: true },
    { name: "progress", path: `${profile}/progress`, isSignedIn: true },
    { name: "wizard step", path: `${profile}/add_study_plan`, isSignedIn: true },
    { name: "settings", path: paths.settings.overview(), isSignedIn: true },
    { name: "login", path: "/", isSignedIn: false, status: 401 },
    { name: "marketing", path: paths.marketing(), isSignedIn: false },
    { name: "sign-up", path: paths.signup(), isSignedIn: false },
  ];
}
