import type { LessonsRequest } from "../suggestions";
import { chooseLessons } from "./choose-lessons";
import { isCovered } from "./coverage";
import { frameFor, frameLessons } from "./frames";
import { inWay, wayOf } from "./ways";
import { type Library, readWish } from "./wish";

/**
 * At most `count` (3 to 8) lines 'title: explanation', in teaching order: fewer where the needs leave no more. What is
 * not covered gets a frame.
 */
export function lessonLines({ inputs, count, nonse }: Omit<LessonsRequest, "written">, library: Library): string[] {
  const wish = readWish(inputs, library);
  const outlines = isCovered(wish)
    ? chooseLessons(wish, count, nonse).map((lesson, index) =>
        inWay(lesson, wayOf(lesson, wish.needs.way, nonse, index)),
      )
    : frameLessons(frameFor(inputs, library.curriculum), count, nonse);
  return outlines.map(({ title, explanation }) => `${title}: ${explanation}`);
}
