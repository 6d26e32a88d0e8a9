import { type Page, type Response, expect } from "@playwright/test";

/** What is wrong, and at which field (its label) it says so. */
export interface Problem {
  field?: string;
  message: string;
}

/** A form field by its label. */
export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** Fills fields by their labels. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Presses a button or link of the page's content that brings another document, and gives the answer it came with. */
export async function press(page: Page, name: string): Promise<Response> {
  const main = page.getByRole("main");
  const control = main.getByRole("button", { name, exact: true }).or(main.getByRole("link", { name, exact: true }));
  const [answer] = await Promise.all([nextDocument(page), page.waitForEvent("load"), control.click()]);
  return answer;
}

/** The answer of the next document, after its redirects. */
export function nextDocument(page: Page): Promise<Response> {
  return page.waitForResponse(
    (response) => response.request().isNavigationRequest() && !(response.status() >= 300 && response.status() < 400),
  );
}

/** The page came back: its title says so, the summary has the focus and names every problem, and so does each field. */
export async function expectProblems(page: Page, problems: readonly Problem[]): Promise<void> {
  const summary = page.getByRole("alert").filter({ has: page.getByRole("heading", { name: "There is a problem" }) });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole("listitem")).toHaveText(problems.map(({ message }) => message));
  for (const { field: label, message } of problems) {
    if (label === undefined) continue;
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(escaped(message)));
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
