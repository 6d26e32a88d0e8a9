import { wizardSteps } from "./app/domain/study-plan/wizard-steps";

/**
 * The site map: every path Minnow answers, in the order of the specification.
 * Section 2's screens come first, then section 7's calls, then the learner API, then what the machine around Minnow asks
 * for.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  ignoredRouteFiles: ["**/*"],
  serverBuildFile: "[name].js",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      route("www_v0", "routes/www_v0.tsx");
      route("signup", "routes/signup.tsx");
      route("trial", "routes/trial.tsx");
      route("terms", "routes/terms.tsx");
      route("privacy", "routes/privacy.tsx");
      route("support", "routes/support.tsx");
      route("unsubscribe/:token", "routes/unsubscribe.tsx");
      route("reset_password", "routes/reset_password.tsx");
      route("not_me/:token", "routes/not_me.tsx");

      route("/", "routes/parent/layout.tsx", () => {
        route("", "routes/parent/index.tsx", { index: true });
        route("profile/:username", "routes/parent/profile/layout.tsx", () => {
          route("", "routes/parent/profile/index.tsx", { index: true });
          route("progress", "routes/parent/profile/progress.tsx");
          route("edit", "routes/parent/profile/edit.tsx");
          route("password", "routes/parent/profile/password.tsx");
          route("add_study_plan", "routes/parent/profile/add_study_plan/layout.tsx", () => {
            for (const { slug } of wizardSteps) {
              const file = `routes/parent/profile/add_study_plan/${slug || "index"}.tsx`;
              if (slug === "") route(slug, file, { index: true });
              else route(slug, file);
            }
          });
          route("edit_study_plan", "routes/parent/profile/edit_study_plan.tsx");
          route("view_study_plan", "routes/parent/profile/view_study_plan.tsx");
        });
        route("add_profile", "routes/parent/add_profile.tsx");
        route("setting", "routes/parent/setting/layout.tsx", () => {
          route("", "routes/parent/setting/index.tsx", { index: true });
          route("profile", "routes/parent/setting/profile.tsx");
          route("password", "routes/parent/setting/password.tsx");
          route("time_zone", "routes/parent/setting/time_zone.tsx");
          route("weekly_mail", "routes/parent/setting/weekly_mail.ts");
          route("sessions", "routes/parent/setting/sessions.tsx");
          route("data", "routes/parent/setting/data.tsx");
          route("data/download", "routes/parent/setting/download.ts");
          route("delete", "routes/parent/setting/delete.tsx");
        });
        route("kept_form", "routes/parent/kept_form.tsx");
        route("*", "routes/parent/any_other_path.tsx");
      });

      route("auth/user", "routes/api/auth/user.ts");
      route("auth/login_cred", "routes/api/auth/login_cred.ts");
      route("auth/login_token", "routes/api/auth/login_token.ts");
      route("auth/logout", "routes/api/auth/logout.ts");
      route("user/profile", "routes/api/user/profile.ts");
      route("user/password", "routes/api/user/password.ts");
      route("user/child", "routes/api/user/child.ts");
      route("user/child/password", "routes/api/user/child_password.ts");
      route("user/child/picture_url", "routes/api/user/child_picture_url.ts");
      route("subscription/action", "routes/api/subscription/action.ts");
      route("subscription/quantity", "routes/api/subscription/quantity.ts");
      route("subscription/end_trial", "routes/api/subscription/end_trial.ts");
      route("subscription/checkout_session", "routes/api/subscription/checkout_session.ts");
      route("subscription/billing_portal", "routes/api/subscription/billing_portal.ts");
      route("lesson_plan", "routes/api/lesson_plan/index.ts");
      route("lesson_plan/display_orders", "routes/api/lesson_plan/display_orders.ts");
      route("lesson_plan/lesson_index", "routes/api/lesson_plan/lesson_index.ts");
      route("lesson_plan/stream", "routes/api/lesson_plan/stream.ts");
      route("lesson_plan/topics", "routes/api/lesson_plan/topics.ts");
      route("lesson_plan/lesson", "routes/api/lesson_plan/lesson.ts");
      route("lesson_plan/goals", "routes/api/lesson_plan/goals.ts");
      route("lesson_plan/previous_knowledge", "routes/api/lesson_plan/previous_knowledge.ts");
      route("lesson_plan/emojis", "routes/api/lesson_plan/emojis.ts");
      route("history", "routes/api/history.ts");

      route("learner_api/login", "routes/learner_api/login.ts");
      route("learner_api/plans", "routes/learner_api/plans.ts");
      route("learner_api/reports", "routes/learner_api/reports.ts");
      route("learner_api/openapi.json", "routes/learner_api/openapi.json.ts");

      route("videos/thumbnails/:file", "routes/videos/thumbnail.ts");

      route("openapi.json", "routes/openapi.json.ts");
      route("api_docs", "routes/api_docs.tsx");
      route("sandbox/checkout/:session_id", "routes/sandbox/checkout.tsx");
      route("sandbox/portal/:portal_id", "routes/sandbox/portal.tsx");
      route("webhooks/payments", "routes/webhooks/payments.ts");
      route("analytics", "routes/analytics.ts");
      route("outbox", "routes/outbox.tsx");
      route("robots.txt", "routes/robots.ts");
      route("sitemap.xml", "routes/sitemap.ts");
      route("ui", "routes/ui.tsx");
    }),
};
