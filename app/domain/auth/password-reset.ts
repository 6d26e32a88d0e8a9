import { z } from "zod/v4";
import { emailSchema, newPasswordSchema } from "../account/account";
import { messages } from "../messages";
import { codeSchema } from "./auth";

/** Resetting a password, step by step: whose, the code that was mailed, the new password twice. */
export const resetEmailSchema = z.object({ email: emailSchema });
export const resetCodeSchema = codeSchema;
/** Another code: nothing is filled in for that. */
export const resetResendSchema = z.object({});
export const resetPasswordSchema = z
  .object({
    new_password: newPasswordSchema,
    confirm_password: z
      .string("The new password is missing here. Please fill it in again.")
      .min(1, "The new password is missing here. Please fill it in again."),
  })
  .refine((answers) => answers.new_password === answers.confirm_password, {
    message: messages.newPasswordsDiffer,
    path: ["confirm_password"],
  });
