import { expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { builtInVideos } from "~/services/videos/built-in";
import { aLesson, describeVideosContract, patient } from "./contract";

describeVideosContract("the built-in one", async () => ({ videos: builtInVideos(), close: async () => undefined }));

const find = (changes: Partial<typeof aLesson>) => builtInVideos().find({ ...aLesson, ...changes }, patient);

it.each([2, 3, 4])("gives exactly %i videos when so many are wanted", async (count) => {
  expect(await find({ count })).toHaveLength(count);
});

it("names each video after one of the lesson's topics, in their order", async () => {
  const titles = (await find({})).map(({ title }) => title);
  aLesson.topics.forEach((topic, index) => expect(titles[index]).toContain(topic));
});

it("names the videos of a lesson without topics after the lesson", async () => {
  const titles = (await find({ topics: [], count: 4 })).map(({ title }) => title);
  expect(titles).toEqual([
    "What a fraction is: the big idea",
    "What a fraction is, step by step",
    "What a fraction is: try it yourself",
    "What a fraction is: what to remember",
  ]);
});

it("gives no two videos of a lesson one title, even when it has fewer topics than videos", async () => {
  for (const title of ["Halves", "Quarters", "Thirds", "Fifths"]) {
    const titles = (await find({ title, topics: ["Sharing"], count: 4 })).map((video) => video.title);
    expect(new Set(titles).size).toBe(4);
  }
});

it("gives other videos to another lesson", async () => {
  const ids = (await find({})).map(({ id }) => id);
  const others = (await find({ title: "Adding fractions" })).map(({ id }) => id);
  expect(ids.filter((id) => others.includes(id))).toEqual([]);
});

it("knows channels for every preset subject, and some for any other", async () => {
  const general = await channelsFor("Karate");
  expect(general.size).toBeGreaterThan(1);
  for (const { subject } of presetSubjects) expect(await channelsFor(subject)).not.toEqual(general);
});

async function channelsFor(subject: string): Promise<Set<string>> {
  return new Set((await find({ subject, count: 4 })).map(({ channelName }) => channelName));
}
