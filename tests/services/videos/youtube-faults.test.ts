import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type YoutubeBehavior,
  type YoutubeServer,
  sendJson,
  sendRefusal,
  startYoutubeServer,
} from "#tests/support/youtube-server";
import type { VideosFailed } from "~/services/videos/videos";
import { youtubeVideos } from "~/services/videos/youtube";
import type { YoutubeLimits } from "~/services/videos/youtube-limits";
import { aLesson, patient } from "./contract";

const EVENING = Date.UTC(2026, 10, 21, 7, 59, 59);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let youtube: YoutubeServer;
let clock: { now: number };
beforeEach(async () => {
  youtube = await startYoutubeServer();
  // A second before midnight in California.
  clock = { now: EVENING };
});
afterEach(() => youtube.close());

const catalogue = (limits: Partial<YoutubeLimits> = {}, onFailure?: (failed: VideosFailed) => void) =>
  youtubeVideos({ ...youtube.options, onFailure, limits: { now: () => clock.now, ...limits } });
const lessonCalled = (title: string) => ({ ...aLesson, title });
const failure = (reason: string) => expect.objectContaining({ name: "VideosFailed", reason }) as Error;

const quotaExceeded: YoutubeBehavior = (response) => sendRefusal(response, 403, "quotaExceeded");
const unavailable: YoutubeBehavior = (response) => sendRefusal(response, 503, "backendError");

describe("YouTube fails", () => {
  it.each<[string, string, YoutubeBehavior]>([
    ["quota", "the day's quota is used up", quotaExceeded],
    ["quota", "the old word for it is used", (response) => sendRefusal(response, 403, "dailyLimitExceeded")],
    ["busy", "too much is asked in a moment", (response) => sendRefusal(response, 403, "rateLimitExceeded")],
    ["busy", "it says 429", (response) => void response.writeHead(429).end()],
    ["refused", "the key is wrong", (response) => sendRefusal(response, 400, "keyInvalid")],
    ["refused", "a refusal is no JSON", (response) => void response.writeHead(403).end("<p>No.</p>")],
    ["unreachable", "it has a fault", (response) => sendRefusal(response, 500, "backendError")],
    ["unreachable", "it cuts the connection", (response) => void response.destroy()],
    ["unreachable", "it leads elsewhere", (response) => void response.writeHead(302, { location: "/" }).end()],
    ["unusable", "it sends a page", (response) => void response.writeHead(200).end("<!doctype html><p>Hello")],
    ["unusable", "it sends nothing", (response) => void response.writeHead(200).end()],
    ["unusable", "its JSON has another form", (response) => sendJson(response, 200, { items: "none" })],
    ["unusable", "its answer has no end", (response) => void response.writeHead(200).end("[".repeat(2 * 1024 * 1024))],
  ])("as '%s' when %s", async (reason, _, behavior) => {
    youtube.behave(behavior);
    await expect(catalogue().find(aLesson, patient)).rejects.toEqual(failure(reason));
  });

  it("as 'too_slow' when its answer does not come", async () => {
    youtube.behave(() => undefined);
    await expect(catalogue({ patienceMs: 50 }).find(aLesson, patient)).rejects.toEqual(failure("too_slow"));
  });

  it("as 'too_slow' when its answer comes a byte now and then, for ever", async () => {
    youtube.behave((response) => {
      const dripping = setInterval(() => response.write(" "), 10);
      response.once("close", () => clearInterval(dripping));
    });
    await expect(catalogue({ patienceMs: 100 }).find(aLesson, patient)).rejects.toEqual(failure("too_slow"));
  });

  it("as 'unreachable' when nothing listens", async () => {
    await youtube.close();
    await expect(catalogue().find(aLesson, patient)).rejects.toEqual(failure("unreachable"));
  });

  it("with the reason of the one who waited, when that one leaves", async () => {
    const reason = new Error("Nobody waits any more.");
    const controller = new AbortController();
    youtube.behave(() => controller.abort(reason));
    await expect(catalogue().find(aLesson, controller.signal)).rejects.toBe(reason);
  });

  it("and says so to whoever looks after it, with nothing of what was sent", async () => {
    const told: VideosFailed[] = [];
    youtube.behave(unavailable);
    await expect(catalogue({}, (failed) => told.push(failed)).find(aLesson, patient)).rejects.toThrow();
    expect(told.map(({ message }) => message)).toEqual(["The catalogue of videos failed: unreachable."]);
  });
});

describe("after a fault", () => {
  it("YouTube is left alone for a minute, and asked again after it", async () => {
    const videos = catalogue();
    youtube.behave(unavailable);
    await expect(videos.find(aLesson, patient)).rejects.toThrow();
    youtube.behave(null);
    clock.now += MINUTE_MS - 1;
    await expect(videos.find(aLesson, patient)).rejects.toEqual(failure("unreachable"));
    expect(youtube.requests).toHaveLength(1);
    clock.now += 1;
    expect(await videos.find(aLesson, patient)).not.toEqual([]);
  });

  it("what was found before is still given", async () => {
    const videos = catalogue();
    const found = await videos.find(aLesson, patient);
    youtube.behave(unavailable);
    await expect(videos.find(lessonCalled("Another"), patient)).rejects.toThrow();
    expect(await videos.find(aLesson, patient)).toEqual(found);
  });
});

describe("the day's quota", () => {
  it("is not asked beyond, until midnight in California", async () => {
    const videos = catalogue({ searchesPerDay: 2 });
    for (const title of ["One", "Two"]) await videos.find(lessonCalled(title), patient);
    const asked = youtube.requests.length;
    await expect(videos.find(lessonCalled("Three"), patient)).rejects.toEqual(failure("quota"));
    expect(youtube.requests).toHaveLength(asked);
    clock.now += 1000;
    expect(await videos.find(lessonCalled("Three"), patient)).not.toEqual([]);
  });

  it("that YouTube says is used up is asked for no more that day", async () => {
    const videos = catalogue();
    youtube.behave(quotaExceeded);
    await expect(videos.find(aLesson, patient)).rejects.toEqual(failure("quota"));
    youtube.behave(null);
    await expect(videos.find(aLesson, patient)).rejects.toEqual(failure("quota"));
    expect(youtube.requests).toHaveLength(1);
    clock.now += 1000;
    expect(await videos.find(aLesson, patient)).not.toEqual([]);
  });

  it("is 100 searches, as YouTube gives to every key", async () => {
    const videos = catalogue();
    youtube.videos = [];
    for (let count = 0; count < 100; count += 1) await videos.find(lessonCalled(`Lesson ${count}`), patient);
    await expect(videos.find(lessonCalled("One more"), patient)).rejects.toEqual(failure("quota"));
  });
});

describe("what was found", () => {
  it("is kept for a week, and looked for again after it", async () => {
    const videos = catalogue();
    await videos.find(aLesson, patient);
    clock.now += 7 * DAY_MS - 1;
    await videos.find(aLesson, patient);
    expect(youtube.requests).toHaveLength(2);
    clock.now += 1;
    await videos.find(aLesson, patient);
    expect(youtube.requests).toHaveLength(4);
  });

  it("makes room for what was found later", async () => {
    const videos = catalogue({ searchesKept: 1 });
    for (const title of ["One", "Two", "One"]) await videos.find(lessonCalled(title), patient);
    expect(youtube.requests).toHaveLength(6);
  });
});
