import PostalMime from "postal-mime";
import { beforeAll, describe, expect, it } from "vitest";
import {
  DISPLAY_NAME_MAX,
  EMOJI_MAX,
  FIRST_NAME_MAX,
  GOAL_MAX,
  GRADE_LEVEL_MAX,
  LESSON_EXPLANATION_MAX,
  LESSON_TITLE_MAX,
  NEEDS_MAX,
  PREVIOUS_KNOWLEDGE_MAX,
  PLANS_A_PAGE,
  SUBJECT_MAX,
  SUMMARY_EXPLANATION_MAX,
  SUMMARY_TITLE_MAX,
  TOPIC_TITLE_MAX,
} from "~/domain/limits";
import { paths } from "~/domain/paths";
import { isTooLong, oneLine } from "~/domain/text";
import { type Answer, type Client, lettersIn } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { newVisitor } from "../family";
import { clientWithKey, reportOf, videosOf } from "../learner_api/site";
import { type AnsweredPlan, postedPlan } from "../lesson_plan/plan";
import { naughtyStrings, packed } from "./naughty-strings";
import { type PageContents, readPage } from "./page-contents";
import { type FamilyWithThings, familyWithThings } from "./things";

/** Harmless texts of every length: pages that show them have all elements that such pages ever have. */
const HARMLESS = ["Kites", "x", "k".repeat(45), "k".repeat(100), "k".repeat(600), "", "two  lines\nof it"];
const FAMILIES = 4;
/** Each of these tests is hundreds of forms, one after the other. */
const TIMEOUT_MS = 120_000;

let server: RunningServer;
let families: FamilyWithThings[];
/** Kinds of elements and attributes that pages have with harmless texts. */
const known = new Set<string>();

beforeAll(async () => {
  server = await sharedServer();
  families = await Promise.all(
    Array.from({ length: FAMILIES }, (_, index) => familyWithThings(server, `kid${index}`, "Own")),
  );
});

function firstFamily(): FamilyWithThings {
  const [first] = families;
  if (!first) throw new Error("There is no family.");
  return first;
}

/** What a field makes of a text: on one line, or nothing where it takes none such. */
function kept(text: string, most: number): string | null {
  const line = oneLine(text);
  return line === "" || isTooLong(line, most) ? null : line;
}

/** A page that came, read; its faults are told. With `isHarmless` its kinds of elements become known ones. */
function readAnswer({ status, text, headers }: Answer, isHarmless: boolean): PageContents {
  expect(status).toBeLessThan(500);
  const page = readPage(text, headers.get("content-security-policy"));
  expect(page.faults).toEqual([]);
  for (const kind of page.kinds) if (isHarmless) known.add(kind);
  if (!isHarmless) expect([...page.kinds].filter((kind) => !known.has(kind))).toEqual([]);
  return page;
}

/** Shares texts out among the families, who go through theirs at once, each one after the other. */
async function shareOut<Item>(
  items: readonly Item[],
  work: (item: Item, family: FamilyWithThings) => Promise<void>,
): Promise<void> {
  await Promise.all(
    families.map(async (family, place) => {
      for (const [index, item] of items.entries()) if (index % FAMILIES === place) await work(item, family);
    }),
  );
}

/** Goes through harmless texts first, then through naughty ones. */
async function throughAll(
  texts: readonly string[],
  work: (text: string, family: FamilyWithThings, isHarmless: boolean) => Promise<void>,
): Promise<void> {
  for (const text of HARMLESS) await work(text, firstFamily(), true);
  await shareOut(texts, (text, family) => work(text, family, false));
}

const tokens = new Map<Client, Promise<string>>();
/** Sends a form of a parent's own. */
async function post(parent: Client, path: string, fields: Record<string, string>): Promise<Answer> {
  const token = tokens.get(parent) ?? parent.formToken(paths.settings.overview());
  tokens.set(parent, token);
  return parent.postForm(path, { csrf: await token, ...fields });
}

/** A form that was not taken says why, and holds what was typed. */
function expectKeptTyped(answer: Answer, typed: Record<string, string>, isHarmless: boolean): void {
  expect(answer.status).toBe(400);
  const page = readAnswer(answer, isHarmless);
  expect([...page.texts].some((text) => /is missing\. Please|can have at most \d+ characters\.$/.test(text))).toBe(
    true,
  );
  for (const [name, text] of Object.entries(typed)) {
    // An HTML reader makes one line end of each.
    expect(page.values.get(name)).toBe(text.replace(/\r\n?/g, "\n"));
  }
}

