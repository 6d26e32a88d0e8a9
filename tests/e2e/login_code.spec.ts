import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser";
import { type Parent, signUp } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { countCodes, newestCode, otherThan } from "#tests/support/letters";
import { expectHeading, givePassword } from "#tests/support/parent-journey";
import { letResendWaitPass } from "#tests/support/stored-state";

const WRONG_CODE = { field: "Code", message: "Invalid code, please try again." };

test("a wrong code is refused", async ({ page }) => {
  const parent = await openCodeStep(page);
  await fill(page, { Code: otherThan(newestCode(parent.email)) });
  const answer = await press(page, "Log in");
  expect(answer.status()).toBe(401);
  await expectProblems(page, [WRONG_CODE]);
});

for (const [what, code] of [
  ["five digits", "12345"],
  ["letters", "abcdef"],
] as const) {
  test(`a code of ${what} is refused`, async ({ page }) => {
    await openCodeStep(page);
    await fill(page, { Code: code });
    await press(page, "Log in");
    await expectProblems(page, [WRONG_CODE]);
  });
}

test("the code step asks for the code when it is missing", async ({ page }) => {
  await openCodeStep(page);
  await press(page, "Log in");
  await expectProblems(page, [{ field: "Code", message: "The code is missing. Please fill it in." }]);
});

test("five wrong codes end the code: the right one no longer works", async ({ page }) => {
  const parent = await openCodeStep(page);
  const right = newestCode(parent.email);
  for (let tries = 0; tries < 5; tries += 1) {
    await fill(page, { Code: otherThan(right) });
    await press(page, "Log in");
    await expectProblems(page, [WRONG_CODE]);
  }
  await fill(page, { Code: right });
  await press(page, "Log in");
  await expectProblems(page, [WRONG_CODE]);
});

test("a code pasted with blanks is accepted", async ({ page }) => {
  const parent = await openCodeStep(page);
  const code = newestCode(parent.email);
  await fill(page, { Code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
  await press(page, "Log in");
  await expectHeading(page, "My kids");
});

test("another code is not sent within half a minute", async ({ page }) => {
  const parent = await openCodeStep(page);
  await press(page, "Resend code");
  await expectProblems(page, [{ field: "Code", message: "Failed to resend code. Please try again." }]);
  expect(countCodes(parent.email)).toBe(1);
});

test("another code is sent after half a minute, and the first stays good", async ({ page }) => {
  const parent = await openCodeStep(page);
  const first = newestCode(parent.email);
  letResendWaitPass(parent.email);
  await press(page, "Resend code");
  await expect(page.getByRole("status")).toHaveText("A new code is on its way.");
  expect(countCodes(parent.email)).toBe(2);
  await fill(page, { Code: first });
  await press(page, "Log in");
  await expectHeading(page, "My kids");
});

test("'Use another email' goes back to the password step", async ({ page }) => {
  await openCodeStep(page);
  await press(page, "Use another email");
  await expectHeading(page, "Log in");
  await expect(field(page, "Email")).toHaveValue("");
});

async function openCodeStep(page: Page): Promise<Parent> {
  const parent = await signUp(page.request);
  await page.goto("/");
  await givePassword(page, parent);
  return parent;
}
