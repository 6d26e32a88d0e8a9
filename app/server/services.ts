import path from "node:path";
import { paths } from "~/domain/paths";
import type { Configuration } from "~/http/configuration.server";
import { log } from "~/http/log.server";
import { openEmbeddedGeo } from "~/services/geo/embedded";
import { outboxMail } from "~/services/mail/outbox";
import { smtpMail } from "~/services/mail/smtp";
import type { Payments } from "~/services/payments/payments";
import { type Sandbox, openSandbox } from "~/services/payments/sandbox";
import { stripePayments } from "~/services/payments/stripe";
import { setServices } from "~/services/registry";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { languageModelSuggestions } from "~/services/suggestions/language-model/language-model";
import type { AnswerReport } from "~/services/suggestions/language-model/report";
import { builtInVideos } from "~/services/videos/built-in";
import type { VideosFailed } from "~/services/videos/videos";
import { youtubeVideos } from "~/services/videos/youtube";

const MINUTE_MS = 60_000;
/** When the curriculum is made ready: the first pages of a start are not held up by it. */
const PREPARED_AFTER_MS = 4000;

/** Chooses an implementation behind each port, as configured. Gives what closes them. */
export async function openServices(configuration: Configuration): Promise<() => void> {
  const { payments, close } = choosePayments(configuration);
  setServices({
    mail: chooseMail(configuration),
    payments,
    ...chooseSuggestions(configuration),
    ...chooseVideos(configuration),
    geo: await openEmbeddedGeo(),
  });
  return close;
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

/** The sandbox tells of changes as Stripe does: by signed webhooks to Minnow's own address. */
function openLocalPayments({ DATA_DIR, publicUrl }: Configuration): Sandbox {
  const deliver = () => {
    const send = async (body: string, signature: string) => {
      const headers = { "Content-Type": "application/json", "Sandbox-Signature": signature };
      const post = { method: "POST", headers, body, redirect: "error" } as const;
      const answer = await fetch(publicUrl + paths.machine.paymentEvents(), post);
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
  const retries = setInterval(deliver, MINUTE_MS).unref();
  return {
    ...sandbox,
    close: () => {
      clearInterval(retries);
      sandbox.close();
    },
  };
}

function chooseMail({ SMTP_URL, mailFrom, outboxFolder }: Configuration) {
  return SMTP_URL
    ? smtpMail({ url: SMTP_URL, from: mailFrom })
    : outboxMail({ directory: outboxFolder, from: mailFrom });
}

/** The language model where one is named, and Minnow's own curriculum for when it fails. */
function chooseSuggestions({ languageModel }: Configuration) {
  const builtIn = builtInSuggestions();
  const prepare = () =>
    builtIn.prepare().catch((error: unknown) => log.error({ err: error }, "no curriculum to suggest from"));
  setTimeout(() => void prepare(), PREPARED_AFTER_MS).unref();
  const onAnswer = (report: AnswerReport) => log.info({ service: "suggestions", ...report }, "a model's answer ended");
  return {
    suggestions: languageModel ? languageModelSuggestions({ ...languageModel, onAnswer }) : builtIn,
    builtInSuggestions: builtIn,
  };
}

/** YouTube where a key is set, and Minnow's own catalogue for when it fails. */
function chooseVideos({ YOUTUBE_API_KEY: apiKey, SERVED_COUNTRY: country }: Configuration) {
  const builtIn = builtInVideos();
  const onFailure = ({ reason }: VideosFailed) => log.warn({ service: "videos", reason }, "a service outside failed");
  return { videos: apiKey ? youtubeVideos({ apiKey, country, onFailure }) : builtIn, builtInVideos: builtIn };
}
