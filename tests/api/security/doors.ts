import { paths } from "~/domain/paths";
import { wizardSteps } from "~/domain/study-plan/wizard-steps";

/**
 * What a page's form posts beside its token. `{child}` and the like stand for somebody's things (`things.ts`).
 * All of them fit: they are taken when they come from whom the things belong to.
 */
export interface DoorForm {
  /** With its question mark. */
  query?: string;
  fields: Record<string, string>;
  /** It ends what it is about: a session, a child, a plan's place in the list. Tests that go on post it last. */
  isLast?: true;
  /** It takes something that the family does not have as it stands, and is refused. */
  isRefused?: true;
  /** It only says something: another family's plan in it is answered as one that nobody has. */
  isOnlySaid?: true;
}

/** A path of the site map, as an attacker sees it. */
export interface Door {
  /**
   * Whom it opens for: everyone; a parent who is logged in; the one family whose child it names; who knows the address,
   * which nobody can guess; a call or a machine, which other tests go through by the calls' own description.
   */
  opensFor: "everyone" | "parents" | "one family" | "who knows the address" | "calls" | "machines";
  /** Queries that are asked for, each with its question mark; the page itself is always asked for. */
  queries?: readonly string[];
  /** Queries that only say something: another family's plan in them is answered as one that nobody has. */
  saidQueries?: readonly string[];
  forms?: readonly DoorForm[];
  /** Its form carries no token, and why that is right. */
  tokenlessBecause?: string;
}

const intents = (...names: string[]): DoorForm[] => names.map((intent) => ({ fields: { intent } }));
const account = { email: "new.parent@example.org", password: "a shoal of small fish" };
const wizard = paths.child.addStudyPlan.pattern.replace("/:step", "");
const PLAN = "?study_plan_id={plan}";

const publicDoors: Record<string, Door> = {
  [paths.marketing.pattern]: { opensFor: "everyone", queries: ["?sample=chess"] },
  [paths.signup.pattern]: { opensFor: "everyone", queries: ["?sample=chess"], forms: [{ fields: account }] },
  [paths.trial.pattern]: {
    opensFor: "everyone",
    queries: ["?sample=chess", "?checkout_session={checkout}"],
    forms: [{ fields: account }, ...intents("start_checkout")],
  },
  [paths.terms.pattern]: { opensFor: "everyone" },
  [paths.privacy.pattern]: { opensFor: "everyone" },
  [paths.support.pattern]: {
    opensFor: "everyone",
    queries: ["?notice=sent"],
    forms: [{ fields: { email: "pat@example.org", message: "Hello", website: "", form_id: "form_one" } }],
  },
  [paths.unsubscribe.pattern]: {
    opensFor: "who knows the address",
    forms: [{ fields: { "List-Unsubscribe": "One-Click" } }],
    tokenlessBecause: "mail programs post it without having seen a page (RFC 8058); the address is the secret",
  },
  [paths.notMe.pattern]: {
    opensFor: "who knows the address",
    forms: [{ fields: { intent: "not_me" }, isLast: true }],
    tokenlessBecause: "it is opened from a mail, perhaps in a browser that keeps no cookie; the address is the secret",
  },
  [paths.resetPassword.pattern]: {
    opensFor: "everyone",
    queries: ["?notice=expired"],
    forms: [
      { fields: { intent: "reset_email", email: "nobody@example.org" } },
      { fields: { intent: "reset_code", token: "123456" } },
      { fields: { intent: "resend_code" } },
      { fields: { intent: "reset_password", new_password: account.password, confirm_password: account.password } },
    ],
  },
  [paths.machine.outbox.pattern]: { opensFor: "everyone" },
  [paths.machine.components.pattern]: { opensFor: "everyone" },
  [paths.machine.apiDocs.pattern]: { opensFor: "everyone" },
  [paths.sandbox.checkout.pattern]: {
    opensFor: "who knows the address",
    forms: [{ fields: { card: "succeeds" }, isLast: true }],
  },
  [paths.sandbox.portal.pattern]: {
    opensFor: "who knows the address",
    forms: [
      { fields: { intent: "change_card", card: "succeeds" } },
      { fields: { intent: "next_bill" } },
      { fields: { intent: "cancel" }, isLast: true },
    ],
  },
};

