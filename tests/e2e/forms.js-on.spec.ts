import { expect, test } from "#tests/support/browser";
import { field, fill } from "#tests/support/forms";

test("a password can be shown and hidden again", async ({ page }) => {
  await page.goto("/signup");
  await fill(page, { Password: "four herons" });
  const show = page.getByRole("button", { name: "Show password" });
  await show.click();
  await expect(field(page, "Password")).toHaveAttribute("type", "text");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await show.click();
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
});

test("a pressed button says so, and a second press sends nothing more", async ({ page }) => {
  await page.goto("/signup");
  await fill(page, { Email: "pat@example.org", Password: "short" });
  let posts = 0;
  // An answer without content leaves the page as it stands while it waits.
  await page.route("/signup", async (route) => {
    posts += 1;
    await route.fulfill({ status: 204 });
  });
  await page.getByRole("button", { name: "Create account" }).click();
  const pending = page.getByRole("button", { name: "Creating your account…" });
  await expect(pending).toHaveAttribute("aria-disabled", "true");
  await field(page, "Email").press("Enter");
  await expect(pending).toBeVisible();
  expect(posts).toBe(1);
});
