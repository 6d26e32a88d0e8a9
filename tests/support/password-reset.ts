import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import type { Parent } from "./family";
import { fill, press } from "./forms";
import { newestResetCode } from "./letters";
import { expectHeading } from "./parent-journey";

/** Asks for a new password; the code is asked for next. */
export async function askForNewPassword(page: Page, { email }: Pick<Parent, "email">): Promise<void> {
  await page.goto(paths.resetPassword());
  await fill(page, { Email: email });
  await press(page, "Send code");
  await expectHeading(page, "Enter your code");
}

/** Gives the code that was mailed; the new password is asked for next. */
export async function giveResetCode(page: Page, { email }: Pick<Parent, "email">): Promise<void> {
  await fill(page, { Code: await newestResetCode(email) });
  await press(page, "Next");
  await expectHeading(page, "Choose a new password");
}
