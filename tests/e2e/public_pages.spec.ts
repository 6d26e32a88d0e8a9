import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { expectHeading } from "#tests/support/parent-journey";

for (const [path, name] of [
  [paths.terms(), "Terms"],
  [paths.privacy(), "Privacy"],
  [paths.support(), "Support"],
] as const) {
  test(`the footer leads to ${name}, which everyone can read`, async ({ page }) => {
    await page.goto(paths.signup());
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expectHeading(page, name);
    await expect(page).toHaveTitle(`${name} · Minnow`);
  });
}

test("the outbox lists the letters with their codes", async ({ page, parent }) => {
  await page.goto(paths.machine.outbox());
  const letter = page.getByRole("article").filter({ hasText: parent.email });
  await expect(letter.getByRole("heading")).toHaveText(/^\d{6} is your Minnow code$/);
});
