import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerBuild } from "@remix-run/node";
import { connect, disconnect } from "~/db/connection";
import { mailGuessWarnings } from "~/domain/auth/guess-warnings.server";
import { sendWeeklyMails } from "~/domain/mail/weekly-mail.server";
import { tendLearnerSites } from "~/domain/learner/learner-sites-command.server";
import { forgetOldReports } from "~/domain/learner/reports.server";
import { forgetWhatIsOld } from "~/domain/retention/retention.server";
import { type Job, startSchedule } from "~/domain/schedule/schedule.server";
import { reconcileSubscriptions } from "~/domain/subscription/reconciliation.server";
import { mailTrialsThatEndSoon } from "~/domain/subscription/trial.server";
import { useSettings } from "~/domain/settings.server";
import { mailSupportMessages } from "~/domain/support/support.server";
import { interruptSuggestions } from "~/domain/suggestion/kept-suggestion.server";
import { backgroundDone } from "~/http/background.server";
import { type Configuration, ConfigurationError, readConfiguration } from "~/http/configuration.server";
import { type MakeFamilyPage, familyPages } from "~/http/family-pages.server";
import { log } from "~/http/log.server";
import { type AnswerFirst, endCleanly, watchRequests } from "~/http/requests.server";
import { compressedScripts } from "~/http/scripts.server";
import { logSecurityEvents } from "~/http/security-events.server";
import { answerUnchanged } from "~/http/unchanged.server";
import { openEmbeddedGeo } from "~/services/geo/embedded";
import { outboxMail } from "~/services/mail/outbox";
import { smtpMail } from "~/services/mail/smtp";
import { type Sandbox, openSandbox } from "~/services/payments/sandbox";
import type { Payments } from "~/services/payments/payments";
import { stripePayments } from "~/services/payments/stripe";
import { useServices } from "~/services/registry";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { languageModelSuggestions } from "~/services/suggestions/language-model/language-model";
import { builtInVideos } from "~/services/videos/built-in";
import type { VideosFailed } from "~/services/videos/videos";
import { youtubeVideos } from "~/services/videos/youtube";

const MINUTE_MS = 60_000;
const START_POLL_MS = 100;

/** Work that no visitor asks for. Times are UTC; mails that go out at an hour of the parent's are looked for often. */
const jobs: readonly Job[] = [
  { name: "trial mails", pattern: "0 * * * *", work: mailTrialsThatEndSoon },
  { name: "weekly mails", pattern: "*/15 * * * *", work: sendWeeklyMails },
  { name: "guess warnings", pattern: "*/5 * * * *", work: mailGuessWarnings },
  { name: "support mails", pattern: "5 * * * *", work: mailSupportMessages },
  { name: "retention", pattern: "35 * * * *", work: forgetWhatIsOld },
  { name: "old reports", pattern: "15 8 * * *", work: () => forgetOldReports() },
  { name: "reconciliation", pattern: "30 8 * * *", work: reconcileSubscriptions },
];

/**
 * Where the parts are put together: reads the configuration, chooses the services, opens and migrates the database.
 * @param build gives the whole site, once it has been loaded
 * @param makeFamilyPage renders a page of the family
 */
export async function start(
  environment: NodeJS.ProcessEnv,
  build: () => ServerBuild,
  makeFamilyPage: MakeFamilyPage,
): Promise<void> {
  try {
    // Vite loads the site anew after a change, which only its own handler sees.
    const answers = import.meta.env.PROD
      ? [compressedScripts(() => build().assetsBuildDirectory), answerUnchanged, familyPages(build, makeFamilyPage)]
      : [];
    await startWith(readConfiguration(environment), answers);
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  }
}

async function startWith(configuration: Configuration, answers: readonly AnswerFirst[]): Promise<void> {
  log.level = configuration.LOG_LEVEL;
  useSettings({
    secret: configuration.secret,
    publicUrl: configuration.publicUrl,
    isConsentRequired: configuration.PARENTAL_CONSENT === "on",
    servedCountry: configuration.SERVED_COUNTRY,
    countryHeader: configuration.GEO_COUNTRY_HEADER ?? null,
    corsOrigins: configuration.CORS_ORIGINS,
    supportEmail: configuration.supportEmail,
    isLocal: configuration.isLocal,
    outboxFolder: configuration.outboxFolder,
    maintenanceFile: path.join(configuration.DATA_DIR, "maintenance"),
  });
  logSecurityEvents();
  await connect(configuration.database);
  const { payments, close } = choosePayments(configuration);
  useServices({
    mail: chooseMail(configuration),
    payments,
    ...chooseSuggestions(configuration),
    ...chooseVideos(configuration),
    geo: await openEmbeddedGeo(),
  });
  if (configuration.MINNOW_RECONCILE) await reconcileAndEnd();
  if (configuration.MINNOW_LEARNER_SITE) await tendLearnerSitesAndEnd(configuration.MINNOW_LEARNER_SITE);
  if (configuration.MINNOW_DEMO) await fillDemo();
  const endSchedule = startSchedule(jobs, (error, { name }) => {
    log.error({ err: error, work: name }, "scheduled work failed");
  });
  watchRequests(configuration.TRUST_PROXY, (request, response) => answerByOneOf(answers, request, response));
  let scheduleEnded: Promise<unknown> | undefined;
  const hurry = () => {
    scheduleEnded = endSchedule();
    interruptSuggestions();
  };
  const finishWork = () => Promise.all([scheduleEnded, backgroundDone()]);
  endCleanly(hurry, finishWork, async () => {
    await disconnect();
    close();
  });
  sayWhereToGo(configuration);
  if (configuration.MINNOW_DEMO) fillDemoHistory(configuration.publicUrl);
}

