/** A field of a payload or an answer. */
export interface DocumentedField {
  /** With the way to it: `study_plan.lessons[].title`. */
  name: string;
  type: string;
  isRequired: boolean;
  meaning: string;
}

/** One method of one path. */
export interface DocumentedCall {
  /** Where it is on the page. */
  id: string;
  method: string;
  path: string;
  summary: string;
  detail: string;
  isPublic: boolean;
  isConditional: boolean;
  query: DocumentedField[];
  /** The fields of the body, once for each form that it can have. */
  payloads: { title: string; fields: DocumentedField[] }[];
  /** null: lines of text. */
  answer: DocumentedField[] | null;
  failures: { status: number; code: string; meaning: string }[];
  example: { query: string | null; payload: string | null; answer: string };
}

export interface DocumentedGroup {
  title: string;
  calls: DocumentedCall[];
}
