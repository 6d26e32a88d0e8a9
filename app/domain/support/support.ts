import { z } from "zod/v4";
import { emailSchema } from "../account/account";
import { SUPPORT_MESSAGE_MAX } from "../limits";
import { countCharacters } from "../text";

const MISSING = "The message is missing. Please fill it in.";

/** What is written to support. `website` is a trap: people do not see it, and programs that fill in everything do. */
export const supportSchema = z.object({
  email: emailSchema,
  message: z
    .string(MISSING)
    .transform((text) => text.replace(/\r\n?/g, "\n").trim())
    .refine((text) => text !== "", { message: MISSING, abort: true })
    .refine(
      (text) => text.length <= 4 * SUPPORT_MESSAGE_MAX && countCharacters(text) <= SUPPORT_MESSAGE_MAX,
      `The message can have at most ${SUPPORT_MESSAGE_MAX} characters.`,
    ),
  website: z.string().default(""),
  form_id: z.string().max(64).default(""),
});

export type SupportMessage = z.output<typeof supportSchema>;