const childDoors: Record<string, Door> = {
  [paths.child.profile.pattern]: { opensFor: "one family" },
  [`${paths.child.profile.pattern}?index`]: {
    opensFor: "one family",
    queries: ["?archived=1", "?reorder", "?dialog=child_account"],
    saidQueries: ["?notice=archived&study_plan_id={plan}", "?notice=moved&study_plan_id={plan}&was=1"],
    forms: [
      { fields: { intent: "choose_picture", picture: "🦊" } },
      { fields: { intent: "drop_plan", part: "{plan}", index: "0" } },
      { fields: { intent: "archive", study_plan_id: "{plan}" } },
      { fields: { intent: "restore", study_plan_id: "{plan}" } },
    ],
  },
  [paths.child.progress.pattern]: { opensFor: "one family", queries: ["?days=30", "?days=all&until=2026-11-20"] },
  [paths.child.edit.pattern]: {
    opensFor: "one family",
    queries: ["?dialog=remove_child"],
    forms: [
      { fields: { first_name: "Eve", grade_level: "Grade 1", parent_consent: "on", collect_usage_data: "on" } },
      { fields: { intent: "remove_child", confirm_removal: "on" }, isLast: true },
    ],
  },
  [paths.child.password.pattern]: { opensFor: "one family", forms: [{ fields: { password: "eve and the apple" } }] },
  [wizard]: { opensFor: "one family" },
  [`${wizard}?index`]: {
    opensFor: "one family",
    forms: [{ fields: { subject: "Kites" } }, { fields: { intent: "take_sample" }, isRefused: true }],
  },
  ...textStepDoors(),
  [`${wizard}/emojis`]: { opensFor: "one family", forms: [{ fields: { own_emoji: "🪁" } }] },
  [`${wizard}/preview`]: {
    opensFor: "one family",
    queries: ["?stopped"],
    forms: [
      { fields: { intent: "new_suggestion", shown: "0" } },
      { fields: { intent: "accept", nonse: "0", fingerprint: "{fingerprint}" } },
      ...intents("stop", "suggest_from_curriculum", "make_longer", "make_shorter"),
    ],
  },
  [`${wizard}/topics`]: {
    opensFor: "one family",
    queries: ["?stopped"],
    forms: [
      { fields: { intent: "accept", wizard_id: "{wizard}", nonse: "0", fingerprint: "{fingerprint}" } },
      {
        fields: { intent: "accept", wizard_id: "{plan}", nonse: "0", fingerprint: "{fingerprint}" },
        isOnlySaid: true,
      },
      { fields: { intent: "accept_sample", wizard_id: "{wizard}", fingerprint: "{fingerprint}" } },
      { fields: { intent: "new_suggestion", shown: "0" } },
      ...intents("stop", "suggest_from_curriculum"),
    ],
  },
};

/** The steps that are answered in words; those with ideas take one in their address. */
function textStepDoors(): Record<string, Door> {
  const steps = wizardSteps.flatMap(({ slug, field, text }) => (text && field ? [{ slug, field, text }] : []));
  const doors = steps.map(({ slug, field, text }): [string, Door] => [
    `${wizard}/${slug}`,
    {
      opensFor: "one family",
      queries: text.ideasLabel ? ["?idea=Fly"] : [],
      forms: [{ fields: { [field]: `Any ${slug}` } }],
    },
  ]);
  return Object.fromEntries(doors);
}

const planFields = {
  subject: "Kites",
  goal: "Fly one",
  previous_knowledge: "Knows wind",
  needs: "",
  emoji: "🪁",
  num_lessons: "3",
  base_version: "1",
};
const editor = (fields: Record<string, string>): DoorForm => ({ query: PLAN, fields });
const typed = (intent: string) => editor({ ...planFields, intent });

const planDoors: Record<string, Door> = {
  [paths.child.editStudyPlan.pattern]: {
    opensFor: "one family",
    queries: [
      PLAN,
      `${PLAN}&reorder`,
      `${PLAN}&selected={lesson}`,
      `${PLAN}&selected={topic}&dialog=edit_topic`,
      `${PLAN}&dialog=add_lesson`,
      `${PLAN}&done=moved&at={lesson}`,
      `${PLAN}&writing={generation}`,
      `${PLAN}&writing={generation}&stopped`,
    ],
    forms: [
      ...["make_longer", "make_shorter", "undo:{undo}", "generate"].map(typed),
      ...["stop:{generation}", "suggest_from_curriculum:{generation}", "forget_generation:{generation}"].map(
        (intent): DoorForm => ({
          ...typed(intent),
          isOnlySaid: true,
        }),
      ),
      ...["move_up:{lesson}", "move_down:{topic}", "to_current:{lesson}", "to_suggested:{lesson}"].map(typed),
      editor({ intent: "edit_lesson", part: "{lesson}", title: "Tails", explanation: "Why kites have one." }),
      editor({ intent: "edit_topic", part: "{topic}", title: "Ribbons" }),
      editor({ intent: "add_lesson", lesson_description: "How a line is tied" }),
      editor({ intent: "drop_lesson", part: "{lesson}", list: "current", index: "0" }),
      editor({ intent: "drop_topic", part: "{topic}", lesson: "{lesson}", index: "0" }),
      editor({ intent: "to_lesson:{topic}", "to:{topic}": "{lesson}" }),
      ...["keep", "accept", "take_over:1", "save_mine:1", "take_theirs:1", "save", "delete:{topic}"].map(typed),
    ],
  },
  [paths.child.viewStudyPlan.pattern]: {
    opensFor: "one family",
    queries: [PLAN, `${PLAN}&notice=saved`],
    forms: [
      { query: PLAN, fields: { intent: "move", position: "0.0" } },
      { query: PLAN, fields: { intent: "copy", copy_to: "{sibling}", press_id: "press_one" } },
      { query: PLAN, fields: { intent: "archive" } },
      { query: PLAN, fields: { intent: "restore" } },
    ],
  },
};

