import { services } from "~/services/registry";
import type { Payments } from "~/services/payments/payments";
import { ServiceFailed } from "../errors";
import { messages } from "../messages";

/** Asks the payment provider; what goes wrong there becomes words for the parent. Throws ServiceFailed. */
export async function askProvider<Answer>(question: (payments: Payments) => Promise<Answer>): Promise<Answer> {
  try {
    return await question(services().payments);
  } catch (cause) {
    throw new ServiceFailed("payments", messages.nothingCharged, cause);
  }
}
