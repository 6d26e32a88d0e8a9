import type { Defect } from "../defect";

const EVENTS = "app/domain/subscription/payment-events.server.ts";
const STRIPE_EVENTS = "app/services/payments/stripe-events.ts";
const SUPPORT = "app/domain/support/support.server.ts";

/** What happens when mail, payments, the database or the process fail, and what the payment provider tells. */
export const faultDefects: readonly Defect[] = [
  {
    gate: "api/faults/mail.test.ts",
    what: "a mail server that is slow at each step is waited for without end",
    file: "app/services/mail/smtp.ts",
    text: "{ ...message, signal: AbortSignal.timeout(wholeTimeoutMs) }",
    instead: "message",
  },
  {
    gate: "api/faults/mail.test.ts",
    what: "a message to support counts as mailed whatever became of it",
    file: SUPPORT,
    text: "await endSupportMail(message.id, null);",
    instead: "await endSupportMail(message.id, Date.now());",
  },
  {
    gate: "db/auth/codes.test.ts",
    what: "a code that perhaps arrived is said not to have been sent",
    file: "app/domain/mail/send-at-most-once.server.ts",
    text: "if (!(error instanceof PerhapsSent)) throw error;",
    instead: "if (error instanceof Error || error instanceof PerhapsSent) throw error;",
  },
  {
    gate: "api/faults/payments.test.ts",
    what: "each question to a provider that hangs is waited for as long as the first",
    file: "app/services/payments/stripe-patience.ts",
    text: "askedAt < impatientUntil ? Math.min(timeoutMs, IMPATIENT_TIMEOUT_MS) : timeoutMs",
    instead: "timeoutMs",
  },
  {
    gate: "services/payments/stripe-patience.test.ts",
    what: "whether the provider hangs is read from a clock that is a moment late",
    file: "app/services/payments/stripe-patience.ts",
    text: "isTimeOut(error) || tookLong()",
    instead: "performance.now() - askedAt >= Math.min(SLOW_MS, request[7])",
  },
  {
    gate: "api/faults/payments.test.ts",
    what: "a form comes back empty when the provider hangs",
    file: "app/http/forms.server.ts",
    text: "const reply = submission.reply({ ...place, hideFields });",
    instead: "const reply = submission.reply({ resetForm: true });",
  },
  {
    gate: "api/faults/payments.test.ts",
    what: "an account is deleted although its subscription could not be canceled",
    file: "app/domain/account/delete-account.server.ts",
    text: "    const canceled = await cancelSubscriptions(parent.id);\n",
    instead: "    const canceled = await cancelSubscriptions(parent.id).catch(() => []);\n",
  },
  {
    gate: "api/faults/database.test.ts",
    what: "a counter that could not be opened once is never opened again",
    file: "app/db/attempts.ts",
    text: "  opening.catch(() => counters.delete(limit.name));\n",
    instead: "",
  },
  {
    gate: "api/faults/database.test.ts",
    what: "what was typed is lost when the database fails",
    file: "app/http/forms.server.ts",
    text: "return data(submission.reply({ formErrors: [fault], hideFields }), { status: 500 });",
    instead: "throw error;",
  },
  {
    gate: "api/faults/ending.test.ts",
    what: "a server ends without what nobody waits for",
    file: "app/server/parts.ts",
    text: "Promise.all([jobsEnded, backgroundDone()])",
    instead: "Promise.all([jobsEnded, backgroundDone])",
  },
  {
    gate: "api/faults/ending.test.ts",
    what: "a mail is noted as sent before it is sent",
    file: SUPPORT,
    text: "      await services().mail.send(letterOf(message));\n      await endSupportMail(message.id, Date.now());\n",
    instead:
      "      await endSupportMail(message.id, Date.now());\n      await services().mail.send(letterOf(message));\n",
  },
  {
    gate: "api/webhooks/payments.test.ts",
    what: "a payment event with a wrong signature is taken",
    file: "app/services/payments/sandbox-events.ts",
    text: '  if (!isSigned) throw new ForgedEvent("The webhook\'s signature is wrong.");\n',
    instead: "",
  },
  {
    gate: "api/webhooks/payments.test.ts",
    what: "an old payment event is taken",
    file: "app/services/payments/sandbox-events.ts",
    text: '  if (Math.abs(now() - Number(seconds) * 1000) > TOLERANCE_MS) throw new ForgedEvent("The webhook is not of now.");\n',
    instead: "",
  },
  {
    gate: "api/webhooks/payments.test.ts",
    what: "a repeated payment event is applied again",
    file: EVENTS,
    text: "if (isNew && own)",
    instead: "if (own)",
  },
  {
    gate: "db/subscription/payment-events.test.ts",
    what: "a repeated payment event is applied again",
    file: EVENTS,
    text: "if (isNew && own)",
    instead: "if (own)",
  },
  {
    gate: "db/subscription/take-over.test.ts",
    what: "what was told earlier replaces what was told later",
    file: "app/db/subscriptions.ts",
    text: 'existing("subscriptions.told_at", "<=", told.told_at),',
    instead: 'existing("subscriptions.told_at", "!=", told.told_at),',
  },
  {
    gate: "services/payments/stripe-webhooks.test.ts",
    what: "a payment event from the future is taken",
    file: STRIPE_EVENTS,
    text: '  if (timesIn(signature).some((time) => time > latest)) throw new ForgedEvent("The webhook is from the future.");\n',
    instead: "",
  },
  {
    gate: "services/payments/stripe-webhooks.test.ts",
    what: "the signature of a payment event is not looked at",
    file: STRIPE_EVENTS,
    text: "return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now);",
    instead: "return JSON.parse(body) as Stripe.Event;",
  },
  {
    gate: "services/payments/stripe-webhooks.test.ts",
    what: "signatures count for a day",
    file: STRIPE_EVENTS,
    text: "TOLERANCE_SECONDS = 300",
    instead: "TOLERANCE_SECONDS = 86_400",
  },
];
