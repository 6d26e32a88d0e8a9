import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { PASSWORD, logIn } from "#tests/support/family";
import { expectProblems, fill, press } from "#tests/support/forms";
import { lettersTo } from "#tests/support/letters";
import { expectHeading } from "#tests/support/parent-journey";

test("each device is listed, and another one can be signed out", async ({ page, parent, playwright, baseURL }) => {
  const phone = await playwright.request.newContext({
    baseURL,
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1",
  });
  await logIn(phone, parent);
  await page.goto(paths.settings.overview());
  await press(page, "Your devices");
  await expectHeading(page, "Your devices");
  await expect(devices(page)).toHaveText([/this device/, /^Safari on iPhone/]);
  await press(page, "Sign out");
  await expect(page.getByRole("status")).toHaveText("That device is signed out.");
  await expect(devices(page)).toHaveText([/this device/]);
  expect((await phone.get("/user/profile")).status()).toBe(401);
  await phone.dispose();
});

test("all other devices are signed out with one press", async ({ page, parent, playwright, baseURL }) => {
  const others = await Promise.all([1, 2].map(() => playwright.request.newContext({ baseURL })));
  for (const other of others) await logIn(other, parent);
  await page.goto(paths.settings.sessions());
  await expect(devices(page)).toHaveCount(3);
  await press(page, "Sign out everywhere else");
  await expect(devices(page)).toHaveText([/this device/]);
  for (const other of others) expect((await other.get("/user/profile")).status()).toBe(401);
  await Promise.all(others.map((other) => other.dispose()));
});

test("a copy of everything is downloaded", async ({ page, family }) => {
  await page.goto(paths.settings.overview());
  await press(page, "Download my data");
  const files = await download(page, "Download my data");
  expect(files["json/parents.json"]).toContain(family.parent.email);
  expect(files["csv/children.csv"]).toContain(family.child.username);
});

test("a copy of one child is downloaded, without the parent's account", async ({ page, family }) => {
  await page.goto(paths.settings.data());
  const files = await download(page, "Download Ada’s data");
  expect(files["json/children.json"]).toContain(family.child.username);
  expect(Object.keys(files)).not.toContain("json/parents.json");
});

test("an account is deleted with its password, and a mail says so", async ({ page, family: { parent } }) => {
  await page.goto(paths.settings.overview());
  await press(page, "Delete my account");
  await expectHeading(page, "Delete my account");
  await fill(page, { Password: PASSWORD });
  await press(page, "Delete my account");
  await expectHeading(page, "Log in");
  await expect(page.getByRole("status")).toHaveText(/^Your account is deleted/);
  await expect.poll(() => lettersTo(parent.email)[0]).toContain("Subject: Your Minnow account is deleted");
  await fill(page, { Email: parent.email, Password: PASSWORD });
  await press(page, "Next");
  await expectProblems(page, [{ field: "Password", message: "Invalid credential, please try again." }]);
});

test("a wrong password deletes nothing", async ({ page, parent: _ }) => {
  await page.goto(paths.settings.deleteAccount());
  await fill(page, { Password: "not my password" });
  await press(page, "Delete my account");
  await expectProblems(page, [{ field: "Password", message: "That is not your password. Please try again." }]);
  expect((await page.goto(paths.settings.overview()))?.status()).toBe(200);
});

function devices(page: Page) {
  return page.getByRole("main").getByRole("listitem");
}

/** Presses a link that downloads, and gives the texts of the files that came. */
async function download(page: Page, name: string): Promise<Record<string, string>> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("main").getByRole("link", { name }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^minnow-[\w-]+\.zip$/);
  const unzipped = unzipSync(readFileSync(await file.path()));
  return Object.fromEntries(Object.entries(unzipped).map(([path, bytes]) => [path, strFromU8(bytes)]));
}