const parentDoors: Record<string, Door> = {
  [paths.home.pattern]: {
    opensFor: "parents",
    forms: [
      { fields: { intent: "login_password", next: "/", username: "nobody@example.org", password: "wrong" } },
      { fields: { intent: "login_code", next: "/", token: "123456" } },
      { fields: { intent: "resend_code", next: "/" } },
      { fields: { intent: "start_over", next: "/" } },
    ],
  },
  [`${paths.home.pattern}?index`]: { opensFor: "parents", queries: ["?notice=removed"] },
  [paths.addProfile.pattern]: {
    opensFor: "parents",
    queries: ["?checkout_session={checkout}", "?paid={checkout}"],
    forms: [
      {
        fields: {
          first_name: "Eve",
          grade_level: "Grade 1",
          username: "{new_username}",
          password: "eve and the apple",
          parent_consent: "on",
          form_id: "{form}",
        },
      },
      ...intents("start_checkout"),
      { fields: { intent: "start_subscription" }, isRefused: true },
    ],
  },
  [paths.settings.overview.pattern]: { opensFor: "parents" },
  [`${paths.settings.overview.pattern}?index`]: {
    opensFor: "parents",
    queries: ["?notice=saved"],
    forms: [...intents("manage_subscription"), { fields: { intent: "logout" }, isLast: true }],
  },
  [paths.settings.profile.pattern]: { opensFor: "parents", forms: [{ fields: { display_name: "Eve" } }] },
  [paths.settings.password.pattern]: {
    opensFor: "parents",
    forms: [
      {
        fields: { old_password: "wrong", new_password: account.password, confirm_password: account.password },
        isRefused: true,
      },
    ],
  },
  [paths.settings.timeZone.pattern]: { opensFor: "parents", forms: [{ fields: { time_zone: "America/Denver" } }] },
  [paths.settings.weeklyMail.pattern]: { opensFor: "parents", forms: [{ fields: { weekly_mail: "on" } }] },
  [paths.settings.sessions.pattern]: {
    opensFor: "parents",
    queries: ["?notice=ended"],
    forms: [
      { fields: { session: "{session}" }, isLast: true },
      { fields: { intent: "sign_out_others" }, isLast: true },
    ],
  },
  [paths.settings.data.pattern]: { opensFor: "parents" },
  [paths.settings.download.pattern]: { opensFor: "parents", queries: ["?child={child}"] },
  [paths.settings.deleteAccount.pattern]: {
    opensFor: "parents",
    forms: [{ fields: { password: "wrong" }, isRefused: true }],
  },
  [paths.keptForm.pattern]: { opensFor: "parents" },
  "/*": {
    opensFor: "parents",
    forms: [{ fields: { first_name: "Eve" }, isRefused: true }],
    tokenlessBecause: "there is nothing: whatever is posted is answered 404",
  },
};

const opensFor = (whom: Door["opensFor"], ...where: string[]): Record<string, Door> =>
  Object.fromEntries(where.map((path) => [path, { opensFor: whom }]));

/** Every path of the site map, with what can be asked of it and posted to it. */
export const doors: Readonly<Record<string, Door>> = {
  ...publicDoors,
  ...parentDoors,
  ...childDoors,
  ...planDoors,
  ...opensFor("everyone", paths.machine.thumbnail.pattern, paths.machine.robots(), paths.machine.sitemap()),
  ...opensFor(
    "machines",
    "/learner_api/login",
    "/learner_api/plans",
    "/learner_api/reports",
    paths.machine.paymentEvents(),
  ),
  ...opensFor("machines", paths.machine.openapi(), "/learner_api/openapi.json"),
  ...opensFor(
    "calls",
    paths.machine.analytics(),
    "/auth/user",
    "/auth/login_cred",
    "/auth/login_token",
    "/auth/logout",
  ),
  ...opensFor("calls", "/user/profile", "/user/password", "/user/child", "/user/child/password"),
  ...opensFor("calls", "/user/child/picture_url", "/subscription/action", "/subscription/quantity"),
  ...opensFor("calls", "/subscription/end_trial", "/subscription/checkout_session", "/subscription/billing_portal"),
  ...opensFor("calls", "/lesson_plan", "/lesson_plan/display_orders", "/lesson_plan/lesson_index"),
  ...opensFor("calls", "/lesson_plan/stream", "/lesson_plan/topics", "/lesson_plan/lesson", "/lesson_plan/goals"),
  ...opensFor("calls", "/lesson_plan/previous_knowledge", "/lesson_plan/emojis", "/history"),
};
