import type { CatalogueVideo } from "./videos";
import type { YoutubeLimits } from "./youtube-limits";

/** What was found, by the words that were searched for. The oldest makes room for the newest. */
export function youtubeCache({ lifetimeMs, searchesKept, now }: YoutubeLimits) {
  const kept = new Map<string, { videos: CatalogueVideo[]; until: number }>();
  return {
    get(words: string): CatalogueVideo[] | undefined {
      const found = kept.get(words);
      return found && now() < found.until ? found.videos : undefined;
    },
    keep(words: string, videos: CatalogueVideo[]): void {
      kept.delete(words);
      kept.set(words, { videos, until: now() + lifetimeMs });
      for (const oldest of kept.keys()) {
        if (kept.size <= searchesKept) return;
        kept.delete(oldest);
      }
    },
  };
}
