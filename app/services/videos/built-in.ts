import { createHash } from "node:crypto";
import { channelsOf } from "./built-in-channels";
import type { CatalogueVideo, VideoRequest, Videos } from "./videos";

const SHORTEST_SECONDS = 4 * 60;
const LONGEST_SECONDS = 12 * 60;

/** How a video about a topic is called. Neighbors in a lesson are never called alike. */
const TITLES_ABOUT_A_TOPIC = [
  (topic: string) => `${topic}, explained`,
  (topic: string) => `${topic}: watch and try`,
  (topic: string) => `See how it works: ${topic}`,
  (topic: string) => `${topic} in small steps`,
];

/** How the videos of a lesson without topics are called. */
const TITLES_WITHOUT_TOPICS = [
  (lesson: string) => `${lesson}: the big idea`,
  (lesson: string) => `${lesson}, step by step`,
  (lesson: string) => `${lesson}: try it yourself`,
  (lesson: string) => `${lesson}: what to remember`,
];

/**
 * Minnow's own catalogue: it needs no network, and for the same lesson it always gives the same videos, exactly as
 * many as are wanted.
 */
export function builtInVideos(): Videos {
  return {
    name: "built-in",
    async find(request, signal) {
      signal.throwIfAborted();
      const seed = digestOf([request.subject, request.title]);
      return Array.from({ length: request.count }, (_, index) => videoAt(request, index, seed));
    },
  };
}

function videoAt(request: VideoRequest, index: number, seed: Buffer): CatalogueVideo {
  const title = titleAt(request, index, seed);
  const digest = digestOf([request.subject, request.title, title, String(index)]);
  const channels = channelsOf(request.subject);
  return {
    id: `minnow_${digest.subarray(0, 15).toString("base64url")}`,
    title,
    channelName: pick(channels, seed.readUInt8(1) + index),
    durationSeconds: SHORTEST_SECONDS + (digest.readUInt16BE(16) % (LONGEST_SECONDS - SHORTEST_SECONDS + 1)),
  };
}

/** The topics in their order, spread over the videos; each is met before one is met again. */
function titleAt({ title, topics, count }: VideoRequest, index: number, seed: Buffer): string {
  const turn = seed.readUInt8(0) + index;
  if (topics.length === 0) return called(TITLES_WITHOUT_TOPICS, index)(title);
  const topic = topics.length >= count ? topics[Math.floor((index * topics.length) / count)] : pick(topics, index);
  return called(TITLES_ABOUT_A_TOPIC, turn)(topic ?? title);
}

function called<Title>(titles: readonly Title[], turn: number): Title {
  return pick(titles, turn);
}

function pick<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length] as Item;
}

function digestOf(words: readonly string[]): Buffer {
  return createHash("sha256").update(JSON.stringify(words)).digest();
}
