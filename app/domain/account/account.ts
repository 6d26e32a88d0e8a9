import { z } from "zod/v4";
import { DISPLAY_NAME_MAX, EMAIL_MAX, PARENT_PASSWORD_MAX, PARENT_PASSWORD_MIN } from "../limits";
import { messages } from "../messages";
import { countCharacters, requiredLine } from "../text";

/** The parent, as pages and calls may see them. */
export const parentSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  userType: z.string(),
  /** Counts every change to the family. */
  familyVersion: z.int(),
  /** The one chosen in the settings, by its name in the time zone database, or null. */
  timeZone: z.string().nullable(),
  /** Whether the weekly mail is wanted. */
  isWeeklyMailOn: z.boolean(),
});

export type Parent = z.output<typeof parentSchema>;

/** The basic e-mail pattern of section 5, trimmed and lower-cased. */
export const emailSchema = z
  .string("Email is missing. Please fill it in.")
  .trim()
  .toLowerCase()
  .min(1, { message: "Email is missing. Please fill it in.", abort: true })
  .max(EMAIL_MAX, { message: messages.invalidEmail, abort: true })
  .regex(
    /^[^\s\p{Cc}@<>()[\]",;:\\]+@[^\s\p{Cc}@<>()[\]",;:\\]+\.[^\s\p{Cc}@<>()[\]",;:\\.]{2,}$/u,
    messages.invalidEmail,
  )
  .meta({ description: `An e-mail address of at most ${EMAIL_MAX} characters.` });

/** A parent's new password: 8 to 128 characters, any of them. */
export const newPasswordSchema = z
  .string("Password is missing. Please fill it in.")
  .refine((text) => text.length > 0, { message: "Password is missing. Please fill it in.", abort: true })
  .refine(
    (text) => countCharacters(text) >= PARENT_PASSWORD_MIN,
    `Password needs at least ${PARENT_PASSWORD_MIN} characters.`,
  )
  .refine(
    (text) => countCharacters(text) <= PARENT_PASSWORD_MAX,
    `Password can have at most ${PARENT_PASSWORD_MAX} characters.`,
  )
  .meta({ description: `${PARENT_PASSWORD_MIN} to ${PARENT_PASSWORD_MAX} characters, any of them.` });

/** Sections 5 and 7: creating an account. */
export const signupSchema = z.object({ email: emailSchema, password: newPasswordSchema });

/** Section 7, POST /user/profile. */
export const signupCallSchema = signupSchema.extend({ do_token_auth: z.boolean().default(false) });

/** Section 7, PUT /user/password. */
export const passwordCallSchema = z.object({
  old_password: z.string("Old password is missing.").min(1, "Old password is missing."),
  new_password: newPasswordSchema,
});

/** Settings, profile: the name shown in the header. */
export const displayNameSchema = z.object({ display_name: requiredLine("Display name", DISPLAY_NAME_MAX) });

/** Deleting the account: its password once more. */
export const deletionSchema = z.object({
  password: z.string("Password is missing. Please fill it in.").min(1, "Password is missing. Please fill it in."),
});

/** Sections 5 and 8: all three required, and the last two the same. */
export const passwordChangeSchema = z
  .object({
    old_password: z
      .string("Old password is missing. Please fill it in.")
      .min(1, "Old password is missing. Please fill it in."),
    new_password: newPasswordSchema,
    confirm_password: z
      .string("The new password is missing here. Please fill it in again.")
      .min(1, "The new password is missing here. Please fill it in again."),
  })
  .refine((answers) => answers.new_password === answers.confirm_password, {
    message: messages.newPasswordsDiffer,
    path: ["confirm_password"],
  });
