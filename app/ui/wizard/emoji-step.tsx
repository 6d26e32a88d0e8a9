import { type SubmissionResult, useForm } from "@conform-to/react";
import { EMOJI_MAX } from "~/domain/limits";
import { EmojiPicker } from "../emoji-picker";
import { ErrorSummary } from "../forms/error-summary";
import { TextField } from "../forms/field";
import { FormToken } from "../forms/form-token";
import { NextAndBack } from "./next-and-back";

interface EmojiStepProps {
  username: string;
  value: string;
  emojis: string[];
  lastResult: SubmissionResult<string[]> | null | undefined;
}

/** The plan's emoji: one of those that fit, or any other. */
export function EmojiStep({ username, value, emojis, lastResult }: EmojiStepProps) {
  // One typed before is a choice now, so that picking another is not outdone by it.
  const choices = value === "" || emojis.includes(value) ? emojis : [value, ...emojis];
  const [form, fields] = useForm<{ emoji: string; own_emoji: string }>({
    id: "step",
    lastResult,
    defaultValue: { emoji: value },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Which emoji stands for this plan?</h1>
      <form id={form.id} method="post" className="stack" noValidate data-next-when-filled="">
        <FormToken />
        <EmojiPicker
          legend="Pick an emoji"
          name={fields.emoji.name}
          id={fields.emoji.id}
          choices={choices.map((emoji, index) => ({ emoji, name: `Emoji ${index + 1}: ${emoji}` }))}
          value={fields.emoji.initialValue}
          errors={fields.emoji.errors}
        />
        <TextField meta={fields.own_emoji} label="Or type your own" hint={`At most ${EMOJI_MAX} characters.`} />
        <NextAndBack slug="emojis" username={username} />
      </form>
    </>
  );
}
