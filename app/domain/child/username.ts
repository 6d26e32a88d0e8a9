import { z } from "zod/v4";
import { USERNAME_MAX, USERNAME_MIN } from "../limits";

/** Words that are paths, or that would read as one of Minnow's own. */
const RESERVED_USERNAMES = new Set([
  "add_profile",
  "admin",
  "auth",
  "edit",
  "history",
  "learner_api",
  "lesson_plan",
  "minnow",
  "outbox",
  "password",
  "privacy",
  "profile",
  "progress",
  "sandbox",
  "setting",
  "signup",
  "subscription",
  "support",
  "terms",
  "trial",
  "user",
  "www_v0",
]);

const USERNAME_CHARACTERS = "Username can have only letters a to z, digits, and the signs _ . -";

export const usernameSchema = z
  .string("Username is missing. Please fill it in.")
  .trim()
  .toLowerCase()
  .superRefine((username, context) => {
    if (username === "") context.addIssue("Username is missing. Please fill it in.");
    else if (!/^[a-z0-9_.-]*$/.test(username)) context.addIssue(USERNAME_CHARACTERS);
    else if (username.length < USERNAME_MIN) context.addIssue(`Username needs at least ${USERNAME_MIN} characters.`);
    else if (username.length > USERNAME_MAX) context.addIssue(`Username can have at most ${USERNAME_MAX} characters.`);
  })
  .refine((username) => !RESERVED_USERNAMES.has(username) && !/^\.+$|\.data$/.test(username), {
    message: "This username is reserved. Please choose another.",
  })
  .meta({ description: `${USERNAME_MIN} to ${USERNAME_MAX} of the letters a to z, digits, and _ . -` });
