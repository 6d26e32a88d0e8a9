import { type Page, expect } from "@playwright/test";
import { paths } from "~/domain/paths";
import { type Parent, newUsername } from "./family";
import { fill, press } from "./forms";
import { newestCode } from "./letters";

/** Creates an account on /signup; the code is asked for next. */
export async function signUpOnPage(page: Page, { email, password }: Parent): Promise<void> {
  await page.goto(paths.signup());
  await fill(page, { Email: email, Password: password });
  await press(page, "Create account");
  await expectHeading(page, "Enter your code");
}

/** Gives e-mail address and password to the login that is shown; the code is asked for next. */
export async function givePassword(page: Page, { email, password }: Parent): Promise<void> {
  await fill(page, { Email: email, Password: password });
  await press(page, "Next");
  await expectHeading(page, "Enter your code");
}

/** Gives the newest code to the login that is shown. */
export async function giveCode(page: Page, { email }: Parent): Promise<void> {
  await fill(page, { Code: newestCode(email) });
  await press(page, "Log in");
}

export async function openChildForm(page: Page): Promise<void> {
  await page.goto(paths.addProfile());
  await expectHeading(page, "Add a new child profile");
}

/** Fills the form for a new child in as it should be, and gives the username. */
export async function fillChildForm(page: Page, username = newUsername()): Promise<string> {
  await fill(page, {
    "Display Name": "Ada",
    "Grade Level": "Grade 4",
    Username: username,
    Password: "ada and the fox",
  });
  await consentBox(page).check();
  return username;
}

export function consentBox(page: Page) {
  return page.getByRole("checkbox", { name: /parent or guardian/ });
}

/** Goes from the child form to the sandbox's checkout, with scripts or without. */
export async function goToCheckout(page: Page, javaScriptEnabled: boolean): Promise<void> {
  await press(page, "Start free trial");
  await press(page, javaScriptEnabled ? "Continue now" : "Continue to payment");
  await expectHeading(page, "Sandbox checkout");
}

/** Pays on the sandbox's checkout with one of its cards; the first succeeds. */
export async function pay(page: Page, card = /4242/) {
  await page.getByRole("radio", { name: card }).check();
  return press(page, "Pay");
}

export async function expectHeading(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}
