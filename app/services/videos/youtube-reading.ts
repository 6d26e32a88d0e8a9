import { z } from "zod/v4";
import { type CatalogueVideo, VideosFailed } from "./videos";

const SHORTEST_SECONDS = 4 * 60;
const LONGEST_SECONDS = 20 * 60;
const TITLE_MAX = 200;

const videoId = z.string().regex(/^[\w-]{1,64}$/);

const searchSchema = z.object({ items: z.array(z.object({ id: z.object({ videoId: videoId.optional() }) })) });

const videoSchema = z.object({
  id: videoId,
  snippet: z.object({
    title: z.string(),
    channelTitle: z.string(),
    liveBroadcastContent: z.string().default("none"),
  }),
  contentDetails: z.object({
    duration: z.string(),
    contentRating: z.object({ ytRating: z.string().optional() }).default({}),
    regionRestriction: z
      .object({ allowed: z.array(z.string()).optional(), blocked: z.array(z.string()).optional() })
      .default({}),
  }),
  status: z.object({ embeddable: z.boolean(), privacyStatus: z.string(), uploadStatus: z.string() }),
});

const videosSchema = z.object({ items: z.array(z.unknown()) });

type YoutubeVideo = z.output<typeof videoSchema>;

/** The ids that `search.list` found, the best first. Throws VideosFailed when it is no such answer. */
export function readSearch(answer: unknown): string[] {
  const parsed = searchSchema.safeParse(answer);
  if (!parsed.success) throw new VideosFailed("unusable");
  return [...new Set(parsed.data.items.flatMap(({ id }) => id.videoId ?? []))];
}

/**
 * The videos that `videos.list` knows of these ids, in the order of the ids: public, embeddable, finished, of 4 to 20
 * minutes, without an age limit, and to be seen in the country. Throws VideosFailed when it is no such answer.
 */
export function readVideos(answer: unknown, ids: readonly string[], country: string): CatalogueVideo[] {
  const parsed = videosSchema.safeParse(answer);
  if (!parsed.success) throw new VideosFailed("unusable");
  return parsed.data.items
    .flatMap((item) => videoSchema.safeParse(item).data ?? [])
    .filter((video) => isToBeSeen(video, country))
    .map(toCatalogueVideo)
    .filter(({ title, channelName }) => title !== "" && channelName !== "")
    .filter(({ durationSeconds }) => durationSeconds >= SHORTEST_SECONDS && durationSeconds <= LONGEST_SECONDS)
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function isToBeSeen({ snippet, contentDetails, status }: YoutubeVideo, country: string): boolean {
  const { contentRating, regionRestriction } = contentDetails;
  const isOpen = status.embeddable && status.privacyStatus === "public" && status.uploadStatus === "processed";
  const isForAll = contentRating.ytRating !== "ytAgeRestricted";
  const isAllowed = regionRestriction.allowed?.includes(country) ?? true;
  const isBlocked = regionRestriction.blocked?.includes(country) ?? false;
  return isOpen && isForAll && isAllowed && !isBlocked && snippet.liveBroadcastContent === "none";
}

function toCatalogueVideo({ id, snippet, contentDetails }: YoutubeVideo): CatalogueVideo {
  return {
    id,
    title: onOneLine(snippet.title),
    channelName: onOneLine(snippet.channelTitle),
    durationSeconds: secondsIn(contentDetails.duration),
  };
}

/** Seconds of an ISO 8601 duration such as PT1H2M3S; 0 when it is none, which no video is. */
function secondsIn(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}

function onOneLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, " ")
    .trim()
    .slice(0, TITLE_MAX);
}