describe("each naughty string, typed in a form", { timeout: TIMEOUT_MS }, () => {
  it("is a child's name and grade, literally, or is refused in words", async () => {
    await throughAll(naughtyStrings, async (text, { parent, things }, isHarmless) => {
      const fields = { first_name: text, grade_level: text };
      const answer = await post(parent, paths.child.edit(things.child), { ...fields, parent_consent: "on" });
      const [name, grade] = [kept(text, FIRST_NAME_MAX), kept(text, GRADE_LEVEL_MAX)];
      if (name === null || grade === null) return expectKeptTyped(answer, fields, isHarmless);
      expect(answer.status).toBe(303);
      const page = readAnswer(await parent.get(paths.child.profile(things.child)), isHarmless);
      expect([page.texts.has(name), [...page.texts].some((shown) => shown.includes(grade))]).toEqual([true, true]);
    });
  });

  it("is a parent's name, literally, or is refused in words", async () => {
    await throughAll(naughtyStrings, async (text, { parent }, isHarmless) => {
      const answer = await post(parent, paths.settings.profile(), { display_name: text });
      const name = kept(text, DISPLAY_NAME_MAX);
      if (name === null) return expectKeptTyped(answer, { display_name: text }, isHarmless);
      const page = readAnswer(await parent.get(paths.settings.profile()), isHarmless);
      const isInHeader = [...page.texts].some((shown) => shown.includes(name));
      expect([page.values.get("display_name"), isInHeader]).toEqual([name, true]);
    });
  });

  it("is an answer of the wizard, literally, or is refused in words", async () => {
    const steps = [
      ["?index", "subject", SUBJECT_MAX],
      ["/goal", "goal", GOAL_MAX],
      ["/previous_knowledge", "previous_knowledge", PREVIOUS_KNOWLEDGE_MAX],
    ] as const;
    await throughAll(packed(GOAL_MAX), async (text, { parent, things }, isHarmless) => {
      const wizard = paths.child.addStudyPlan(things.child, "");
      for (const [step, field, most] of steps) {
        const answer = await post(parent, wizard + step, { [field]: text });
        const line = kept(text, most);
        // The subject is picked among cards: the form that comes back has what was typed in the field for another.
        if (line === null && field !== "subject") expectKeptTyped(answer, { [field]: text }, isHarmless);
        else expect(answer.status).toBe(line === null ? 400 : 303);
        if (line === null) continue;
        if (field === "subject") continue;
        expect(readAnswer(await parent.get(wizard + step), isHarmless).values.get(field)).toBe(line);
      }
      const needs = await post(parent, `${wizard}/needs`, { needs: text });
      expect(needs.status).toBe(isTooLong(oneLine(text), NEEDS_MAX) ? 400 : 303);
      const emoji = await post(parent, `${wizard}/emojis`, { own_emoji: text });
      expect(emoji.status).toBe(kept(text, EMOJI_MAX) === null ? 400 : 303);
      readAnswer(await parent.get(`${wizard}/needs`), isHarmless);
    });
  });

  it("is a lesson's and a topic's text in the editor, literally, or is refused in words", async () => {
    await throughAll(packed(LESSON_TITLE_MAX), async (text, { parent, things }, isHarmless) => {
      const editor = paths.child.editStudyPlan(things.child, things.plan);
      const dialog = (kind: string, part: string) => `${editor}&selected=${part}&dialog=edit_${kind}`;
      const title = kept(text, LESSON_TITLE_MAX);
      const lesson = { intent: "edit_lesson", part: things.lesson, title: text, explanation: text };
      const edited = await post(parent, dialog("lesson", things.lesson), lesson);
      const topic = { intent: "edit_topic", part: things.topic, title: text };
      const renamed = await post(parent, dialog("topic", things.topic), topic);
      if (title === null) {
        expectKeptTyped(edited, { title: text }, isHarmless);
        return expectKeptTyped(renamed, { title: text }, isHarmless);
      }
      expect([edited.status, renamed.status]).toEqual([303, 303]);
      const page = readAnswer(await parent.get(dialog("lesson", things.lesson)), isHarmless);
      expect([page.values.get("title"), page.values.get("explanation")]).toEqual([title, title]);
      readAnswer(await parent.get(editor), isHarmless);
    });
  });

  it("is what support is told, in the mail and on the page of mails, literally", async () => {
    const messages = [...HARMLESS.filter((text) => text !== ""), ...packed(3500)];
    let sent = 0;
    for (const text of messages) {
      const visitor = newVisitor(server);
      const fields = { csrf: await visitor.formToken(paths.support()), email: "pat@example.org", message: text };
      const answer = await visitor.postForm(paths.support(), { ...fields, email: `pat${(sent += 1)}@example.org` });
      expect(answer.status).toBe(303);
    }
    await expect
      .poll(() => lettersIn(server.dataDir).filter((letter) => /^Reply-To: pat\d/m.test(letter)).length)
      .toBe(messages.length);
    const letters = await Promise.all(lettersIn(server.dataDir).map((letter) => PostalMime.parse(letter)));
    const told = letters.map((letter) => letter.text ?? "");
    for (const text of packed(3500)) {
      const message = text.replace(/\r\n?/g, "\n").trim();
      expect(told.some((letter) => letter.replace(/\r\n/g, "\n").includes(message))).toBe(true);
    }
    readAnswer(await newVisitor(server).get(paths.signup()), true);
    const outbox = await newVisitor(server).get(paths.machine.outbox());
    const page = readPage(outbox.text, outbox.headers.get("content-security-policy"));
    expect(page.faults).toEqual([]);
    expect(
      [...page.kinds].filter((kind) => /^(img|iframe|object|embed|video|audio|marquee|b|math)\b/.test(kind)),
    ).toEqual([]);
  });
});

