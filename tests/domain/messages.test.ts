import { expect, it } from "vitest";
import { messages } from "~/domain/messages";

it.each<[keyof typeof messages, string]>([
  ["usernameAlreadyExists", "Username already exists. Please use a different username."],
  ["invalidCredential", "Invalid credential, please try again."],
  ["invalidCode", "Invalid code, please try again."],
  ["loginFailed", "Login failed. Please try again later."],
  ["generic", "An error occurred. Please try again later."],
  ["signupFailed", "Something went wrong. Please try again later."],
  ["emailAlreadyInUse", "Email already in use. Please use a different email."],
  ["invalidEmail", "Invalid email address"],
  ["resendFailed", "Failed to resend code. Please try again."],
  ["childPasswordFailed", "Error changing password. Please try again later."],
  ["profileFailed", "Failed to save profile. Please try again later."],
  ["incorrectOldPassword", "Incorrect old password"],
  ["parentPasswordFailed", "Failed to change password. Please try again later."],
  ["newPasswordsDiffer", "New passwords do not match"],
  ["regionNotServed", "Sorry, Minnow is not yet available in your region."],
  ["notAuthorized", "Not authorized"],
  ["consentRequired", "Please give your consent to add this child."],
])("%s is said to the letter", (name, message) => {
  expect(messages[name]).toBe(message);
});
