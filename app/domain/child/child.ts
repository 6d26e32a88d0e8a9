import { z } from "zod/v4";
import { CHILD_PASSWORD_MAX, FIRST_NAME_MAX, GRADE_LEVEL_MAX, USERNAME_MAX, USERNAME_MIN } from "../limits";
import { messages } from "../messages";
import { countCharacters, requiredLine } from "../text";

/** A child profile (section 3), as pages and calls see it: never with its password. */
export interface ChildProfile {
  id: string;
  username: string;
  first_name: string;
  grade_level: string;
  picture_url: string;
  parent_consent: 0 | 1;
  collect_usage_data: 0 | 1;
}

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

export const childPasswordFieldSchema = z
  .string("Password is missing. Please fill it in.")
  .min(1, { message: "Password is missing. Please fill it in.", abort: true })
  .refine(
    (password) => countCharacters(password) <= CHILD_PASSWORD_MAX,
    `Password can have at most ${CHILD_PASSWORD_MAX} characters.`,
  )
  .meta({ description: `1 to ${CHILD_PASSWORD_MAX} characters.` });

/** What may be changed of a child at any time: 'Edit child profile'. */
export const childEditSchema = z.object({
  first_name: requiredLine("Display Name", FIRST_NAME_MAX),
  grade_level: requiredLine("Grade Level", GRADE_LEVEL_MAX),
});

/** 'Add a new child profile'. */
export const childAddSchema = childEditSchema.extend({
  username: usernameSchema,
  password: childPasswordFieldSchema,
});

const toggle = z.boolean().default(false);
/** Section 4: the toggles start on, so where they are not shown they are on. */
const toggleNotShown = z.unknown().transform(() => true);
const toggleThatMustBeOn = (message: string) => toggle.refine((isOn) => isOn, message);

/** The toggles of the page's child form: what they must say depends on which of them are shown. */
function childToggles(isConsentShown: boolean) {
  return {
    parent_consent: isConsentShown ? toggleThatMustBeOn(messages.consentRequired) : toggleNotShown,
    collect_usage_data: isConsentShown ? toggle : toggleNotShown,
  };
}

/** The page 'Edit child profile'. */
export function childEditFormSchema(isConsentShown: boolean) {
  return childEditSchema.extend(childToggles(isConsentShown));
}

/** The page 'Add a new child profile'. */
export function childAddFormSchema(isConsentShown: boolean, isAgreementNeeded: boolean) {
  return childAddSchema.extend({
    ...childToggles(isConsentShown),
    agree_to_charge: isAgreementNeeded ? toggleThatMustBeOn(messages.chargeNotAgreed) : toggle,
    agreed_charge: z.string().max(100).optional(),
    form_id: z.string().max(100).optional(),
  });
}

/** Removing a child: nothing happens until the confirmation is ticked. */
export const childRemovalFormSchema = z.object({
  confirm_removal: toggleThatMustBeOn(messages.removalNotConfirmed),
});

/** Section 5: a child's password is not empty. */
export const childPasswordSchema = z.object({ password: childPasswordFieldSchema });

/** Any text is taken: what is none of the 48 is stored as the fish. */
const pictureUrl = z
  .string("picture_url is missing.")
  .meta({ description: "The literal {address} and one of the 48 emojis; anything else is the fish." });

/** Booleans of the child profile are 1 or 0; true and false are understood too. */
const flag = z.union([z.literal(0), z.literal(1), z.boolean()]).transform(Boolean);

/** Section 7, POST /user/child: with `id` it is an edit, without it a new child. */
export const childCallSchema = z.looseObject({ id: z.string().min(1).max(100).optional() });

export const childEditCallSchema = childEditSchema.extend({
  picture_url: pictureUrl.optional(),
  parent_consent: flag.optional(),
  collect_usage_data: flag.optional(),
});

export const childAddCallSchema = childAddSchema.extend({
  picture_url: pictureUrl.optional(),
  parent_consent: flag.default(false),
  collect_usage_data: flag.default(true),
  agree_to_charge: flag.default(false),
  form_id: z.string().max(100).optional(),
});

/** Section 7, POST /user/child/password and user/child/picture_url. */
export const childPasswordCallSchema = childPasswordSchema.extend({ username: z.string("username is missing.") });
export const pictureCallSchema = z.object({
  username: z.string("username is missing."),
  picture_url: pictureUrl,
});
