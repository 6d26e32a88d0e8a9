import { TITLE_MAX } from "../limits";
import { isChatter } from "./chatter";
import { withoutQuotes } from "./markup";
import { fitTitle } from "./shorten";

/** The title of a topic that a text, without markdown and numbers, stands for; null when it is none. Throws ModelFault. */
export function readTopicTitle(text: string): string | null {
  const title = withoutQuotes(text);
  const isTitle = /[\p{L}\p{N}]/u.test(title) && !isChatter(title);
  return isTitle ? fitTitle(title, TITLE_MAX) : null;
}
