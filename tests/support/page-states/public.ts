import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { PASSWORD, newEmail, openCheckout } from "../family";
import { fill, press } from "../forms";
import type { PageState } from "./page-state";

/** An address in Japan, as the proxy in front would tell it. */
const ELSEWHERE = { "X-Forwarded-For": "133.11.0.1" };

const CALLS_SHOWN = 5;

export const marketingStates: PageState[] = [
  { name: "marketing", cast: "visitor", open: ({ page }) => page.goto(paths.marketing()) },
  {
    name: "marketing-sample",
    cast: "visitor",
    open: ({ page }) => page.goto(paths.marketing({ sample: "mathematics" }, "sample")),
  },
  {
    name: "marketing-sample-details",
    cast: "visitor",
    open: async ({ page }) => {
      await page.goto(paths.marketing({ sample: "mathematics" }, "sample"));
      await page.getByText("Show Details").click();
    },
  },
];

export const trialStates: PageState[] = [
  { name: "trial", cast: "visitor", open: ({ page }) => page.goto(paths.trial()) },
  {
    name: "trial-refused",
    cast: "visitor",
    open: async ({ page }) => {
      await page.goto(paths.trial());
      await press(page, "Next");
    },
  },
  { name: "trial-code", cast: "visitor", open: ({ page }) => openCodeStep(page) },
  {
    name: "trial-code-too-soon",
    cast: "visitor",
    open: async ({ page }) => {
      await openCodeStep(page);
      await press(page, "Resend code");
    },
  },
  { name: "trial-payment", cast: "parent", open: ({ page }) => page.goto(paths.trial({ sample: "space" })) },
  {
    name: "trial-wait",
    cast: "parent",
    open: async ({ page }) => {
      // Without a ticking clock, or the page would go on by itself.
      await page.addInitScript("window.setInterval = () => 0");
      await page.goto(paths.trial({ checkout_session: await openCheckout(page.request) }));
    },
  },
];

export const elsewhereStates: PageState[] = [
  {
    name: "region",
    cast: "visitor",
    open: async ({ page }) => {
      await page.setExtraHTTPHeaders(ELSEWHERE);
      await page.goto(paths.signup());
    },
  },
  {
    name: "api-docs",
    cast: "visitor",
    open: async ({ page }) => {
      await page.goto(paths.machine.apiDocs());
      // All calls are built alike, of 8,000 elements, which is half a minute's work for a checker.
      const calls = page.locator("main section.card");
      await calls.evaluateAll(
        (sections, shown) => sections.slice(shown).forEach((section) => section.remove()),
        CALLS_SHOWN,
      );
    },
  },
  { name: "components", cast: "visitor", open: ({ page }) => page.goto(paths.machine.components()) },
];

async function openCodeStep(page: Page): Promise<void> {
  await page.goto(paths.trial());
  await fill(page, { Email: newEmail(), Password: PASSWORD });
  await press(page, "Next");
}
