import { describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { isWellFormedVideoId, lessonsWithoutVideos, thumbnailOf, videosWanted } from "~/domain/video/video";
import { lesson } from "#tests/support/edited-plans";

describe("a lesson is to have", () => {
  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
    [12, 4],
  ])("for %i topics %i videos", (topics, videos) => {
    expect(videosWanted(topics)).toBe(videos);
  });
});

describe("an id", () => {
  it.each(["dQw4w9WgXcQ", "minnow_a-b_C", "_", "x".repeat(64)])("'%s' can be a video's", (id) => {
    expect(isWellFormedVideoId(id)).toBe(true);
  });

  it.each(["", "a b", "../a", "a.svg", "<svg>", "é", "a\n", "x".repeat(65)])("'%s' can't be a video's", (id) => {
    expect(isWellFormedVideoId(id)).toBe(false);
  });
});

it("a video's picture is on this site", () => {
  expect(thumbnailOf("minnow_1")).toBe(paths.machine.thumbnail("minnow_1.svg"));
});

it("lessons wait for videos while they have none", () => {
  const [halves, quarters] = [lesson("Halves"), { ...lesson("Quarters"), num_videos: 2 }];
  expect(lessonsWithoutVideos([halves, quarters])).toEqual([halves]);
});
