import { readLesson, titleOf } from "./lesson-lines";
import { withoutMarkup, withoutNumber } from "./markup";
import { includesTitle } from "./equal-titles";
import { readTopicTitle } from "./topic-titles";

/** The line of a new lesson that a line of the answer stands for: the lesson comes first, then titles of its topics. */
export function readNewLesson(raw: string, kept: readonly string[]): string[] {
  const [lesson, ...topics] = kept;
  if (lesson === undefined) return readLesson(raw, []);
  const title = readTopicTitle(withoutNumber(withoutMarkup(raw)));
  return title === null || includesTitle([titleOf(lesson), ...topics], title) ? [] : [title];
}
