import type { Page } from "@playwright/test";
import { axeViolations, expectNoSidewaysScrolling } from "#tests/support/accessibility";
import { expect } from "#tests/support/browser";
import { editorPath } from "#tests/support/editor-pages";
import { test } from "#tests/support/streaming-server";
import { askWhileWritten, askedFor, writtenLines } from "#tests/support/written-generations";

for (const kind of ["lesson", "plan"] as const) {
  test(`axe finds nothing while a ${kind} is written, when it is stopped, and while it waits in the editor`, async ({
    page,
    site,
    family: { child },
  }) => {
    const { pace, plan } = await askWhileWritten(page, site, child, kind);
    pace.writeUpTo(2);
    await expect(writtenLines(page)).toHaveCount(2);
    await expectNothingFound(page);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByText("Stopped. What is written so far is kept.")).toBeVisible();
    await expectNothingFound(page);
    await page.goto(editorPath(child, plan));
    await expect(page.getByText(askedFor[kind].unfinished)).toBeVisible();
    await expectNothingFound(page);
    pace.writeToTheEnd();
  });
}

async function expectNothingFound(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await axeViolations(page, colorScheme, { isStreamed: true });
      expect(violations, `axe at ${width} px, ${colorScheme}`).toEqual([]);
    }
    await expectNoSidewaysScrolling(page);
  }
}
