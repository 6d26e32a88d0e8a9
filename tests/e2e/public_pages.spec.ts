import { expect, test } from "#tests/support/browser";
import { expectHeading } from "#tests/support/parent-journey";

for (const [path, name] of [
  ["/terms", "Terms"],
  ["/privacy", "Privacy"],
  ["/support", "Support"],
] as const) {
  test(`the footer leads to ${name}, which everyone can read`, async ({ page }) => {
    await page.goto("/signup");
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expectHeading(page, name);
    await expect(page).toHaveTitle(`${name} · Minnow`);
  });
}

test("the outbox lists the letters with their codes", async ({ page, parent }) => {
  await page.goto("/outbox");
  const letter = page.getByRole("article").filter({ hasText: parent.email });
  await expect(letter.getByRole("heading")).toHaveText(/^\d{6} is your Minnow code$/);
});
