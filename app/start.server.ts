import path from "node:path";
import { connect, disconnect } from "~/db/connection";
import { forgetWhatIsOld } from "~/domain/retention/retention.server";
import { reconcileSubscriptions } from "~/domain/subscription/reconciliation.server";
import { mailTrialsThatEndSoon } from "~/domain/subscription/trial.server";
import { useSettings } from "~/domain/settings.server";
import { mailSupportMessages } from "~/domain/support/support.server";
import { interruptSuggestions } from "~/domain/suggestion/kept-suggestion.server";
import { type Configuration, ConfigurationError, readConfiguration } from "~/http/configuration.server";
import { log } from "~/http/log.server";
import { endCleanly, watchRequests } from "~/http/requests.server";
import { openEmbeddedGeo } from "~/services/geo/embedded";
import { outboxMail } from "~/services/mail/outbox";
import { smtpMail } from "~/services/mail/smtp";
import { type Sandbox, openSandbox } from "~/services/payments/sandbox";
import type { Payments } from "~/services/payments/payments";
import { stripePayments } from "~/services/payments/stripe";
import { useServices } from "~/services/registry";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { languageModelSuggestions } from "~/services/suggestions/language-model/language-model";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Where the parts are put together: reads the configuration, chooses the services, opens and migrates the database. */
export async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    await startWith(readConfiguration(environment));
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  }
}

async function startWith(configuration: Configuration): Promise<void> {
  log.level = configuration.LOG_LEVEL;
  useSettings({
    secret: configuration.secret,
    publicUrl: configuration.publicUrl,
    isConsentRequired: configuration.PARENTAL_CONSENT === "on",
    servedCountry: configuration.SERVED_COUNTRY,
    countryHeader: configuration.GEO_COUNTRY_HEADER ?? null,
    supportEmail: configuration.supportEmail,
    isLocal: configuration.isLocal,
    outboxFolder: configuration.outboxFolder,
    maintenanceFile: path.join(configuration.DATA_DIR, "maintenance"),
  });
  await connect(configuration.database);
  const { payments, close } = choosePayments(configuration);
  useServices({
    mail: chooseMail(configuration),
    payments,
    ...chooseSuggestions(configuration),
    geo: await openEmbeddedGeo(),
  });
  if (configuration.MINNOW_RECONCILE) await reconcileAndEnd();
  if (configuration.MINNOW_DEMO) await fillDemo();
  scheduleWork();
  watchRequests(configuration.TRUST_PROXY);
  endCleanly(interruptSuggestions, async () => {
    await disconnect();
    close();
  });
  sayWhereToGo(configuration);
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

/**
 * Work that no visitor asks for: mails about trials that end, mails to support that could not be sent, and the end of
 * what is kept long enough, each hour; what webhooks missed, each night.
 */
function scheduleWork(): void {
  repeat(HOUR_MS, "trial mails", mailTrialsThatEndSoon);
  repeat(HOUR_MS, "support mails", mailSupportMessages);
  repeat(HOUR_MS, "retention", forgetWhatIsOld);
  repeat(24 * HOUR_MS, "reconciliation", reconcileSubscriptions);
}

function repeat(everyMs: number, name: string, work: () => Promise<unknown>): void {
  const run = () =>
    void work().catch((error: unknown) => log.error({ err: error, work: name }, "scheduled work failed"));
  setInterval(run, everyMs).unref();
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

async function fillDemo(): Promise<void> {
  const { makeDemoFamily } = await import("~/domain/demo/demo.server");
  const { email, password } = await makeDemoFamily();
  console.log(`The demo family logs in as ${email} with the password ${password}`);
}

function sayWhereToGo({ publicUrl, SMTP_URL }: Configuration): void {
  console.log(`Minnow is at ${publicUrl}`);
  console.log(`  Sign up   ${publicUrl}/signup`);
  if (!SMTP_URL) console.log(`  Mails     ${publicUrl}/outbox (codes arrive here)`);
}
