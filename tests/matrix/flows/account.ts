import { paths } from "~/domain/paths";
import { signUp } from "#tests/api/family";
import { createClient, isLetterTo, lettersIn } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server-process";
import { EMAIL, type Flow, PASSWORD, giveCode, logIn, loggedInFamily, loggedInParent, payInSandbox } from "../arrange";
import { expectAbsent, expectValue, see, until } from "../visitor";

const NEW_PASSWORD = "six otters under a bridge";

/** Coming in and going out. */
export const accountFlows: Flow[] = [
  {
    goal: "sign up",
    async walk({ visitor, server }) {
      await visitor.open(paths.signup());
      await visitor.fill("Email", EMAIL);
      await visitor.fill("Password", PASSWORD);
      await visitor.press("Create account");
      await giveCode(visitor, createClient(server), EMAIL);
      await see(visitor, "My kids", "Add new child");
    },
  },
  {
    goal: "log in",
    async walk(journey) {
      await logIn(journey, await signUp(journey.server));
      await see(journey.visitor, "My kids");
    },
  },
  {
    goal: "log out",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInParent(journey);
      await visitor.open(paths.settings.overview());
      await visitor.press("Logout");
      await see(visitor, "Log in", "Forgot your password?");
      await visitor.open(paths.settings.overview());
      await see(visitor, "Log in", "Forgot your password?");
      await expectAbsent(visitor, "Settings");
    },
  },
  {
    goal: "be told that the password is wrong",
    async walk({ visitor, server }) {
      const { email } = await signUp(server);
      await visitor.open("/");
      await visitor.fill("Email", email);
      await visitor.fill("Password", "a wrong password");
      await visitor.press("Next");
      await see(visitor, "There is a problem", "Invalid credential, please try again.");
      await expectValue(visitor, "Email", email);
    },
  },
  {
    goal: "choose a new password, the old one being lost",
    async walk({ visitor, server }) {
      const { email } = await signUp(server);
      await visitor.open("/");
      await visitor.press("Forgot your password?");
      await see(visitor, "Send code");
      await visitor.fill("Email", email);
      await visitor.press("Send code");
      await see(visitor, "Enter your code");
      await visitor.fill("Code", await resetCode(server, email));
      await visitor.press("Next");
      await see(visitor, "Choose a new password");
      await visitor.fill("New password", NEW_PASSWORD);
      await visitor.fill("New password again", NEW_PASSWORD);
      await visitor.press("Save new password");
      await see(visitor, "Settings", "Your new password is saved.");
    },
  },
  {
    goal: "start the trial, from the account to the first child",
    async walk({ visitor, server }) {
      await visitor.open(paths.trial());
      await see(visitor, "Step 1 of 3", "Create your account");
      await visitor.fill("Email", EMAIL);
      await visitor.fill("Password", PASSWORD);
      await visitor.press("Next");
      await see(visitor, "Step 2 of 3", "Enter your code");
      await visitor.fill("Code", createClient(server).codeFor(EMAIL));
      await visitor.press("Next");
      await see(visitor, "Step 3 of 3", "Start your subscription");
      await visitor.press("Start free trial");
      await payInSandbox(visitor);
      await see(visitor, "Add a new child profile");
    },
  },
  {
    goal: "take a sample plan from the marketing page",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInFamily(journey);
      await visitor.open(paths.marketing({ sample: "space" }));
      await visitor.press("Start with this plan");
      await see(visitor, "This is the sample plan you picked.");
      await visitor.press("Start with this plan");
      await see(visitor, "Which topics should the lessons have?", "A peppercorn Earth");
      await visitor.press("Accept topics and save as in the sample plan");
      await see(visitor, "The study plan is saved.", "A peppercorn Earth");
    },
  },
];

/** The code for a new password, once its letter is there: nobody waits for it to be sent. */
async function resetCode(server: RunningServer, email: string): Promise<string> {
  let code = "";
  const isThere = await until(() => {
    const letters = lettersIn(server.dataDir).filter((letter) => isLetterTo(email, letter));
    code = /^Subject: (\d{6}) is your code for a new password/m.exec(letters.join("\n"))?.[1] ?? "";
    return code !== "";
  });
  if (!isThere) throw new Error("No code for a new password was mailed.");
  return code;
}
