import { address } from "./address";

/** The calls of section 7, in its order. */
export const calls = {
  authUser: address("/auth/user"),
  userProfile: address("/user/profile"),
  userPassword: address("/user/password"),
  loginCred: address("/auth/login_cred"),
  loginToken: address("/auth/login_token"),
  logout: address("/auth/logout"),
  child: address("/user/child"),
  childPassword: address("/user/child/password"),
  childPictureUrl: address("/user/child/picture_url"),
  subscriptionAction: address("/subscription/action"),
  subscriptionQuantity: address("/subscription/quantity"),
  endTrial: address("/subscription/end_trial"),
  checkoutSession: address("/subscription/checkout_session"),
  billingPortal: address("/subscription/billing_portal"),
  lessonPlan: address("/lesson_plan/", ["child_username", "is_deleted", "study_plan_id"]),
  displayOrders: address("/lesson_plan/display_orders"),
  lessonIndex: address("/lesson_plan/lesson_index"),
  stream: address("/lesson_plan/stream"),
  topics: address("/lesson_plan/topics"),
  lesson: address("/lesson_plan/lesson"),
  goals: address("/lesson_plan/goals"),
  previousKnowledge: address("/lesson_plan/previous_knowledge"),
  emojis: address("/lesson_plan/emojis"),
  history: address("/history/"),
};

/** Before everything that learner sites call. */
export const LEARNER_API = "/learner_api/";

/** What learner sites call. */
export const learnerApi = {
  login: address(`${LEARNER_API}login`),
  plans: address(`${LEARNER_API}plans`, ["username"]),
  reports: address(`${LEARNER_API}reports`),
  description: address(`${LEARNER_API}openapi.json`),
};
