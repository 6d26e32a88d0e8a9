import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { field, fill } from "#tests/support/forms";

const PAGE = paths.settings.password();

test("a password can be shown and hidden again", async ({ page, parent: _ }) => {
  await page.goto(PAGE);
  await fill(page, { "Old password": "four herons" });
  const show = page.getByRole("button", { name: "Show password" }).first();
  await show.click();
  await expect(field(page, "Old password")).toHaveAttribute("type", "text");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await show.click();
  await expect(field(page, "Old password")).toHaveAttribute("type", "password");
});

test("a pressed button says so, and a second press sends nothing more", async ({ page, parent: _ }) => {
  await page.goto(PAGE);
  await fill(page, { "Old password": "four herons", "New password": "short" });
  let posts = 0;
  // An answer without content leaves the page as it stands while it waits.
  await page.route(PAGE, async (route) => {
    posts += 1;
    await route.fulfill({ status: 204 });
  });
  await page.getByRole("button", { name: "Change Password" }).click();
  const pending = page.getByRole("button", { name: "Saving…" });
  await expect(pending).toHaveAttribute("aria-disabled", "true");
  await field(page, "Old password").press("Enter");
  await expect(pending).toBeVisible();
  expect(posts).toBe(1);
});
