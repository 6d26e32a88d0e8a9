import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { VideoRequest, Videos } from "~/services/videos/videos";

/** A catalogue, and what ends it. */
export interface CatalogueUnderTest {
  videos: Videos;
  close(): Promise<void>;
}

export const aLesson: VideoRequest = {
  subject: "Math",
  title: "What a fraction is",
  topics: ["Fair shares", "Halves and quarters", "Naming the parts"],
  count: 3,
};

export const patient = new AbortController().signal;

/** What every catalogue of videos keeps to. */
export function describeVideosContract(name: string, makeCatalogue: () => Promise<CatalogueUnderTest>): void {
  describe(`${name} as a catalogue of videos`, () => {
    let underTest: CatalogueUnderTest;
    let catalogue: Videos;
    beforeEach(async () => {
      underTest = await makeCatalogue();
      catalogue = underTest.videos;
    });
    afterEach(() => underTest.close());

    it("has a name", () => {
      expect(catalogue.name).toMatch(/^\S+$/);
    });

    it.each([2, 3, 4])("finds at least %i different videos when so many are wanted", async (count) => {
      const found = await catalogue.find({ ...aLesson, count }, patient);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(found.length).toBeGreaterThanOrEqual(count);
    });

    it("tells of each its id, a title and a channel on one line, and a length of 4 to 20 minutes", async () => {
      for (const { id, title, channelName, durationSeconds } of await catalogue.find(aLesson, patient)) {
        expect(id).toMatch(/^[\w-]{1,64}$/);
        for (const text of [title, channelName]) expect(text).toMatch(/^\S(?:[^\p{Cc}\p{Zl}\p{Zp}]*\S)?$/u);
        expect(durationSeconds).toBeGreaterThanOrEqual(4 * 60);
        expect(durationSeconds).toBeLessThanOrEqual(20 * 60);
      }
    });

    it("finds the same for the same lesson", async () => {
      expect(await catalogue.find(aLesson, patient)).toEqual(await catalogue.find(aLesson, patient));
    });

    it("finds some for a lesson without topics", async () => {
      expect((await catalogue.find({ ...aLesson, topics: [] }, patient)).length).toBeGreaterThanOrEqual(3);
    });

    it("finds some whatever the parent's words for the lesson are", async () => {
      const words = `'; drop table & "quotes" <script> 字典 👨‍👩‍👧 %00 ?key=x#`;
      const found = await catalogue.find({ ...aLesson, subject: words.slice(0, 30), title: words }, patient);
      expect(found.length).toBeGreaterThanOrEqual(3);
    });

    it("throws the signal's reason when nobody waits any more", async () => {
      const reason = new Error("Nobody waits any more.");
      await expect(catalogue.find(aLesson, AbortSignal.abort(reason))).rejects.toBe(reason);
    });
  });
}
