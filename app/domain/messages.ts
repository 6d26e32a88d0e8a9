/** Every message of the specification's section 8, to the letter, and Minnow's own beside them. */
export const messages = {
  usernameAlreadyExists: "Username already exists. Please use a different username.",
  invalidCredential: "Invalid credential, please try again.",
  invalidCode: "Invalid code, please try again.",
  loginFailed: "Login failed. Please try again later.",
  generic: "An error occurred. Please try again later.",
  signupFailed: "Something went wrong. Please try again later.",
  emailAlreadyInUse: "Email already in use. Please use a different email.",
  invalidEmail: "Invalid email address",
  resendFailed: "Failed to resend code. Please try again.",
  childPasswordFailed: "Error changing password. Please try again later.",
  profileFailed: "Failed to save profile. Please try again later.",
  incorrectOldPassword: "Incorrect old password",
  parentPasswordFailed: "Failed to change password. Please try again later.",
  newPasswordsDiffer: "New passwords do not match",
  regionNotServed: "Sorry, Minnow is not yet available in your region.",
  notAuthorized: "Not authorized",

  underMaintenance: "We are working on Minnow. Everything of yours is kept. Please try again in a few minutes.",
  consentRequired: "Please give your consent to add this child.",
  chargeNotAgreed: "Please agree to the charge to add this child.",
  tooManyAttempts: "Too many attempts. Please wait a few minutes and try again.",
  formExpired: "This form was open too long or came from another site. Please send it again.",
  bodyTooLarge: "That is more than can be sent at once. Please shorten it.",
  chargeChanged: "The charge has changed meanwhile. Please look at it and agree again.",
  removalNotConfirmed: "Please confirm that the child is to be removed.",
  seatChangeUnderWay: "Another child is being added or removed right now. Please try again in a moment.",
  suggestionFailed: "The suggestion could not be finished. What is written so far is kept. Please try again.",
  suggestionInterrupted: "The suggestion was interrupted. What is written so far is kept.",
  unsuitableRequest:
    "Minnow can’t suggest a plan for this, because it may not suit a child. Please word it differently.",
  tooManySuggestions: "That was a lot of suggestions for one day. Please try again tomorrow.",
  paymentNotSeen:
    "The payment service did not answer, so your payment can’t be seen yet. It is not lost. Please try again.",
  startNotSeen:
    "The payment service did not answer, so it is not known yet whether your subscription has started. You can try again: nothing is charged twice.",
  nothingCharged: "The payment service did not answer. Nothing was charged. Please try again.",
  planChangedElsewhere:
    "This plan was saved elsewhere meanwhile. Nothing is lost: please choose which version to keep.",
  planVersionMissing: "The version of the plan is missing. Please send the one that was changed.",
  planArchived: "This plan is archived. Please restore it to change it.",
  incorrectPassword: "That is not your password. Please try again.",
  resetExpired: "This took too long, or was done already. Please ask for a new code.",
  nothingDeleted:
    "The payment service did not answer, so your subscription could not be canceled. Nothing was deleted: everything is as it was. Please try again.",
  deletionFailed: "Your account could not be deleted. Please try again later.",
  planEmpty: "A plan needs at least one lesson. Please add one.",
} as const;
