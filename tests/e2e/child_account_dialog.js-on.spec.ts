import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { axeViolations } from "#tests/support/accessibility";
import { countEvents } from "#tests/support/stored-state";
import { fillChildForm } from "#tests/support/parent-journey";

test("the child account dialog opens above the page, keeps focus, and Escape leaves it", async ({ page, family }) => {
  await page.goto(paths.child.profile(family.child.username));
  await page.getByRole("link", { name: "Add new child" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a new child profile" });
  await expect(dialog).toBeVisible();
  expect(await axeViolations(page, "light")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/profile/${family.child.username}$`));
});

test("its save button waits for all that is required, the charge as well", async ({ page, family }) => {
  await page.goto(paths.child.profile(family.child.username, { dialog: "child_account" }));
  const save = page.getByRole("dialog").getByRole("button", { name: "Next" });
  await expect(save).toBeDisabled();
  const username = await fillChildForm(page);
  await expect(save).toBeDisabled();
  await page.getByRole("checkbox", { name: /I agree to the charge/ }).check();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page).toHaveURL(new RegExp(paths.child.profile(username)));
});

test("a child that is added is counted once, with nothing personal", async ({ page, subscriber }) => {
  expect(subscriber.email).not.toBe("");
  const before = countEvents("child_profile_add");
  await page.goto(paths.addProfile());
  await fillChildForm(page);
  await page.getByRole("button", { name: "Next" }).last().click();
  await page.waitForURL(/\/profile\/[^?]+$/);
  await expect.poll(() => countEvents("child_profile_add")).toBe(before + 1);
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(countEvents("child_profile_add")).toBe(before + 1);
});
