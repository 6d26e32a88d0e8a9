import { VideosFailed } from "./videos";
import type { YoutubeLimits } from "./youtube-limits";

/** YouTube's day ends at midnight in California. */
const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles", dateStyle: "short" });

/**
 * Counts this process's searches of the day, so that they end before YouTube refuses them. Where several processes
 * share a key, YouTube's own refusal closes the day for each.
 */
export function youtubeQuota({ searchesPerDay, now }: Pick<YoutubeLimits, "searchesPerDay" | "now">) {
  let used = { day: "", searches: 0 };
  const today = () => {
    const name = day.format(now());
    if (used.day !== name) used = { day: name, searches: 0 };
    return used;
  };
  return {
    /** Counts one search. Throws VideosFailed when the day has none left. */
    countSearch(): void {
      if (today().searches >= searchesPerDay) throw new VideosFailed("quota");
      used.searches += 1;
    },
    /** YouTube said that the day's quota is used up. */
    close(): void {
      today().searches = searchesPerDay;
    },
  };
}
