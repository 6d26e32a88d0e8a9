import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newestLetters, outboxMail } from "~/services/mail/outbox";
import { mailContract, SENDER, type ReceivedLetter } from "./contract";

const letter = { to: "parent@example.com", subject: "Your code", text: "Your code is 123456." };

let home: string;
let directory: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "minnow-outbox-"));
  directory = join(home, "data", "outbox");
});
afterEach(() => rm(home, { recursive: true }));

mailContract("the outbox", () =>
  Promise.resolve({
    mail: outboxMail({ directory, from: SENDER }),
    received: () => lettersOnDisk(directory),
    close: () => Promise.resolve(),
  }),
);

describe("the outbox", () => {
  it("writes each letter as one .eml file whose name sorts by time, and leaves nothing else", async () => {
    const mail = outboxMail({ directory, from: SENDER });
    await mail.send(letter);
    await mail.send(letter);
    const names = await readdir(directory);
    expect(names).toHaveLength(2);
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml$/);
  });

  it("writes down whom an answer goes to", async () => {
    await outboxMail({ directory, from: SENDER }).send({ ...letter, replyTo: "pat@example.org" });
    const [name] = await readdir(directory);
    expect(await readFile(join(directory, name ?? ""), "utf8")).toMatch(/^Reply-To: pat@example\.org\r$/m);
  });

  it("keeps letters from other users of the machine", async () => {
    await outboxMail({ directory, from: SENDER }).send(letter);
    const [name] = await readdir(directory);
    expect((await stat(directory)).mode & 0o077).toBe(0);
    expect((await stat(join(directory, name ?? ""))).mode & 0o077).toBe(0);
  });

  it("rejects when the directory cannot be made", async () => {
    await writeFile(join(home, "data"), "a file where the directory should be");
    await expect(outboxMail({ directory, from: SENDER }).send(letter)).rejects.toThrow("ENOTDIR");
  });

  it("refuses a sender with a line break", async () => {
    const mail = outboxMail({ directory, from: "Minnow <hello@minnow.example>\nBcc: other@example.com" });
    await expect(mail.send(letter)).rejects.toThrow("sender is one line");
  });
});

describe("the newest letters", () => {
  it("come with their id, person, subject, date and text", async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    await outboxMail({ directory, from: SENDER }).send(letter);
    const [newest] = await newestLetters(directory, 10);
    expect(newest).toMatchObject({ to: letter.to, subject: letter.subject, text: `${letter.text}\n` });
    expect(await readdir(directory)).toEqual([`${newest?.id}.eml`]);
    expect(newest?.date).toBeGreaterThanOrEqual(before);
    expect(newest?.date).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it("come newest first, even when sent within one millisecond, and at most as many as asked for", async () => {
    const mail = outboxMail({ directory, from: SENDER });
    for (let number = 1; number <= 20; number += 1) await mail.send({ ...letter, subject: `Letter ${number}` });
    const subjects = (await newestLetters(directory, 3)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Letter 20", "Letter 19", "Letter 18"]);
  });

  it("are none before the first letter", async () => {
    expect(await newestLetters(directory, 10)).toEqual([]);
  });

  it("do not include letters that are still being written", async () => {
    await outboxMail({ directory, from: SENDER }).send(letter);
    await writeFile(join(directory, "99991231T000000000Z-000000000000.unfinished"), "Subject: half");
    expect(await newestLetters(directory, 10)).toHaveLength(1);
  });
});

/** Read without the outbox's own reader. */
async function lettersOnDisk(directory: string): Promise<ReceivedLetter[]> {
  const names = await readdir(directory).catch(() => []);
  return Promise.all(
    names.map(async (name) => {
      const { from, to, subject, text } = await PostalMime.parse(await readFile(join(directory, name)));
      const addresses = (to ?? []).map(({ address }) => address ?? "");
      return { from: from?.address ?? "", to: addresses, subject: subject ?? "", text: text ?? "" };
    }),
  );
}
