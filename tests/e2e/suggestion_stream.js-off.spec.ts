import { expect } from "#tests/support/browser";
import { test } from "#tests/support/streaming-server";
import { expectLessons, expectWhole, lessonTitles, openWhileWritten } from "#tests/support/suggestions";

/** How long a server that died may be taken for alive, and some more. */
const TAKEN_OVER_WITHIN_MS = 20_000;

test.describe("when the server is killed", () => {
  test.use({ expectedOnConsole: /net::ERR_/ });

  test("a reload has what was written, and the rest", async ({ page, site, family: { child } }) => {
    test.slow();
    const pace = await openWhileWritten(page, site, child, "preview");
    pace.writeUpTo(2);
    await expectLessons(page, 2);
    const written = await lessonTitles(page, 1).allInnerTexts();
    await site.kill();
    await site.startAgain();
    await page.reload({ waitUntil: "commit" });
    await expect(lessonTitles(page, 1)).toHaveText(written);
    pace.writeToTheEnd();
    await expect(lessonTitles(page, 1)).toHaveCount(5, { timeout: TAKEN_OVER_WITHIN_MS });
    await expectWhole(page, 5);
    expect((await lessonTitles(page, 1).allInnerTexts()).slice(0, 2)).toEqual(written);
  });
});
