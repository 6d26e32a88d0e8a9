import { type Page, request } from "@playwright/test";
import { paths } from "~/domain/paths";
import { type Parent, logIn, newEmail, signUp } from "../family";
import { fill, press } from "../forms";
import { giveCode, givePassword } from "../parent-journey";
import { askForNewPassword, giveResetCode } from "../password-reset";
import { call } from "../requests";
import { giveNotMeToken } from "../stored-state";
import type { PageState } from "./page-state";

/** What a parent does about the account: the devices, a copy of the data, the end, and a new password. */
export const accountStates: PageState[] = [
  {
    name: "setting-sessions",
    cast: "parent",
    open: async ({ page, parent }) => {
      await page.goto(paths.settings.overview());
      await logInElsewhere(page, parent);
      await page.goto(paths.settings.sessions());
    },
  },
  {
    name: "kept-form",
    cast: "parent",
    open: async ({ page, parent }) => {
      await page.goto(paths.settings.profile());
      await fill(page, { "Display name": "Pat of the river" });
      await call(page.request, "/auth/logout", { redirect: false });
      await press(page, "Save");
      await givePassword(page, parent);
      await giveCode(page, parent);
    },
  },
  { name: "setting-data", cast: "family", open: ({ page }) => page.goto(paths.settings.data()) },
  { name: "setting-delete", cast: "parent", open: ({ page }) => page.goto(paths.settings.deleteAccount()) },
  {
    name: "setting-delete-refused",
    cast: "parent",
    open: async ({ page }) => {
      await page.goto(paths.settings.deleteAccount());
      await press(page, "Delete my account");
    },
  },
  {
    name: "not-me",
    cast: "parent",
    open: ({ page, parent }) => page.goto(paths.notMe(giveNotMeToken(parent.email))),
  },
  {
    name: "not-me-said",
    cast: "parent",
    open: async ({ page, parent }) => {
      await page.goto(paths.notMe(giveNotMeToken(parent.email)));
      await press(page, "That was not me");
    },
  },
  { name: "reset-password", cast: "visitor", open: ({ page }) => page.goto(paths.resetPassword()) },
  {
    name: "reset-password-refused",
    cast: "visitor",
    open: async ({ page }) => {
      await page.goto(paths.resetPassword());
      await press(page, "Send code");
    },
  },
  { name: "reset-password-code", cast: "visitor", open: ({ page }) => askForNewPassword(page, { email: newEmail() }) },
  {
    name: "reset-password-code-refused",
    cast: "visitor",
    open: async ({ page }) => {
      await askForNewPassword(page, { email: newEmail() });
      await press(page, "Next");
    },
  },
  {
    name: "reset-password-new-refused",
    cast: "visitor",
    open: async ({ page }) => {
      const parent = await signUp(page.request);
      await askForNewPassword(page, parent);
      await giveResetCode(page, parent);
      await press(page, "Save new password");
    },
  },
  {
    name: "support-refused",
    cast: "visitor",
    open: async ({ page }) => {
      await page.goto(paths.support());
      await press(page, "Send message");
    },
  },
  {
    name: "support-sent",
    cast: "parent",
    open: async ({ page }) => {
      await page.goto(paths.support());
      await fill(page, { Message: "Where do I find the archive?" });
      await press(page, "Send message");
    },
  },
];

async function logInElsewhere(page: Page, parent: Parent): Promise<void> {
  const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin });
  await logIn(elsewhere, parent);
  await elsewhere.dispose();
}
