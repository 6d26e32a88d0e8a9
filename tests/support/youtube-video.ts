/** A video as YouTube's API tells of it, as far as it is asked. */
export interface YoutubeVideo {
  kind: "youtube#video";
  id: string;
  snippet: { title: string; channelTitle: string; liveBroadcastContent: string };
  contentDetails: {
    duration: string;
    contentRating: { ytRating?: string };
    regionRestriction?: { allowed?: string[]; blocked?: string[] };
  };
  status: { embeddable: boolean; privacyStatus: string; uploadStatus: string; madeForKids: boolean };
}

interface Changes {
  id: string;
  snippet?: Partial<YoutubeVideo["snippet"]>;
  contentDetails?: Partial<YoutubeVideo["contentDetails"]>;
  status?: Partial<YoutubeVideo["status"]>;
}

/** A video that suits: of nine minutes, public, for everyone. `changes` says what is otherwise. */
export function youtubeVideo({ id, snippet, contentDetails, status }: Changes): YoutubeVideo {
  return {
    kind: "youtube#video",
    id,
    snippet: { title: `Video ${id}`, channelTitle: "A channel", liveBroadcastContent: "none", ...snippet },
    contentDetails: { duration: "PT9M", contentRating: {}, ...contentDetails },
    status: { embeddable: true, privacyStatus: "public", uploadStatus: "processed", madeForKids: true, ...status },
  };
}
