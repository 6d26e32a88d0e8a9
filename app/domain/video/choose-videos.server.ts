import { services } from "~/services/registry";
import type { CatalogueVideo } from "~/services/videos/videos";
import { VIDEOS_PATIENCE_MS } from "../limits";
import type { Lesson } from "../study-plan/study-plan";
import { isSuitable } from "../suggestion/suitability.server";
import { videosWanted } from "./video";

/**
 * The videos of each of these lessons, by the lesson's id. Where the catalogue fails, takes too long or knows too few
 * that suit children, the built-in ones. To be called outside of transactions, for it may ask the network.
 */
export async function chooseVideos(
  subject: string,
  lessons: readonly Lesson[],
): Promise<ReadonlyMap<string, CatalogueVideo[]>> {
  const patience = AbortSignal.timeout(VIDEOS_PATIENCE_MS);
  const found = await Promise.all(lessons.map((lesson) => findFor(subject, lesson, patience)));
  return new Map(lessons.map(({ id }, index) => [id, found[index] ?? []]));
}

async function findFor(subject: string, lesson: Lesson, patience: AbortSignal): Promise<CatalogueVideo[]> {
  const { title } = lesson;
  const count = videosWanted(lesson.topics.length);
  const request = { subject, title, topics: lesson.topics.map((topic) => topic.title), count };
  const { videos, builtInVideos } = services();
  try {
    const found = (await videos.find(request, patience)).filter((video) => isForChildren(video, subject));
    if (found.length >= count) return found.slice(0, count);
  } catch {
    // Whatever is wrong with a catalogue, no save fails for it; the catalogue itself tells whoever looks after it.
  }
  return builtInVideos.find(request, new AbortController().signal);
}

function isForChildren({ title, channelName }: CatalogueVideo, subject: string): boolean {
  return isSuitable(title, `${subject}. ${title}`) && isSuitable(channelName);
}
