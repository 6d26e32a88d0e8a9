import { messages } from "../messages";
import { ProductError } from "./product-error";

export class UsernameTaken extends ProductError {
  static override readonly code = "username_already_exists";
  static override readonly status = 409;

  constructor() {
    super(messages.usernameAlreadyExists, "username");
  }
}

export class EmailTaken extends ProductError {
  static override readonly code = "email_already_in_use";
  static override readonly status = 409;

  constructor() {
    super(messages.emailAlreadyInUse, "email");
  }
}

export class InvalidCredential extends ProductError {
  static override readonly code = "invalid_credential";
  static override readonly status = 401;

  constructor() {
    super(messages.invalidCredential, "password");
  }
}

export class InvalidCode extends ProductError {
  static override readonly code = "invalid_code";
  static override readonly status = 401;

  constructor() {
    super(messages.invalidCode, "token");
  }
}

/** A code was sent less than 30 seconds ago. */
export class ResendTooSoon extends ProductError {
  static override readonly code = "resend_too_soon";
  static override readonly status = 429;

  constructor(readonly retryAfterSeconds: number) {
    super(messages.resendFailed);
  }
}

/** Too many tries. `retryAfterSeconds` is when the next one is allowed. */
export class TooManyAttempts extends ProductError {
  static override readonly code = "too_many_attempts";
  static override readonly status = 429;

  constructor(readonly retryAfterSeconds: number) {
    super(messages.tooManyAttempts);
  }
}

export class IncorrectOldPassword extends ProductError {
  static override readonly code = "incorrect_old_password";

  constructor() {
    super(messages.incorrectOldPassword, "old_password");
  }
}

/** The password that was asked for again is a wrong one. */
export class IncorrectPassword extends ProductError {
  static override readonly code = "incorrect_password";

  constructor() {
    super(messages.incorrectPassword, "password");
  }
}

/** A new password that attackers try first. */
export class PasswordTooCommon extends ProductError {
  static override readonly code = "password_too_common";

  constructor(field: string) {
    super(messages.passwordTooCommon, field);
  }
}

/** A new password was chosen too late, or a second time. */
export class ResetExpired extends ProductError {
  static override readonly code = "reset_expired";

  constructor() {
    super(messages.resetExpired);
  }
}

/** A call of the learner API without the key of a learner site, or with one that is wrong or revoked. */
export class InvalidKey extends ProductError {
  static override readonly code = "invalid_key";
  static override readonly status = 401;

  constructor() {
    super(messages.invalidKey);
  }
}
