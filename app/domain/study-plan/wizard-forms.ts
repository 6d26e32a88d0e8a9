import { z } from "zod/v4";
import { EMOJI_MAX, SUBJECT_MAX } from "../limits";
import { isTooLong, oneLine } from "../text";

/**
 * The wizard's forms whose fields are not the answers themselves. What is typed wins over what is picked, for text
 * browsers pick the first choice by themselves.
 */
export const subjectFormSchema = pickOrType("subject", "own_subject", "Subject", SUBJECT_MAX).transform((subject) => ({
  subject,
}));

export const emojiFormSchema = pickOrType("emoji", "own_emoji", "Emoji", EMOJI_MAX).transform((emoji) => ({ emoji }));

function pickOrType(picked: string, typed: string, what: string, most: number) {
  return z
    .object({ [picked]: z.string().optional(), [typed]: z.string().optional() })
    .transform((form) => oneLine(form[typed] ?? "") || oneLine(form[picked] ?? ""))
    .superRefine((text, context) => {
      if (text === "") {
        context.addIssue({
          code: "custom",
          message: `${what} is missing. Please pick one or type your own.`,
          path: [picked],
        });
      } else if (isTooLong(text, most)) {
        context.addIssue({ code: "custom", message: `${what} can have at most ${most} characters.`, path: [typed] });
      }
    });
}
