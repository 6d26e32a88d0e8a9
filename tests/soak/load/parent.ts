import { paths } from "~/domain/paths";
import type { Browser } from "./browser";

const PASSWORD = "a shoal of small fish";

/**
 * A parent's first day, page by page: the account, the code, the trial, a child, the wizard with its suggestions as
 * they are written, the plan, and its progress.
 */
export async function liveFirstDay(browser: Browser, number: number, codeFor: (email: string) => string) {
  const email = `parent${number}@example.org`;
  const username = `child_${number}`;
  await browser.open(paths.signup());
  await browser.press("password", { email, password: PASSWORD });
  await browser.press("login_code", { intent: "login_code", token: codeFor(email) });
  await addChild(browser, username);
  await makePlan(browser, username, `Reach goal number ${number}`);
  await browser.follow(paths.child.progress(username));
  return username;
}

/** What a parent does who looks around. */
export async function lookAround(browser: Browser, username: string): Promise<void> {
  const pages = [
    paths.child.profile(username),
    paths.child.progress(username),
    paths.child.edit(username),
    paths.settings.overview(),
  ];
  for (const page of pages) await browser.follow(page);
}

async function addChild(browser: Browser, username: string): Promise<void> {
  const child = { first_name: "Ada", grade_level: "Grade 4", username };
  await browser.follow(paths.addProfile());
  await browser.press("start_checkout", { ...child, intent: "start_checkout" });
  await browser.follow(/\/sandbox\/checkout\/\w+/.exec(browser.html())?.[0] ?? "/nowhere");
  await browser.press('name="card"', { card: "succeeds" });
  await browser.press("first_name", { ...child, intent: "save", password: "ada and the fox", parent_consent: "on" });
}

async function makePlan(browser: Browser, username: string, goal: string): Promise<void> {
  await browser.follow(paths.child.addStudyPlan(username, ""));
  await browser.press("own_subject", { own_subject: "Math" });
  await browser.press('name="goal"', { goal });
  await browser.press('name="previous_knowledge"', { previous_knowledge: "Knows halves and quarters" });
  await browser.press('name="needs"', { needs: "" });
  await browser.press("own_emoji", { own_emoji: "🍕" });
  await browser.press('value="accept"', { intent: "accept" });
  await browser.press('value="accept"', { intent: "accept" });
}
