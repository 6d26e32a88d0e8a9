import type { z } from "zod/v4";
import { InvalidCode, ValidationFailed } from "~/domain/errors";
import { messages } from "~/domain/messages";

/** What was sent does not fit: field by field. */
export class InvalidFields extends ValidationFailed {
  constructor(readonly fields: Record<string, string[]>) {
    super(messages.generic);
  }

  /** Some sentences have a code of their own, which comes first. */
  get codes(): string[] {
    const sentences = Object.values(this.fields).flat();
    const own = Object.entries(CODES_OF_SENTENCES).filter(([sentence]) => sentences.includes(sentence));
    return [...own.map(([, code]) => code), this.code];
  }
}

const CODES_OF_SENTENCES: Record<string, string> = {
  [messages.invalidEmail]: "invalid_email",
  [messages.invalidCode]: InvalidCode.code,
};

/** A value that came with a call, checked. Throws what answers 400, field by field. */
export function checkAgainst<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) (fields[issue.path.join(".")] ??= []).push(issue.message);
  throw new InvalidFields(fields);
}
