import { messages } from "../messages";
import { ProductError } from "./product-error";

export class ConsentMissing extends ProductError {
  static override readonly code = "consent_required";

  constructor() {
    super(messages.consentRequired, "parent_consent");
  }
}

export class ChargeNotAgreed extends ProductError {
  static override readonly code = "charge_not_agreed";
  static override readonly status = 403;

  constructor() {
    super(messages.chargeNotAgreed, "agree_to_charge");
  }
}

/** The charge is not the one agreed to: it has to be looked at again. */
export class ChargeChanged extends ProductError {
  static override readonly code = "charge_changed";
  static override readonly status = 409;

  constructor() {
    super(messages.chargeChanged, "agree_to_charge");
  }
}

/** Another change of the family's seats is under way: one after the other. */
export class SeatChangeUnderWay extends ProductError {
  static override readonly code = "seat_change_under_way";
  static override readonly status = 409;

  constructor() {
    super(messages.seatChangeUnderWay);
  }
}

/** A checkout for another number of seats than the children there are and one more. */
export class WrongQuantity extends ProductError {
  static override readonly code = "wrong_quantity";

  constructor(quantity: number) {
    super(`The quantity is the children there are and one more: ${quantity}.`, "quantity");
  }
}

/** A webhook that the payment provider did not sign. */
export class InvalidSignature extends ProductError {
  static override readonly code = "invalid_signature";
  static override readonly status = 400;

  constructor() {
    super(messages.invalidSignature);
  }
}
