import { TITLE_MAX } from "../limits";
import { isChatter } from "./chatter";
import { withoutQuotes } from "./markup";

/** The title of a topic that a text, without markdown and numbers, stands for; null when it is none. */
export function readTopicTitle(text: string): string | null {
  const title = withoutQuotes(text);
  const isTitle = title.length <= TITLE_MAX && /[\p{L}\p{N}]/u.test(title) && !isChatter(title);
  return isTitle ? title : null;
}
