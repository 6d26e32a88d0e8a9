import { youtubeCache } from "./youtube-cache";
import { type YoutubeLimits, youtubeLimits } from "./youtube-limits";
import { youtubeQuota } from "./youtube-quota";
import { readSearch, readVideos } from "./youtube-reading";
import { askYoutube } from "./youtube-request";
import { type CatalogueVideo, type VideoRequest, type Videos, VideosFailed } from "./videos";

export interface YoutubeOptions {
  apiKey: string;
  /** ISO country code: only videos that can be seen there are taken. */
  country: string;
  /** Where the API is; another place is for tests. */
  baseUrl?: string;
  limits?: Partial<YoutubeLimits>;
  /** Is told of each fault, so that somebody can look into it. */
  onFailure?: (failed: VideosFailed) => void;
}

const BASE_URL = "https://www.googleapis.com/youtube/v3";

/**
 * YouTube's Data API, version 3: one `search.list` and one `videos.list` for a lesson. What it found is kept in memory
 * for a week. It stops before the day's quota of searches is used up, and after a fault it is left alone for a minute;
 * meanwhile it fails at once.
 */
export function youtubeVideos(options: YoutubeOptions): Videos {
  const { apiKey, country, baseUrl = BASE_URL, onFailure } = options;
  const limits = { ...youtubeLimits, ...options.limits };
  const quota = youtubeQuota(limits);
  const cache = youtubeCache(limits);
  let rest: { until: number; failed: VideosFailed } | null = null;
  const ask = (path: string, query: Record<string, string>, signal: AbortSignal) =>
    askYoutube(new URL(`${baseUrl}/${path}?${new URLSearchParams(query)}`), apiKey, limits, signal);

  async function search(words: string, signal: AbortSignal): Promise<CatalogueVideo[]> {
    quota.countSearch();
    const ids = readSearch(await ask("search", searchFor(words, country), signal));
    if (ids.length === 0) return [];
    const details = { part: "snippet,contentDetails,status", id: ids.join(",") };
    return readVideos(await ask("videos", details, signal), ids, country);
  }

  return {
    name: "youtube",
    async find(request, signal) {
      signal.throwIfAborted();
      const words = wordsFor(request);
      const kept = cache.get(words);
      if (kept) return kept;
      if (rest && limits.now() < rest.until) throw rest.failed;
      try {
        const found = await search(words, signal);
        cache.keep(words, found);
        return found;
      } catch (error) {
        signal.throwIfAborted();
        const failed = error instanceof VideosFailed ? error : new VideosFailed("unreachable");
        if (failed.reason === "quota") quota.close();
        else rest = { until: limits.now() + limits.restMs, failed };
        onFailure?.(failed);
        throw failed;
      }
    },
  };
}

/** Of what a parent typed, the subject and the lesson's title go out, and nothing else. */
function wordsFor({ subject, title }: VideoRequest): string {
  return `${subject} ${title} for kids`.toLowerCase();
}

/** "medium" is YouTube's word for 4 to 20 minutes. */
function searchFor(words: string, country: string): Record<string, string> {
  return {
    part: "id",
    q: words,
    type: "video",
    safeSearch: "strict",
    videoEmbeddable: "true",
    videoSyndicated: "true",
    videoDuration: "medium",
    relevanceLanguage: "en",
    regionCode: country,
    maxResults: "15",
  };
}
