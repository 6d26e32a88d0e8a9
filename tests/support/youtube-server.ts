import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod/v4";
import { type YoutubeVideo, youtubeVideo } from "./youtube-video";

const KEY = "key-of-the-tests";

/** The parameters of `search.list` that are used, with the values that YouTube's documentation allows. */
const searchSchema = z.strictObject({
  part: z.enum(["id", "snippet"]),
  q: z.string().min(1),
  type: z.literal("video"),
  safeSearch: z.enum(["none", "moderate", "strict"]),
  videoEmbeddable: z.enum(["any", "true"]),
  videoSyndicated: z.enum(["any", "true"]),
  videoDuration: z.enum(["any", "short", "medium", "long"]),
  relevanceLanguage: z.string().length(2),
  regionCode: z.string().regex(/^[A-Z]{2}$/),
  maxResults: z.coerce.number().int().min(0).max(50),
});

const videosSchema = z.strictObject({ part: z.literal("snippet,contentDetails,status"), id: z.string().min(1) });

/** What is done with one request. */
export type YoutubeBehavior = (response: ServerResponse) => void;

/** A stand-in for YouTube's Data API on a loopback port. */
export interface YoutubeServer {
  options: { apiKey: string; country: string; baseUrl: string };
  /** What its searches find. */
  videos: YoutubeVideo[];
  /** What is done with all requests from now on; null: they are answered properly. */
  behave(behavior: YoutubeBehavior | null): void;
  /** Every request that it got, the oldest first. */
  requests: { path: string; query: Record<string, string>; url: string }[];
  close(): Promise<void>;
}

/** Starts it with three videos that suit. What does not keep to the protocol is refused, as YouTube refuses it. */
export async function startYoutubeServer(): Promise<YoutubeServer> {
  let behavior: YoutubeBehavior | null = null;
  const server = createServer((incoming, response) => serve(incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const youtube: YoutubeServer = {
    options: { apiKey: KEY, country: "US", baseUrl: `http://127.0.0.1:${port}/youtube/v3` },
    videos: ["one", "two", "three", "four"].map((id) => youtubeVideo({ id })),
    behave: (next) => void (behavior = next),
    requests: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function serve({ method, headers, url = "" }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, "http://youtube.test");
    const query = Object.fromEntries(searchParams);
    youtube.requests.push({ path: pathname, query, url });
    if (headers["x-goog-api-key"] !== KEY) return sendRefusal(response, 400, "badRequest");
    if (behavior) return behavior(response);
    if (method !== "GET") return sendRefusal(response, 404, "notFound");
    if (pathname === "/youtube/v3/search") return answerSearch(response, query, youtube.videos);
    if (pathname === "/youtube/v3/videos") return answerVideos(response, query, youtube.videos);
    sendRefusal(response, 404, "notFound");
  }
  return youtube;
}

/** Sends a failure in the form that YouTube's API has for it. */
export function sendRefusal(response: ServerResponse, code: number, reason: string): void {
  const message = "The request cannot be completed.";
  const error = { code, message, errors: [{ message, domain: "youtube.quota", reason }] };
  sendJson(response, code, { error });
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8" }).end(JSON.stringify(body));
}

function answerSearch(response: ServerResponse, query: unknown, videos: YoutubeVideo[]): void {
  const parsed = searchSchema.safeParse(query);
  if (!parsed.success) return sendRefusal(response, 400, "invalidSearchFilter");
  const items = videos
    .slice(0, parsed.data.maxResults)
    .map(({ id }) => ({ kind: "youtube#searchResult", etag: "e", id: { kind: "youtube#video", videoId: id } }));
  const pageInfo = { totalResults: videos.length, resultsPerPage: parsed.data.maxResults };
  sendJson(response, 200, { kind: "youtube#searchListResponse", etag: "e", regionCode: "US", pageInfo, items });
}

/** In an order of its own, as YouTube's is. */
function answerVideos(response: ServerResponse, query: unknown, videos: YoutubeVideo[]): void {
  const parsed = videosSchema.safeParse(query);
  if (!parsed.success) return sendRefusal(response, 400, "missingRequiredParameter");
  const ids = parsed.data.id.split(",");
  const items = videos.filter(({ id }) => ids.includes(id)).reverse();
  const pageInfo = { totalResults: items.length, resultsPerPage: items.length };
  sendJson(response, 200, { kind: "youtube#videoListResponse", etag: "e", pageInfo, items });
}
