/** How long a page may take to say what it is expected to say. */
export const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 40;

/** What a parent does with a browser, whichever it is. Everything is called as the page calls it, in whole. */
export interface Visitor {
  /** Whether the pages' scripts run. */
  readonly hasScripts: boolean;
  /** Opens a path of the site, as typed into the address line. */
  open(path: string): Promise<void>;
  /** Presses a button or follows a link. */
  press(name: string): Promise<void>;
  /** Types into a field, in place of what is there. */
  fill(label: string, text: string): Promise<void>;
  /** Picks a radio button. */
  choose(option: string): Promise<void>;
  /** Picks one of a list's options. */
  select(label: string, option: string): Promise<void>;
  /** Ticks a box whose label begins like this. */
  tick(label: string): Promise<void>;
  /** Opens what is folded away, where the browser folds at all. */
  unfold(summary: string): Promise<void>;
  /** What stands in a field. */
  valueOf(label: string): Promise<string>;
  /** What can be read on the page, with single spaces. */
  text(): Promise<string>;
  /** Follows a link that brings a file, and gives the file. */
  download(name: string): Promise<Buffer>;
  /** Prints the page, and gives what went to the printer: a PDF or plain text. */
  print(): Promise<Buffer>;
  /** Closes what was opened. */
  end(): Promise<void>;
}

/** A browser of one kind, in which one parent after the other is a visitor. */
export interface Browser {
  /** Begins as somebody who was never on this site. */
  visit(origin: string): Promise<Visitor>;
  close(): Promise<void>;
}

/** Waits until the page says all of this. Throws with what it says instead. */
export async function see(visitor: Visitor, ...words: string[]): Promise<void> {
  let text = "";
  const missing = () => words.filter((word) => !text.includes(word));
  const isThere = await until(async () => {
    text = await visitor.text();
    return missing().length === 0;
  });
  if (!isThere) throw new Error(`The page does not say "${missing().join('", "')}", but: ${text.slice(0, 1500)}`);
}

/** Throws when the page says this. It has to be known that the page is the one that is meant. */
export async function expectAbsent(visitor: Visitor, word: string): Promise<void> {
  const text = await visitor.text();
  if (text.includes(word)) throw new Error(`The page still says "${word}": ${text.slice(0, 1500)}`);
}

/** Throws when the page does not say these in this order, each counted where it is said first. */
export async function expectOrder(visitor: Visitor, ...words: string[]): Promise<void> {
  const text = await visitor.text();
  const places = words.map((word) => text.indexOf(word));
  const isInOrder = places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
  if (!isInOrder)
    throw new Error(`The page does not say "${words.join('", "')}" in this order: ${text.slice(0, 1500)}`);
}

/** Throws when something else stands in the field. */
export async function expectValue(visitor: Visitor, label: string, value: string): Promise<void> {
  const found = await visitor.valueOf(label);
  if (found !== value) throw new Error(`In the field "${label}" stands "${found}", not "${value}".`);
}

/**
 * Asks again and again. A page that is just going away is no answer: what is thrown meanwhile counts as not yet.
 *
 * @returns whether it came true in time
 */
export async function until(isTrue: () => boolean | Promise<boolean>, patienceMs = PATIENCE_MS): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const isTrueNow = await Promise.resolve()
      .then(isTrue)
      .catch(() => false);
    if (isTrueNow) return true;
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Text as it is read: with single spaces. */
export function inSingleSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
