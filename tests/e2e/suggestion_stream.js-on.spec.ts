import type { Page } from "@playwright/test";
import { axeViolations } from "#tests/support/accessibility";
import { expect } from "#tests/support/browser";
import { test } from "#tests/support/streaming-server";
import { expectLessons, expectWhole, lessonTitles, openWhileWritten } from "#tests/support/suggestions";

/** How long a page is silent before it takes the connection for lost, and some more. */
const LOST_WITHIN_MS = 20_000;

test("axe finds nothing while a suggestion is written and once it is ready", async ({
  page,
  site,
  family: { child },
}) => {
  const pace = await openWhileWritten(page, site, child, "preview");
  pace.writeUpTo(2);
  await expectLessons(page, 2);
  await expectAxeFindsNothing(page);
  pace.writeToTheEnd();
  await expectWhole(page, 5);
  await expectAxeFindsNothing(page);
});

test.describe("when the server is killed", () => {
  test.use({ expectedOnConsole: /net::ERR_/ });

  test("the page says so, and comes back by itself for the rest", async ({ page, site, family: { child } }) => {
    test.slow();
    const pace = await openWhileWritten(page, site, child, "preview");
    pace.writeUpTo(2);
    await expectLessons(page, 2);
    const written = await lessonTitles(page, 1).allInnerTexts();
    await site.kill();
    await expect(page.getByText("The connection was lost.")).toBeVisible({ timeout: LOST_WITHIN_MS });
    await expect(lessonTitles(page, 1)).toHaveText(written);
    pace.writeToTheEnd();
    await site.startAgain();
    await expect(lessonTitles(page, 1)).toHaveCount(5, { timeout: LOST_WITHIN_MS });
    await expectWhole(page, 5);
    expect((await lessonTitles(page, 1).allInnerTexts()).slice(0, 2)).toEqual(written);
  });
});

async function expectAxeFindsNothing(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await axeViolations(page, colorScheme, { isStreamed: true });
      expect(violations, `axe at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
