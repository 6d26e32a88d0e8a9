import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type YoutubeServer, startYoutubeServer } from "#tests/support/youtube-server";
import { youtubeVideo } from "#tests/support/youtube-video";
import { youtubeVideos } from "~/services/videos/youtube";
import { aLesson, describeVideosContract, patient } from "./contract";

describeVideosContract("YouTube", async () => {
  const youtube = await startYoutubeServer();
  return { videos: youtubeVideos(youtube.options), close: () => youtube.close() };
});

let youtube: YoutubeServer;
beforeEach(async () => {
  youtube = await startYoutubeServer();
});
afterEach(() => youtube.close());

const find = () => youtubeVideos(youtube.options).find(aLesson, patient);
const idsFound = async () => (await find()).map(({ id }) => id);

describe("YouTube is asked", () => {
  it("for strictly safe videos that can be embedded, of medium length, seen in the country", async () => {
    await find();
    expect(youtube.requests[0]?.query).toMatchObject({
      type: "video",
      safeSearch: "strict",
      videoEmbeddable: "true",
      videoDuration: "medium",
      regionCode: "US",
    });
  });

  it("by the subject and the lesson's title alone", async () => {
    await find();
    expect(youtube.requests[0]?.query.q).toBe("math what a fraction is for kids");
  });

  it("with the key in no address", async () => {
    await find();
    for (const { url } of youtube.requests) expect(url).not.toContain(youtube.options.apiKey);
  });

  it("once for the search and once for all it found", async () => {
    await find();
    expect(youtube.requests.map(({ path }) => path)).toEqual(["/youtube/v3/search", "/youtube/v3/videos"]);
  });

  it("no second time when the search found nothing", async () => {
    youtube.videos = [];
    expect(await find()).toEqual([]);
    expect(youtube.requests).toHaveLength(1);
  });
});

describe("of what YouTube found", () => {
  it("the order of the search is kept", async () => {
    expect(await idsFound()).toEqual(["one", "two", "three", "four"]);
  });

  it("titles and channels come on one line, as they are written", async () => {
    const snippet = { title: " Half &amp;\n\u202e <b>whole</b> ", channelTitle: "The\tchannel" };
    youtube.videos = [youtubeVideo({ id: "one", snippet, contentDetails: { duration: "PT12M34S" } })];
    expect(await find()).toEqual([
      { id: "one", title: "Half &amp; <b>whole</b>", channelName: "The channel", durationSeconds: 754 },
    ]);
  });

  it.each<[string, Partial<Parameters<typeof youtubeVideo>[0]>]>([
    ["is too short", { contentDetails: { duration: "PT3M59S" } }],
    ["is too long", { contentDetails: { duration: "PT20M1S" } }],
    ["is hours long", { contentDetails: { duration: "PT1H" } }],
    ["is days long", { contentDetails: { duration: "P1DT5M" } }],
    ["has no length", { contentDetails: { duration: "soon" } }],
    ["has an age limit", { contentDetails: { contentRating: { ytRating: "ytAgeRestricted" } } }],
    ["is blocked in the country", { contentDetails: { regionRestriction: { blocked: ["CA", "US"] } } }],
    ["is allowed elsewhere only", { contentDetails: { regionRestriction: { allowed: ["CA"] } } }],
    ["can't be embedded", { status: { embeddable: false } }],
    ["is private", { status: { privacyStatus: "private" } }],
    ["is not finished", { status: { uploadStatus: "uploaded" } }],
    ["is live", { snippet: { liveBroadcastContent: "live" } }],
    ["has no title", { snippet: { title: " " } }],
  ])("what %s is left out", async (_, changes) => {
    youtube.videos = [youtubeVideo({ id: "bad", ...changes }), youtubeVideo({ id: "good" })];
    expect(await idsFound()).toEqual(["good"]);
  });

  it("what can be seen in the country by its list stays", async () => {
    const contentDetails = { regionRestriction: { allowed: ["CA", "US"] } };
    youtube.videos = [youtubeVideo({ id: "allowed", contentDetails })];
    expect(await idsFound()).toEqual(["allowed"]);
  });
});
