import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import { NotAuthorized, NotFound } from "~/domain/errors";
import { messages } from "~/domain/messages";
import type { Visit } from "~/http/context.server";
import { refuseForm } from "~/http/forms.server";

/** The editor's forms, each shown again with its own problems. */
export type EditorForm = "plan" | "add_lesson" | "edit_lesson" | "edit_topic";

/** A form of the editor that was not well filled in: the page again, with what was typed. */
export function rejectEditorForm<Schema>(form: EditorForm, submission: Submission<Schema, string[]>) {
  return data({ form, result: submission.reply() }, { status: 400 });
}

/**
 * What a rule said no to: the page again with its words, and with what was typed when the form has fields. Throws what
 * is no page of the editor: another family's child or plan.
 */
export function refuseEditorForm<Schema>(
  visit: Visit,
  form: EditorForm,
  submission: Submission<Schema, string[]> | null,
  error: unknown,
) {
  if (error instanceof NotAuthorized || error instanceof NotFound) throw error;
  const { data: reply, init } = refuseForm(visit, submission ?? withoutFields, error, { fault: messages.generic });
  return data({ form, result: reply }, init ?? {});
}

/** A form that has nothing to type: the page shows what is kept. */
const withoutFields = {
  reply: ({ formErrors }: { formErrors?: string[] }) => ({ status: "error", error: { "": formErrors ?? [] } }) as const,
} as unknown as Submission<unknown, string[]>;
