import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import type { Mail } from "./mail";
import { toMessage } from "./message";

const ENDING = ".eml";

/** A letter of the outbox. `date` is UTC milliseconds, to the second; `id` is the file's name without its ending. */
export interface OutboxLetter {
  id: string;
  to: string;
  subject: string;
  date: number;
  text: string;
}

/**
 * Keeps every letter as a file of `directory` (made when missing) instead of sending it. The names sort by time.
 * Rejects when the letter cannot be written.
 */
export function outboxMail({ directory, from }: { directory: string; from: string }): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  let newest = 0;
  return {
    async send(letter) {
      // Two letters of one millisecond still sort in the order they were sent.
      newest = Math.max(Date.now(), newest + 1);
      const date = new Date(newest);
      const { message } = await composer.sendMail({ ...toMessage(letter, from), date });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${date.toISOString().replace(/[-:.]/g, "")}-${randomBytes(6).toString("hex")}`;
      const unfinished = join(directory, `${name}.unfinished`);
      await writeFile(unfinished, message, { flag: "wx", mode: 0o600, flush: true });
      await rename(unfinished, join(directory, name + ENDING));
    },
  };
}

/** At most `count` letters of the outbox, the newest first; none when the directory does not exist. */
export async function newestLetters(directory: string, count: number): Promise<OutboxLetter[]> {
  const names = (await unlessMissing(readdir(directory))) ?? [];
  const newest = names
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .reverse()
    .slice(0, count);
  const letters = await Promise.all(newest.map((name) => readLetter(directory, name)));
  return letters.filter((letter) => letter !== null);
}

/** Null when the file was cleared away meanwhile. */
async function readLetter(directory: string, name: string): Promise<OutboxLetter | null> {
  const message = await unlessMissing(readFile(join(directory, name)));
  if (message === null) return null;
  const { to, subject, date, text } = await PostalMime.parse(message);
  return {
    id: name.slice(0, -ENDING.length),
    to: to?.[0]?.address ?? "",
    subject: subject ?? "",
    date: Date.parse(date ?? ""),
    text: text ?? "",
  };
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
