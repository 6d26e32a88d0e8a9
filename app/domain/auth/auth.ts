import { z } from "zod/v4";
import { CODE_LENGTH } from "../limits";
import { messages } from "../messages";

/** Section 5, login: the e-mail address and the password. A malformed address is simply a wrong one. */
export const loginSchema = z.object({
  username: z
    .string("Email is missing. Please fill it in.")
    .trim()
    .toLowerCase()
    .min(1, "Email is missing. Please fill it in.")
    .max(1000, messages.invalidCredential),
  password: z
    .string("Password is missing. Please fill it in.")
    .min(1, "Password is missing. Please fill it in.")
    .max(1000, messages.invalidCredential),
});

/** Section 5: a code of 6 digits; blanks and hyphens that come with pasting are no fault. */
export const codeSchema = z.object({
  token: z
    .string("The code is missing. Please fill it in.")
    .transform((text, context) => {
      const digits = text.replace(/[\s-]/g, "");
      if (digits === "") context.addIssue("The code is missing. Please fill it in.");
      else if (!new RegExp(`^[0-9]{${CODE_LENGTH}}$`).test(digits)) context.addIssue(messages.invalidCode);
      return digits;
    })
    .meta({ description: `The code of ${CODE_LENGTH} digits.` }),
});

/** Section 7, POST /auth/login_cred and /auth/login_token: only parents log in here. */
const parentType = z.literal("parent", "The type must be parent.");
export const loginCallSchema = loginSchema.extend({ type: parentType });
export const codeCallSchema = codeSchema.extend({ type: parentType, username: loginSchema.shape.username });

/** Section 7, POST /auth/logout. */
export const logoutCallSchema = z.object({ redirect: z.boolean().default(false) });
