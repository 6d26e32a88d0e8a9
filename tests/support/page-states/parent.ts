import { paths } from "~/domain/paths";
import { fill, press } from "../forms";
import type { PageState } from "./page-state";

export const parentStates: PageState[] = [
  { name: "my-kids", cast: "parent", open: ({ page }) => page.goto("/") },
  { name: "not-found", cast: "parent", open: ({ page }) => page.goto("/no/such/page") },
  { name: "not-authorized", cast: "parent", open: ({ page }) => page.goto(paths.child.profile("nobody_at_all")) },
  { name: "setting", cast: "parent", open: ({ page }) => page.goto(paths.settings.overview()) },
  { name: "setting-profile", cast: "parent", open: ({ page }) => page.goto(paths.settings.profile()) },
  {
    name: "setting-profile-refused",
    cast: "parent",
    open: async ({ page }) => {
      await page.goto(paths.settings.profile());
      await fill(page, { "Display name": "" });
      await press(page, "Save");
    },
  },
  { name: "setting-password", cast: "parent", open: ({ page }) => page.goto(paths.settings.password()) },
  {
    name: "setting-password-refused",
    cast: "parent",
    open: async ({ page }) => {
      await page.goto(paths.settings.password());
      await press(page, "Change Password");
    },
  },
];
