import { afterEach, beforeEach, describe } from "vitest";
import { billsContract } from "./contract-bills";
import { changesContract } from "./contract-changes";
import { chargesContract } from "./contract-charges";
import { checkoutContract } from "./contract-checkout";
import { eventsContract } from "./contract-events";
import { Subject, type PaymentsUnderTest } from "./contract-kit";
import { momentContract } from "./contract-moment";
import { noSeatsContract } from "./contract-no-seats";

export { checkoutRequest, newKey, UNIT_PRICE_CENTS } from "./contract-kit";
export type { ContractCard, PaymentsUnderTest, Webhook, WrittenBill } from "./contract-kit";

/** What every payment provider keeps to. */
export function paymentsContract(makeProvider: () => Promise<PaymentsUnderTest>): void {
  describe("a payment provider", () => {
    let subject: Subject;
    beforeEach(async () => {
      subject = new Subject(await makeProvider());
    });
    afterEach(() => subject.underTest.close());

    checkoutContract(() => subject);
    changesContract(() => subject);
    chargesContract(() => subject);
    billsContract(() => subject);
    momentContract(() => subject);
    noSeatsContract(() => subject);
    eventsContract(() => subject);
  });
}