describe("each naughty string, sent in a call", { timeout: TIMEOUT_MS }, () => {
  it("is kept and answered literally in every text of a plan, and shown so on its pages", async () => {
    await throughAll(naughtyStrings, async (text, { parent, things }, isHarmless) => {
      const or = (most: number, otherwise = "Kites") => kept(text, most) ?? otherwise;
      const texts = { subject: or(SUBJECT_MAX), goal: or(GOAL_MAX), previous_knowledge: or(PREVIOUS_KNOWLEDGE_MAX) };
      const topics = [{ title: or(TOPIC_TITLE_MAX) }];
      const lessons = [{ title: or(LESSON_TITLE_MAX), explanation: or(LESSON_EXPLANATION_MAX), topics }];
      const study_plan = { ...postedPlan, ...texts, needs: or(NEEDS_MAX), emoji: or(EMOJI_MAX, "🪁"), lessons };
      const saved = await parent.post("/lesson_plan/", { child_username: things.child, study_plan });
      const answered = saved.json<{ study_plan: AnsweredPlan & typeof study_plan }>().study_plan;
      expect(answered).toMatchObject({ ...texts, needs: study_plan.needs, emoji: study_plan.emoji, lessons });
      const view = paths.child.viewStudyPlan(things.child, answered.id);
      const page = readAnswer(await parent.get(view), isHarmless);
      const heading = `${study_plan.emoji} ${texts.subject}: ${texts.goal}`;
      const [{ explanation } = { explanation: "" }] = lessons;
      expect([page.texts.has(heading), page.texts.has(explanation)]).toEqual([true, true]);
      // Behind the topic's title stands where the child is, for screen readers.
      expect([...page.texts].some((shown) => shown.startsWith(topics[0]?.title ?? ""))).toBe(true);
      const query = `?child_username=${things.child}&study_plan_id=${answered.id}`;
      await parent.request(`/lesson_plan/${query}`, { method: "DELETE" });
    });
  });

  it("is refused where it does not fit, field by field", async () => {
    const { parent, things } = firstFamily();
    const misfits = naughtyStrings.filter((text) => kept(text, SUBJECT_MAX) === null);
    const answers = await Promise.all(
      misfits.map((subject) => {
        const study_plan = { ...postedPlan, subject };
        return parent.post("/lesson_plan/", { child_username: things.child, study_plan });
      }),
    );
    const told = answers.map(({ status, text }) => [status, text.includes("study_plan.subject")]);
    expect(told).toEqual(misfits.map(() => [400, true]));
  });

  it("is listed literally, page by page", async () => {
    for (const { parent, things } of families) {
      const listed = await parent.get(`/lesson_plan/?child_username=${things.child}&is_deleted=1`);
      const { study_plans } = listed.json<{ study_plans: { subject: string }[] }>();
      for (let first = 0; first < study_plans.length; first += PLANS_A_PAGE) {
        const page = paths.child.profile(things.child, { archived: 1, page: first / PLANS_A_PAGE + 1 });
        const { texts } = readAnswer(await parent.get(page), false);
        const there = study_plans.slice(first, first + PLANS_A_PAGE);
        expect(there.filter(({ subject }) => !texts.has(subject))).toEqual([]);
      }
    }
  });

  it("is what a child learned, as a learner site tells it, literally", async () => {
    const { parent, things } = firstFamily();
    const site = clientWithKey(server, `minnow_${things.child}`);
    const told = naughtyStrings.filter((text) => kept(text, SUMMARY_TITLE_MAX) !== null);
    const summaries = told.map((text) => ({ title: text, explanation: kept(text, SUMMARY_EXPLANATION_MAX) ?? "" }));
    const videos = await videosOf(site, things.child);
    for (let first = 0; first < summaries.length; first += 20 * videos.length) {
      const reports = videos.map((video, index) =>
        reportOf(video, { summaries: summaries.slice(first + 20 * index, first + 20 * (index + 1)) }),
      );
      const sent = reports.filter((report) => (report as { summaries?: unknown[] }).summaries?.length !== 0);
      const answer = await site.post("/learner_api/reports", { reports: sent });
      expect(answer.text).not.toContain("refused");
      const page = readAnswer(await parent.get(paths.child.progress(things.child)), true);
      for (const { title } of summaries.slice(first, first + 20 * videos.length)) {
        expect(page.texts.has(oneLine(title))).toBe(true);
      }
    }
  });
});