async function answerByOneOf(answers: readonly AnswerFirst[], ...exchange: Parameters<AnswerFirst>): Promise<boolean> {
  for (const answer of answers) if (await answer(...exchange)) return true;
  return false;
}

/** Stripe where its keys are set, else the sandbox. */
function choosePayments(configuration: Configuration): { payments: Payments; close: () => void } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = configuration;
  if (secretKey && webhookSecret) {
    return { payments: stripePayments({ secretKey, webhookSecret }), close: () => undefined };
  }
  const sandbox = openLocalPayments(configuration);
  return { payments: sandbox, close: () => sandbox.close() };
}

/** The language model where one is named, and Minnow's own curriculum for when it fails. */
function chooseSuggestions({ languageModel }: Configuration) {
  const builtIn = builtInSuggestions();
  return {
    suggestions: languageModel ? languageModelSuggestions(languageModel) : builtIn,
    builtInSuggestions: builtIn,
  };
}

/** YouTube where a key is set, and Minnow's own catalogue for when it fails. */
function chooseVideos({ YOUTUBE_API_KEY: apiKey, SERVED_COUNTRY: country }: Configuration) {
  const builtIn = builtInVideos();
  const onFailure = ({ reason }: VideosFailed) => log.warn({ service: "videos", reason }, "a service outside failed");
  return { videos: apiKey ? youtubeVideos({ apiKey, country, onFailure }) : builtIn, builtInVideos: builtIn };
}

/** The sandbox tells of changes as Stripe does: by signed webhooks to Minnow's own address. */
function openLocalPayments({ DATA_DIR, publicUrl }: Configuration): Sandbox {
  const deliver = () => {
    const send = async (body: string, signature: string) => {
      const headers = { "Content-Type": "application/json", "Sandbox-Signature": signature };
      const answer = await fetch(`${publicUrl}/webhooks/payments`, { method: "POST", headers, body });
      return answer.ok;
    };
    // What is not delivered now is tried again with the next change, and every minute.
    sandbox.deliverEvents(send).catch(() => undefined);
  };
  const sandbox = openSandbox({
    file: path.join(DATA_DIR, "sandbox.sqlite"),
    publicUrl: () => publicUrl,
    onEvents: () => setImmediate(deliver),
  });
  setInterval(deliver, MINUTE_MS).unref();
  return sandbox;
}

function chooseMail({ SMTP_URL, mailFrom, outboxFolder }: Configuration) {
  return SMTP_URL
    ? smtpMail({ url: SMTP_URL, from: mailFrom })
    : outboxMail({ directory: outboxFolder, from: mailFrom });
}

async function reconcileAndEnd(): Promise<never> {
  const asked = await reconcileSubscriptions();
  console.log(`Reconciled ${asked} ${asked === 1 ? "subscription" : "subscriptions"} with the payment provider.`);
  await disconnect();
  process.exit(0);
}

async function tendLearnerSitesAndEnd(words: string[]): Promise<never> {
  const { said, isDone } = await tendLearnerSites(words);
  console.log(said);
  await disconnect();
  process.exit(isDone ? 0 : 1);
}

async function fillDemo(): Promise<void> {
  const { makeDemoFamily } = await import("~/domain/demo/demo.server");
  const { email, password } = await makeDemoFamily();
  console.log(`The demo family logs in as ${email} with the password ${password}`);
}

/** What the demo's children watched comes in as from a learner site: through the learner API, once the server answers. */
function fillDemoHistory(publicUrl: string): void {
  const fill = async () => {
    const { makeDemoHistory } = await import("~/domain/demo/demo-history.server");
    await untilAnswering(publicUrl);
    const count = await makeDemoHistory(publicUrl);
    if (count > 0) console.log(`The demo's children watched for four weeks: ${count} reports are in.`);
  };
  fill().catch((error: unknown) => log.error({ err: error }, "the demo has no history"));
}

async function untilAnswering(publicUrl: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${publicUrl}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await wait(START_POLL_MS);
  }
}

function sayWhereToGo({ publicUrl, SMTP_URL }: Configuration): void {
  console.log(`Minnow is at ${publicUrl}`);
  console.log(`  Sign up   ${publicUrl}/signup`);
  if (!SMTP_URL) console.log(`  Mails     ${publicUrl}/outbox (codes arrive here)`);
}
