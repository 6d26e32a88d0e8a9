import { address } from "./address";

/** What anybody can open. */
export const publicPages = {
  marketing: address("/www_v0", ["sample"]),
  signup: address("/signup"),
  trial: address("/trial", ["sample", "checkout_session"]),
  terms: address("/terms"),
  privacy: address("/privacy"),
  support: address("/support", ["notice"], { notices: "support" }),
  unsubscribe: address("/unsubscribe/:token"),
  resetPassword: address("/reset_password", ["notice"], { notices: "reset" }),
  notMe: address("/not_me/:token"),
};

/** The parent area, apart from one child's pages and the settings. */
export const parentPages = {
  home: address("/", ["notice"], { notices: "family" }),
  addProfile: address("/add_profile", ["checkout_session", "paid"]),
  keptForm: address("/kept_form"),
};

const profile = "/profile/:username";
const planNamed = "study_plan_id=:study_plan_id";
const editorQueries = ["reorder", "selected", "dialog", "done", "at", "writing", "stopped"] as const;

/** The pages of one child; a plan is named by its id. */
export const childPages = {
  profile: address(profile, ["archived", "reorder", "notice", "study_plan_id", "was", "dialog", "page"], {
    notices: "family",
  }),
  progress: address(`${profile}/progress`, ["days", "until", "page"]),
  edit: address(`${profile}/edit`, ["dialog"]),
  password: address(`${profile}/password`),
  /** A page of the wizard by its step's slug; '' is the first. */
  addStudyPlan: address(`${profile}/add_study_plan/:step`, ["idea", "stopped"]),
  editStudyPlan: address(`${profile}/edit_study_plan?${planNamed}`, editorQueries),
  viewStudyPlan: address(`${profile}/view_study_plan?${planNamed}`, ["notice"], { notices: "plan" }),
};

/** The settings of a parent. */
export const settingPages = {
  overview: address("/setting", ["index", "notice"], { notices: "settings" }),
  profile: address("/setting/profile"),
  password: address("/setting/password"),
  timeZone: address("/setting/time_zone"),
  weeklyMail: address("/setting/weekly_mail"),
  sessions: address("/setting/sessions", ["notice"], { notices: "sessions" }),
  data: address("/setting/data"),
  download: address("/setting/data/download", ["child"]),
  deleteAccount: address("/setting/delete"),
};
