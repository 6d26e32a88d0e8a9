import { readFile } from "node:fs/promises";
import { type Page, chromium } from "@playwright/test";
import { browserArguments, browserOnPath } from "../../../.tools/browser.mjs";
import { type Browser, PATIENCE_MS, type Visitor, inSingleSpaces } from "../visitor";

/** Starts Chromium, in which the pages' scripts run or do not. */
export async function startChromium(hasScripts: boolean): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: browserOnPath(), args: browserArguments });
  return {
    visit: async (origin) => {
      const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: hasScripts });
      context.setDefaultTimeout(PATIENCE_MS);
      return visitorOn(await context.newPage(), hasScripts);
    },
    close: () => browser.close(),
  };
}

function visitorOn(page: Page, hasScripts: boolean): Visitor {
  const named = (name: string) =>
    page
      .getByRole("button", { name, exact: true })
      .or(page.getByRole("link", { name, exact: true }))
      .first();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    hasScripts,
    open: async (path) => void (await page.goto(path)),
    press: (name) => named(name).click(),
    fill: (label, text) => field(label).fill(text),
    choose: (option) => page.getByRole("radio", { name: option, exact: true }).check(),
    select: async (label, option) => void (await field(label).selectOption({ label: option })),
    tick: (label) => page.getByRole("checkbox", { name: label }).check(),
    unfold: (summary) => page.getByText(summary, { exact: true }).click(),
    valueOf: (label) => field(label).inputValue(),
    text: async () => inSingleSpaces(await page.locator("body").innerText({ timeout: 1000 })),
    download: async (name) => {
      const [file] = await Promise.all([page.waitForEvent("download"), named(name).click()]);
      return readFile(await file.path());
    },
    print: () => page.pdf(),
    end: () => page.context().close(),
  };
}
