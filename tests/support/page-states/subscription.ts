import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { addSecondChild } from "../family";
import { press } from "../forms";
import { call } from "../requests";
import { setSubscriptionStatus } from "../stored-state";
import type { PageState } from "./page-state";

/** What a parent sees of the subscription: before a child is added or removed, in the settings, in the portal. */
export const subscriptionStates: PageState[] = [
  { name: "add-profile-charges", cast: "family", open: ({ page }) => page.goto(paths.addProfile()) },
  {
    name: "add-profile-charges-after-trial",
    cast: "family",
    open: async ({ page }) => {
      await call(page.request, "/subscription/end_trial", {});
      await page.goto(paths.addProfile());
    },
  },
  {
    name: "add-profile-end-trial",
    cast: "family",
    open: async ({ page }) => {
      await addSecondChild(page.request);
      await page.goto(paths.addProfile());
    },
  },
  ...(["canceled", "past_due", "unpaid"] as const).flatMap((status): PageState[] => [
    {
      name: `add-profile-${status}`,
      cast: "family",
      open: async ({ page, parent }) => {
        setSubscriptionStatus(parent.email, status);
        await page.goto(paths.addProfile());
      },
    },
    {
      name: `setting-${status}`,
      cast: "family",
      open: async ({ page, parent }) => {
        setSubscriptionStatus(parent.email, status);
        await page.goto(paths.settings.overview());
      },
    },
  ]),
  {
    name: "profile-past_due",
    cast: "family",
    open: async ({ page, parent, profile }) => {
      setSubscriptionStatus(parent.email, "past_due");
      await page.goto(profile);
    },
  },
  { name: "child-account", cast: "family", open: ({ page, profile }) => page.goto(`${profile}?dialog=child_account`) },
  {
    name: "edit-remove",
    cast: "family",
    open: ({ page, profile }) => page.goto(`${profile}/edit?dialog=remove_child`),
  },
  {
    name: "edit-remove-refused",
    cast: "family",
    open: async ({ page, profile }) => {
      await call(page.request, "/subscription/end_trial", {});
      await page.goto(`${profile}/edit?dialog=remove_child`);
      await press(page, "Remove Ada");
    },
  },
  { name: "setting-trial", cast: "subscriber", open: ({ page }) => page.goto(paths.settings.overview()) },
  { name: "sandbox-portal", cast: "family", open: ({ page }) => openPortal(page) },
  {
    name: "sandbox-portal-bills",
    cast: "family",
    open: async ({ page }) => {
      await call(page.request, "/subscription/end_trial", {});
      await openPortal(page);
      await page.getByRole("radio", { name: /declined/ }).check();
      await press(page, "Use this card");
    },
  },
];

async function openPortal(page: Page): Promise<void> {
  await page.goto(paths.settings.overview());
  await press(page, "Manage subscription");
}
