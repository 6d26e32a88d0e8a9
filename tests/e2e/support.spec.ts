import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { newEmail } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { lettersTo } from "#tests/support/letters";

const SUPPORT = "hello@minnow.example";

test("a visitor writes to support, and the message is mailed on", async ({ page }) => {
  const email = newEmail();
  await page.goto(paths.support());
  await fill(page, { Email: email, Message: "Where do I find the archive?\nI looked everywhere." });
  await press(page, "Send message");
  await expect(page.getByRole("status")).toHaveText("Your message has arrived. We answer by mail.");
  await expect(field(page, "Message")).toHaveValue("");
  const letter = () => lettersTo(SUPPORT).find((text) => text.includes(`Reply-To: ${email}`));
  await expect.poll(letter).toContain("I looked everywhere.");
});

test("a parent's own address is filled in", async ({ page, parent }) => {
  await page.goto(paths.support());
  await expect(field(page, "Email")).toHaveValue(parent.email);
});

test("what is missing is told, and what was typed is kept", async ({ page }) => {
  await page.goto(paths.support());
  await fill(page, { Email: "not an address", Message: "Where do I find the archive?" });
  const answer = await press(page, "Send message");
  expect(answer.status()).toBe(400);
  await expectProblems(page, [{ field: "Email", message: "Invalid email address" }]);
  await expect(field(page, "Message")).toHaveValue("Where do I find the archive?");
});

test("too many messages are refused, and what was typed is kept", async ({ page }) => {
  const email = newEmail();
  const send = async () => {
    await page.goto(paths.support());
    await fill(page, { Email: email, Message: "Hello?" });
    return press(page, "Send message");
  };
  for (let sent = 0; sent < 5; sent += 1) await send();
  expect((await send()).status()).toBe(429);
  await expectProblems(page, [{ message: "Too many attempts. Please wait a few minutes and try again." }]);
  await expect(field(page, "Message")).toHaveValue("Hello?");
});
