import { messages } from "../messages";
import { ProductError } from "./product-error";

/** A call without a session. */
export class NotSignedIn extends ProductError {
  static override readonly code = "not_signed_in";
  static override readonly status = 401;

  constructor() {
    super(messages.notSignedIn);
  }
}

/** Signed in, but not allowed: another family's child, or a subscription action is pending. */
export class NotAuthorized extends ProductError {
  static override readonly code = "not_authorized";
  static override readonly status = 403;

  constructor() {
    super(messages.notAuthorized);
  }
}

export class NotFound extends ProductError {
  static override readonly code = "not_found";
  static override readonly status = 404;

  constructor(what: string) {
    super(`This ${what} does not exist.`);
  }
}

/** The call came from a country that is not served. */
export class RegionNotServed extends ProductError {
  static override readonly code = "region_not_served";
  static override readonly status = 451;

  constructor() {
    super(messages.regionNotServed);
  }
}

/** A call that another site's page sent. */
export class CrossSite extends ProductError {
  static override readonly code = "cross_site";
  static override readonly status = 403;

  constructor() {
    super(messages.crossSite);
  }
}

/** The call does not support this method. */
export class MethodNotAllowed extends ProductError {
  static override readonly code = "method_not_allowed";
  static override readonly status = 405;

  constructor() {
    super(messages.methodNotAllowed);
  }
}

/** A call whose body is not declared as JSON. */
export class UnsupportedMediaType extends ProductError {
  static override readonly code = "unsupported_media_type";
  static override readonly status = 415;

  constructor() {
    super(messages.unsupportedMediaType);
  }
}

/** More was sent than is taken. */
export class BodyTooLarge extends ProductError {
  static override readonly code = "too_large";
  static override readonly status = 413;

  constructor() {
    super(messages.bodyTooLarge);
  }
}

/** The visitor went away before all was sent that had been announced. Nobody reads the answer. */
export class RequestAborted extends ProductError {
  static override readonly code = "body_cut_off";

  constructor() {
    super(messages.generic);
  }
}

/** What was posted is not what a form of this site sends. */
export class MalformedForm extends ProductError {
  static override readonly code = "form_unreadable";

  constructor() {
    super(messages.formUnreadable);
  }
}

export class MalformedJson extends ProductError {
  static override readonly code = "malformed_json";

  constructor() {
    super(messages.malformedJson);
  }
}

/** What was sent does not fit. */
export class ValidationFailed extends ProductError {
  static override readonly code = "validation_failed";
}

/** More reports than one call takes. */
export class TooManyReports extends ProductError {
  static override readonly code = "too_many_reports";
  static override readonly status = 413;

  constructor() {
    super(messages.tooManyReports);
  }
}
