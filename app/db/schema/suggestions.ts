export interface SuggestionsTables {
  suggestions: SuggestionRow;
  suggestion_lines: SuggestionLineRow;
  suggestion_writers: SuggestionWriterRow;
}

/** A suggestion; its lines have rows of their own. */
export interface SuggestionRow {
  id: string;
  kind: string;
  provider: string;
  /** Only a writer's lines are added while it is "writing"; "done" and "refused" are final. */
  state: "waiting" | "writing" | "failed" | "done" | "refused";
  /** The server process that writes it, or null. */
  writer: string | null;
  /** When a reader in another server process last asked for more. */
  followed_at: number;
  created_at: number;
}

export interface SuggestionLineRow {
  suggestion_id: string;
  position: number;
  line: string;
}

/** A server process that writes suggestions; one that no longer beats has died. */
export interface SuggestionWriterRow {
  id: string;
  beat_at: number;
}
