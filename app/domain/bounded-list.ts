import { z } from "zod/v4";

/** A list of at most `most` items, which are looked at only when they are not too many. */
export function boundedList<Item extends z.ZodType>(item: Item, most: number, tooMany: string) {
  return z.array(z.unknown()).max(most, { error: tooMany, abort: true }).pipe(z.array(item));
}
