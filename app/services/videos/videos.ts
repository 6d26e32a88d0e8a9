/** A video of a catalogue, as a child is to see it named. */
export interface CatalogueVideo {
  /** Of letters, digits, `-` and `_`, at most 64, unique among all catalogues. */
  id: string;
  /** On one line, as is the channel's name. */
  title: string;
  channelName: string;
  durationSeconds: number;
}

/** What videos are looked for: a lesson. Nothing about the child. */
export interface VideoRequest {
  subject: string;
  title: string;
  topics: readonly string[];
  /** How many are wanted. */
  count: number;
}

/** Whoever knows videos for children. */
export interface Videos {
  /** Names the catalogue. */
  readonly name: string;
  /**
   * Videos for a lesson, the best first: rather more than are wanted than fewer, and none at all where there are none.
   * Throws VideosFailed; after `signal` aborts, its reason.
   */
  find(request: VideoRequest, signal: AbortSignal): Promise<CatalogueVideo[]>;
}

/** Why a catalogue could not answer. "quota": not before tomorrow; "refused": not with this key. */
export type VideosFailureReason = "unreachable" | "too_slow" | "busy" | "quota" | "refused" | "unusable";

/** The catalogue failed. It may be logged: it holds nothing of what was sent or received. */
export class VideosFailed extends Error {
  override readonly name = "VideosFailed";

  constructor(readonly reason: VideosFailureReason) {
    super(`The catalogue of videos failed: ${reason}.`);
  }
}
