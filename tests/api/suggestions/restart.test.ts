import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Pace, paced } from "#tests/support/model/paced";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { queryDatabase } from "../family";
import { linesOf } from "../lesson_plan/plan";
import { type Site, answerWizard, askForLessons, openWizardPage, postToWizard, startAgain, startSite } from "./site";

const LESSONS_AT_FIRST = 5;

/** How a server ends in the middle of two suggestions, and how the next goes on with them. */
function describeRestarts(databaseUrl: () => Promise<string | undefined>): void {
  let site: Site;
  let location: string;
  let pace: Pace;

  beforeAll(async () => {
    const url = await databaseUrl();
    site = await startSite(url);
    location = url ?? site.server.dataDir;
    await answerWizard(site.parent);
  });
  afterAll(() => site.model.close());

  /** Reads the first two lessons of both suggestions, one of them by a call as well, and gives these. */
  async function readHalf(length: number) {
    await setLength(length);
    pace = paced();
    site.model.behave(pace.behavior);
    pace.writeUpTo(2);
    const call = await askForLessons(site, site.server, { num_lessons: length });
    const page = await openWizardPage(site, "preview");
    await page.until((html) => titlesIn(html).length === 4);
    return { call, page, given: await call.lines(2) };
  }

  /** Another number of lessons makes other suggestions. */
  async function setLength(length: number) {
    for (let count = LESSONS_AT_FIRST; count < length; count += 1) {
      await postToWizard(site.parent, "/preview", { intent: "make_longer" });
    }
  }

  describe("that is killed in the middle", () => {
    let given: string[];

    beforeAll(async () => {
      const half = await readHalf(LESSONS_AT_FIRST);
      given = half.given;
      await site.server.kill9();
      await Promise.all([expect(half.call.whole()).rejects.toThrow(), expect(half.page.whole()).rejects.toThrow()]);
      site.model.requests.length = 0;
      await startAgain(site);
    });

    it("shows at once what it had shown, and writes the rest", async () => {
      const page = await openWizardPage(site, "preview");
      const call = await askForLessons(site, site.server);
      expect(titlesIn(await page.until((html) => titlesIn(html).length === 4))).toHaveLength(4);
      expect(await call.lines(2)).toEqual(given);
      pace.writeToTheEnd();
      expect(linesOf(await call.whole())).toHaveLength(5);
      expect(titlesIn(await page.whole())).toHaveLength(10);
    });

    it("asks the model only for the rest", () => {
      const written = site.model.requests.map(({ data }) => data.alreadyWritten);
      expect(written).toHaveLength(2);
      expect(written).toContainEqual(given);
      expect(written.every((lines) => (lines as string[]).length === 2)).toBe(true);
    });
  });

  describe("that is told to end in the middle", () => {
    let given: string[];
    let exitCode: number | null;

    beforeAll(async () => {
      const half = await readHalf(6);
      given = half.given;
      const cutShort = Promise.all([
        expect(half.call.whole()).rejects.toThrow(),
        expect(half.page.whole()).resolves.toContain("Go on"),
      ]);
      exitCode = await site.server.stop();
      await cutShort;
      site.model.requests.length = 0;
    });

    it("ends with code 0", () => {
      expect(exitCode).toBe(0);
    });

    it("leaves its suggestions for the next, which need not wait until it is taken for dead", async () => {
      expect(await queryDatabase(location, "select distinct state, writer from suggestions")).toContainEqual({
        state: "waiting",
        writer: null,
      });
      expect(await queryDatabase(location, "select state from suggestions where state = 'writing'")).toEqual([]);
    });

    it("is gone on with by the next, which asks only for the rest", async () => {
      await startAgain(site);
      pace.writeToTheEnd();
      const call = await askForLessons(site, site.server, { num_lessons: 6 });
      const lines = linesOf(await call.whole());
      expect(lines).toHaveLength(6);
      expect(lines.slice(0, 2)).toEqual(given);
      expect(site.model.requests.map(({ data }) => data.alreadyWritten)).toEqual([given]);
    });
  });
}

function titlesIn(page: string): string[] {
  return page.match(/\w+ steps in Math/g) ?? [];
}

describe("a server on SQLite", () => {
  describeRestarts(() => Promise.resolve(undefined));
});

describe("a server on PostgreSQL", () => {
  let drop = () => Promise.resolve();

  afterAll(() => drop());

  describeRestarts(async () => {
    const database = await freshPostgresDatabase(inject("postgresUrl"));
    drop = database.drop;
    return database.url;
  });
});
