/** Every way in which a rule says no: a class each, with the code and the status that calls answer for it. */
export * from "./errors/product-error";
export * from "./errors/account-errors";
export * from "./errors/outage-errors";
export * from "./errors/plan-errors";
export * from "./errors/request-errors";
export * from "./errors/subscription-errors";
export * from "./errors/suggestion-errors";
