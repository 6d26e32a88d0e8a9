export const LIVE_SITE = "https://minnow.example";

/** All that live mode needs; nothing of it is ever reached. */
export const liveMode = {
  PUBLIC_URL: LIVE_SITE,
  SESSION_SECRET: "a secret of at least thirty-two letters",
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "Minnow <hello@minnow.example>",
  STRIPE_SECRET_KEY: "sk_test_minnow",
  STRIPE_WEBHOOK_SECRET: "whsec_minnow",
  LLM_BASE_URL: "https://model.example/v1",
  LLM_API_KEY: "a key",
  LLM_MODEL: "a model",
};
