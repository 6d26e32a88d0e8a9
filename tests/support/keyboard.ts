import { type Locator, type Page, expect } from "@playwright/test";

const STOPS_MAX = 150;

/** Goes to a control with the Tab key alone; there the focus can be seen. */
export async function walkTo(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press("Tab");
    if (!(await control.evaluate((element) => element === document.activeElement))) continue;
    await expect(control).toBeInViewport();
    expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe("none");
    return;
  }
  throw new Error(`The Tab key does not come to ${control.toString()}.`);
}

/** Goes to a button or link of that name and presses it, which brings another document. */
export async function walkAndPress(page: Page, name: string, within: Page | Locator = page): Promise<void> {
  const button = within.getByRole("button", { name, exact: true });
  await walkTo(page, button.or(within.getByRole("link", { name, exact: true })));
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
}

/** Goes to a field and types in it, over what is there. */
export async function walkAndType(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}
