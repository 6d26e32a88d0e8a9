import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { logIn } from "#tests/support/family";
import { fill, press } from "#tests/support/forms";
import { expectHeading, giveCode, givePassword } from "#tests/support/parent-journey";

test("what was typed when the session ended is kept, and sent after the login", async ({
  page,
  parent,
  playwright,
}) => {
  await page.goto(paths.settings.profile());
  await fill(page, { "Display name": "Pat of the river" });
  const elsewhere = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
  await logIn(elsewhere, parent);
  await elsewhere.put("/user/password", {
    data: { old_password: parent.password, new_password: "six otters under a bridge" },
  });
  await press(page, "Save");
  await expect(page.getByRole("status")).toHaveText("You were signed out. What you had typed is kept.");
  await givePassword(page, { ...parent, password: "six otters under a bridge" });
  await giveCode(page, parent);
  await expectHeading(page, "What you had typed is kept");
  await expect(page.getByRole("definition")).toHaveText("Pat of the river");
  await press(page, "Send it now");
  await expect(page.getByRole("status")).toHaveText("Your profile is saved.");
  await expect(page.getByRole("main")).toContainText("Pat of the river");
  await elsewhere.dispose();
});
