import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { signUp } from "../family";
import { fill, press } from "../forms";
import { givePassword } from "../parent-journey";
import type { PageState } from "./page-state";

export const publicStates: PageState[] = ["terms", "privacy", "support", "signup"].map((name) => ({
  name,
  cast: "visitor",
  open: ({ page }) => page.goto(`/${name}`),
}));

export const loginStates: PageState[] = [
  {
    name: "signup-refused",
    cast: "visitor",
    open: async ({ page }) => {
      await page.goto(paths.signup());
      await fill(page, { Email: "not an address" });
      await press(page, "Create account");
    },
  },
  { name: "login", cast: "visitor", open: ({ page }) => page.goto("/") },
  {
    name: "login-refused",
    cast: "visitor",
    open: async ({ page }) => {
      await page.goto("/");
      await press(page, "Next");
    },
  },
  { name: "login-code", cast: "visitor", open: ({ page }) => openCodeStep(page) },
  {
    name: "login-code-refused",
    cast: "visitor",
    open: async ({ page }) => {
      await openCodeStep(page);
      await press(page, "Log in");
    },
  },
  { name: "outbox", cast: "parent", open: ({ page }) => page.goto(paths.machine.outbox()) },
];

async function openCodeStep(page: Page): Promise<void> {
  const parent = await signUp(page.request);
  await page.goto("/");
  await givePassword(page, parent);
}
