import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmParent, findParent, updateParent } from "~/db/parents";
import { claimWeeklyMail } from "~/db/weekly-mails";
import { changeTimeZone } from "~/domain/account/time-zone.server";
import { activitySummary } from "~/domain/history/activities";
import { activitiesOf } from "~/domain/history/activities.server";
import { applyReports } from "~/domain/learner/reports.server";
import { NotFound } from "~/domain/errors";
import { isWeeklyMailOn, setWeeklyMail, unsubscribe } from "~/domain/mail/weekly-mail-choice.server";
import { sendWeeklyMails } from "~/domain/mail/weekly-mail.server";
import { type Letter, PerhapsSent } from "~/services/mail/mail";
import { ada, another, family, signedUp } from "#tests/support/cast";
import { DAY, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openConnections, openTestDatabase } from "#tests/support/database";
import { type Learning, learning, reportOf } from "#tests/support/watching";

const HOUR = DAY / 24;
const NEW_YORK = "America/New_York";
/** Seven o'clock in New York. */
const MONDAY_MORNING = Date.parse("2026-11-23T12:00Z");

let test: TestDatabase;
beforeEach(async () => {
  stopClock();
  vi.setSystemTime("2026-11-18T20:00Z");
  test = await openTestDatabase();
});
afterEach(async () => {
  test.reset();
  await test.close();
  vi.useRealTimers();
});

const lettersTo = (email: string): Letter[] => test.letters.filter(({ to }) => to === email);

/** A child of a parent who wants the weekly mail and has confirmed the address, which is told as well. */
async function mailed(person = another(ada)): Promise<Learning & { email: string }> {
  const made = await learning(person);
  await confirmParent(made.parentId, Date.now());
  await setWeeklyMail(made.parentId, true);
  return { ...made, email: (await findParent(made.parentId))?.email ?? "" };
}

