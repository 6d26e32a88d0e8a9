import { services } from "~/services/registry";
import { type Payments, InvalidBillingTime } from "~/services/payments/payments";
import { ChargeChanged, ServiceFailed } from "../errors";
import { messages } from "../messages";

/** Asks the payment provider; what goes wrong there becomes `words` for the parent. Throws ServiceFailed. */
export async function askProvider<Answer>(
  question: (payments: Payments) => Promise<Answer>,
  words: string = messages.nothingCharged,
): Promise<Answer> {
  try {
    return await question(services().payments);
  } catch (cause) {
    throw new ServiceFailed("payments", words, cause);
  }
}

/**
 * The same about a charge that was agreed to. When the moment it was shown for is no longer billed, because a bill or
 * the end of the trial came since, it has to be looked at again. Throws ChargeChanged, ServiceFailed.
 */
export async function askAboutAgreedCharge<Answer>(question: (payments: Payments) => Promise<Answer>): Promise<Answer> {
  try {
    return await askProvider(question);
  } catch (error) {
    if (error instanceof ServiceFailed && error.cause instanceof InvalidBillingTime) throw new ChargeChanged();
    throw error;
  }
}
