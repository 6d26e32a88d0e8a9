import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { signUpAndLogIn } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";

for (const [what, password, message] of [
  ["no password", "", "Password is missing. Please fill it in."],
  ["a password of 129 characters", "a".repeat(129), "Password can have at most 128 characters."],
] as const) {
  test(`${what} is refused, and what was typed is not kept`, async ({ page, family: { child } }) => {
    await page.goto(paths.child.password(child.username));
    await expectHeading(page, "Change Ada’s password");
    await fill(page, { "New password": password });
    const answer = await press(page, "Change password");
    expect(answer.status()).toBe(400);
    await expectProblems(page, [{ field: "New password", message }]);
    await expect(field(page, "New password")).toHaveValue("");
  });
}

test("a child's password of one character is enough", async ({ page, family: { child } }) => {
  await page.goto(paths.child.password(child.username));
  await fill(page, { "New password": "🐙" });
  await press(page, "Change password");
  await expect(page.getByRole("status")).toHaveText("The password is changed.");
  await expectHeading(page, "Ada");
});

test("another family's child keeps its password", async ({ page, family: { child } }) => {
  await signUpAndLogIn(page.request);
  const answer = await page.goto(paths.child.password(child.username));
  expect(answer?.status()).toBe(403);
});
