import { type Locator, type Page, expect } from "@playwright/test";
import { faultOfFocus } from "./tab-stops";

const STOPS_MAX = 150;

/** Goes to a control with the Tab key alone, or back to it with Shift; at each stop on the way the focus can be seen. */
export async function walkTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await walkUntil(page, () => hasFocus(control), `the control ${control.toString()}`, key);
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

/** Types in fields that follow each other, by their labels. */
export async function walkAndFill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await walkAndType(page, page.getByLabel(label, { exact: true }), value);
  }
}

/** Goes to a tick box and ticks it with the space bar. */
export async function walkAndTick(page: Page, name: RegExp): Promise<void> {
  const box = page.getByRole("checkbox", { name });
  await walkTo(page, box);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
}

/** Goes to a group of radio buttons, and with the arrow keys to one of them, which is chosen by that. */
export async function walkAndChoose(page: Page, group: string, name: string | RegExp): Promise<void> {
  const radios = page.getByRole("group", { name: group, exact: true }).getByRole("radio");
  const radio = page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name });
  await walkUntil(page, () => hasFocus(radios), `a radio button of ${group}`);
  for (let choices = await radios.count(); choices > 0 && !(await hasFocus(radio)); choices -= 1) {
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Space");
  await expect(radio).toBeChecked();
}

/** Goes to a list of choices and takes one by typing how it begins. */
export async function walkAndSelect(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByLabel(label, { exact: true });
  await walkTo(page, list);
  await page.keyboard.type(option);
  await expect(list.locator("option:checked")).toHaveText(option);
}

/** Goes to what is folded away and unfolds it. */
export async function walkAndUnfold(page: Page, words: string): Promise<void> {
  await walkTo(page, page.locator("summary").filter({ hasText: words }));
  await page.keyboard.press("Enter");
}

async function walkUntil(page: Page, isThere: () => Promise<boolean>, what: string, key = "Tab"): Promise<void> {
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press(key);
    expect(await page.evaluate(faultOfFocus)).toBeNull();
    if (await isThere()) return;
  }
  throw new Error(`The key ${key} does not come to ${what}.`);
}

/** Whether the one control, or one of several, has the focus. */
async function hasFocus(controls: Locator): Promise<boolean> {
  await controls.first().waitFor({ state: "attached" });
  return controls.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}