describe("the weekly mail", () => {
  it.each([
    [NEW_YORK, "2026-11-23T12:00Z"],
    ["America/Los_Angeles", "2026-11-23T15:00Z"],
    ["Asia/Tokyo", "2026-11-22T22:00Z"],
    ["Asia/Kathmandu", "2026-11-23T01:15Z"],
    ["Pacific/Kiritimati", "2026-11-22T17:00Z"],
    ["Pacific/Pago_Pago", "2026-11-23T18:00Z"],
  ])("comes at seven on Monday morning by the clocks of %s, and not earlier", async (timeZone, seven) => {
    const { parentId } = await mailed();
    await changeTimeZone(parentId, timeZone);
    vi.setSystemTime(Date.parse(seven) - 1);
    expect(await sendWeeklyMails()).toBe(0);
    vi.setSystemTime(seven);
    expect(await sendWeeklyMails()).toBe(1);
  });

  it("tells what the Progress tab shows for the week from Monday to Sunday, and links to it", async () => {
    const { childId, username, videos, email } = await mailed();
    const summaries = [{ title: "Sharing", explanation: "A half is one of two." }];
    await applyReports([reportOf(videos[0], { progress: 0.75, seconds: 300, summaries })]);
    vi.setSystemTime(MONDAY_MORNING);
    await sendWeeklyMails();
    const week = { window: "7", until: "2026-11-22" } as const;
    const activities = await activitiesOf(childId, NEW_YORK, week);
    const [watched] = activities.entries.flatMap((entry) => (entry.kind === "watched" ? entry.study_plans : []));
    const [letter] = lettersTo(email);
    expect(letter?.subject).toBe("Your children’s week on Minnow, Monday, November 16 to Sunday, November 22, 2026");
    for (const part of [
      activitySummary("Ada", activities),
      "Wednesday, November 18: 1 video, 5 minutes",
      `🍕 Math, Halves: “${watched?.lessons[0]?.videos[0]?.title}”`,
      "75% watched",
      "🍕 Math: 0%",
      `http://127.0.0.1:3000/profile/${username}/progress?days=7&until=2026-11-22`,
    ]) {
      expect(letter?.text).toContain(part);
    }
  });

  it("says the same as HTML, with nothing in it that a child's name could break", async () => {
    const { email } = await mailed({ ...another(ada), first_name: "<b>Ada & 'co'" });
    vi.setSystemTime(MONDAY_MORNING);
    await sendWeeklyMails();
    const [letter] = lettersTo(email);
    expect(letter?.html).toContain("<h2>&lt;b&gt;Ada &amp; &#39;co&#39;</h2>");
    expect(letter?.html).not.toContain("<b>");
  });

  it("says of a quiet week that it was quiet", async () => {
    const { email } = await mailed();
    vi.setSystemTime(MONDAY_MORNING);
    await sendWeeklyMails();
    const [letter] = lettersTo(email);
    expect(letter?.subject).toMatch(/^A quiet week on Minnow/);
    expect(letter?.text).toContain("A quiet week: Ada watched nothing from Monday, November 16");
  });

  it("says of a child without consent to usage data why there is nothing", async () => {
    const { email } = await mailed({ ...another(ada), collect_usage_data: false });
    vi.setSystemTime(MONDAY_MORNING);
    await sendWeeklyMails();
    expect(lettersTo(email)[0]?.text).toContain("Minnow does not keep what Ada watches");
  });

  it("leaves out what was watched on Monday itself", async () => {
    const { email, videos } = await mailed();
    vi.setSystemTime(MONDAY_MORNING);
    await applyReports([reportOf(videos[0])]);
    passTime(HOUR);
    await sendWeeklyMails();
    expect(lettersTo(email)[0]?.subject).toMatch(/^A quiet week/);
  });

  it("is sent once a week, however often and in however many processes it is looked for", async () => {
    const { email } = await mailed();
    vi.setSystemTime(MONDAY_MORNING);
    await openConnections(4);
    const sent = await Promise.all(Array.from({ length: 4 }, () => sendWeeklyMails()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(1);
    passTime(12 * HOUR);
    expect(await sendWeeklyMails()).toBe(0);
    passTime(6.5 * DAY);
    expect(await sendWeeklyMails()).toBe(1);
    expect(lettersTo(email)).toHaveLength(2);
  });

  it("is not sent a second time after a server died while it sent it", async () => {
    const { parentId } = await mailed();
    vi.setSystemTime(MONDAY_MORNING);
    await claimWeeklyMail(parentId, "2026-W47", Date.now());
    expect(await sendWeeklyMails()).toBe(0);
  });

  it("is sent once to a parent who crosses the date line on Monday", async () => {
    const { parentId, email } = await mailed();
    await changeTimeZone(parentId, "Pacific/Auckland");
    vi.setSystemTime("2026-11-22T19:00Z");
    await sendWeeklyMails();
    await changeTimeZone(parentId, "Pacific/Honolulu");
    vi.setSystemTime("2026-11-23T18:00Z");
    await sendWeeklyMails();
    expect(lettersTo(email)).toHaveLength(1);
  });

  it("that could not be sent is sent the next time, and holds up no other", async () => {
    const refused = await mailed();
    const fine = await mailed();
    vi.setSystemTime(MONDAY_MORNING);
    const send = async (letter: Letter) => {
      if (letter.to === refused.email) throw new Error("mailbox busy");
      test.letters.push(letter);
    };
    test.setServices({ mail: { send } });
    await expect(sendWeeklyMails()).rejects.toThrow("mailbox busy");
    expect(lettersTo(fine.email)).toHaveLength(1);
    test.reset();
    expect(await sendWeeklyMails()).toBe(1);
    expect(lettersTo(refused.email)).toHaveLength(1);
  });

  it("that perhaps arrived is not sent a second time", async () => {
    await mailed();
    vi.setSystemTime(MONDAY_MORNING);
    test.setServices({ mail: { send: () => Promise.reject(new PerhapsSent("silence")) } });
    expect(await sendWeeklyMails()).toBe(1);
    test.reset();
    expect(await sendWeeklyMails()).toBe(0);
  });

  it("is not begun once the server ends, and sent by the next", async () => {
    await mailed();
    vi.setSystemTime(MONDAY_MORNING);
    expect(await sendWeeklyMails(AbortSignal.abort())).toBe(0);
    expect(await sendWeeklyMails()).toBe(1);
  });

  it("is made up for until Tuesday morning when no server ran, and not after", async () => {
    await mailed();
    vi.setSystemTime(MONDAY_MORNING + DAY);
    expect(await sendWeeklyMails()).toBe(0);
    passTime(-1);
    expect(await sendWeeklyMails()).toBe(1);
  });
});

describe("no weekly mail goes to a parent", () => {
  it("who did not ask for it", async () => {
    const { parentId } = await learning();
    await confirmParent(parentId, Date.now());
    vi.setSystemTime(MONDAY_MORNING);
    expect(await sendWeeklyMails()).toBe(0);
  });

  it("whose address is not confirmed", async () => {
    const parent = await family(another(ada));
    await setWeeklyMail(parent.id, true);
    vi.setSystemTime(MONDAY_MORNING);
    expect(await sendWeeklyMails()).toBe(0);
  });

  it("who has no children", async () => {
    const parent = await signedUp();
    await confirmParent(parent.id, Date.now());
    await setWeeklyMail(parent.id, true);
    vi.setSystemTime(MONDAY_MORNING);
    expect(await sendWeeklyMails()).toBe(0);
  });

  it("who turned it off after the letter was written", async () => {
    const { parentId } = await mailed();
    await updateParent(parentId, { weekly_mail: 0 });
    expect(await claimWeeklyMail(parentId, "2026-W47", Date.now())).toBe(false);
  });
});

describe("the link that stops the weekly mail", () => {
  /** The token in a letter that was just sent. */
  async function sentToken(): Promise<{ email: string; parentId: string; token: string }> {
    const { email, parentId } = await mailed();
    vi.setSystemTime(MONDAY_MORNING);
    await sendWeeklyMails();
    const { unsubscribeUrl = "", text } = lettersTo(email)[0] as Letter;
    expect(text).toContain(unsubscribeUrl);
    return { email, parentId, token: unsubscribeUrl.replace("http://127.0.0.1:3000/unsubscribe/", "") };
  }

  it("stops it, and once more changes nothing", async () => {
    const { token } = await sentToken();
    expect(await isWeeklyMailOn(token)).toBe(true);
    await unsubscribe(token);
    await unsubscribe(token);
    expect(await isWeeklyMailOn(token)).toBe(false);
    passTime(7 * DAY);
    expect(await sendWeeklyMails()).toBe(0);
  });

  it.each(["", "none", "\0", "x".repeat(1000)])("is none when it is %j", async (token) => {
    await expect(unsubscribe(token)).rejects.toBeInstanceOf(NotFound);
  });

  it("stays the same when the mail was turned on again, so that older letters still stop it", async () => {
    const { email, parentId, token } = await sentToken();
    await unsubscribe(token);
    await setWeeklyMail(parentId, true);
    passTime(7 * DAY);
    await sendWeeklyMails();
    expect(lettersTo(email)[1]?.unsubscribeUrl).toContain(token);
  });

  it("is known by its whole token only", async () => {
    const { token } = await sentToken();
    for (const other of ["", "x", token.slice(1), `${token}x`, token.toUpperCase()]) {
      await expect(unsubscribe(other)).rejects.toThrow("This link does not exist.");
    }
    expect(await isWeeklyMailOn(token)).toBe(true);
  });
});
