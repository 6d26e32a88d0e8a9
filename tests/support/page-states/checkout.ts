import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { openCheckout } from "../family";
import { press } from "../forms";
import { pay } from "../parent-journey";
import type { PageState } from "./page-state";

export const checkoutStates: PageState[] = [
  { name: "add-profile-trial", cast: "parent", open: ({ page }) => page.goto(paths.addProfile()) },
  {
    name: "checkout-wait",
    cast: "parent",
    open: async ({ page }) => {
      // Without a ticking clock, or the page would go on by itself.
      await page.addInitScript("window.setInterval = () => 0");
      await page.goto(paths.addProfile({ checkout_session: await openCheckout(page.request) }));
    },
  },
  { name: "sandbox-checkout", cast: "parent", open: ({ page }) => openSandbox(page) },
  {
    name: "sandbox-checkout-refused",
    cast: "parent",
    open: async ({ page }) => {
      await openSandbox(page);
      await pay(page, /declined/);
    },
  },
  {
    name: "sandbox-checkout-paid",
    cast: "parent",
    open: async ({ page }) => {
      await openSandbox(page);
      const url = page.url();
      await pay(page);
      await page.goto(url);
    },
  },
  {
    name: "add-profile-paid",
    cast: "parent",
    open: async ({ page }) => {
      await openSandbox(page);
      await pay(page);
    },
  },
  { name: "add-profile", cast: "subscriber", open: ({ page }) => page.goto(paths.addProfile()) },
  {
    name: "add-profile-refused",
    cast: "subscriber",
    open: async ({ page }) => {
      await page.goto(paths.addProfile());
      await press(page, "Next");
    },
  },
];

async function openSandbox(page: Page): Promise<void> {
  await page.goto(paths.sandbox.checkout(await openCheckout(page.request)));
}
