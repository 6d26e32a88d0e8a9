import { strFromU8, unzipSync } from "fflate";
import { paths } from "~/domain/paths";
import { logInElsewhere } from "#tests/api/family";
import { lettersIn } from "#tests/support/client";
import { EMAIL, type Flow, loggedInFamily, loggedInParent } from "../arrange";
import { expectAbsent, expectValue, see, until } from "../visitor";

const NEW_PASSWORD = "six otters under a bridge";

/** What a parent does with the account, and how help is asked for. */
export const settingFlows: Flow[] = [
  {
    goal: "change the display name",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInParent(journey);
      await visitor.open(paths.settings.overview());
      await visitor.press("Edit profile");
      await see(visitor, "Save");
      await visitor.fill("Display name", "Pat Rivera");
      await visitor.press("Save");
      await see(visitor, "Your profile is saved.", "Pat Rivera");
    },
  },
  {
    goal: "change the time zone",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInParent(journey);
      await visitor.open(paths.settings.overview());
      await visitor.press("Change time zone");
      await see(visitor, "Choose the place whose clocks you live by.");
      await visitor.select("Time zone", "Honolulu");
      await visitor.press("Save");
      await see(visitor, "Your time zone is changed.", "Honolulu");
    },
  },
  {
    goal: "turn the weekly mail on and off",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInParent(journey);
      await visitor.open(paths.settings.overview());
      await visitor.press("Send me the weekly mail");
      await see(visitor, "The weekly mail is on.");
      await visitor.press("Stop the weekly mail");
      await see(visitor, "The weekly mail is off.", "Send me the weekly mail");
    },
  },
  {
    goal: "change the password",
    async walk(journey) {
      const { visitor } = journey;
      const { password } = await loggedInParent(journey);
      await visitor.open(paths.settings.overview());
      await visitor.press("Change Password");
      await see(visitor, "New password again");
      await visitor.fill("Old password", password);
      await visitor.fill("New password", NEW_PASSWORD);
      await visitor.fill("New password again", NEW_PASSWORD);
      await visitor.press("Change Password");
      await see(visitor, "Your password is changed. Other devices are logged out.");
    },
  },
  {
    goal: "sign out another device",
    async walk(journey) {
      const { visitor, server } = journey;
      const parent = await loggedInParent(journey);
      await parent.post("/auth/logout", { redirect: false });
      const phone = await logInElsewhere(server, parent);
      await visitor.open(paths.settings.overview());
      await visitor.press("Your devices");
      await see(visitor, "this device", "Sign out everywhere else");
      await visitor.press("Sign out");
      await see(visitor, "That device is signed out.");
      const { status } = await phone.get("/user/profile");
      if (status !== 401) throw new Error(`The other device is still answered ${status}.`);
    },
  },
  {
    goal: "download all data",
    async walk(journey) {
      const { visitor } = journey;
      const { parent, child } = await loggedInFamily(journey);
      await visitor.open(paths.settings.overview());
      await visitor.press("Download my data");
      await see(visitor, "Download Ada’s data");
      const files = unzipSync(await visitor.download("Download my data"));
      const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
      if (!textOf("json/parents.json").includes(parent.email)) throw new Error("The parent is not in the file.");
      if (!textOf("csv/children.csv").includes(child.username)) throw new Error("The child is not in the file.");
    },
  },
  {
    goal: "delete the account",
    async walk(journey) {
      const { visitor } = journey;
      const { parent } = await loggedInFamily(journey);
      await visitor.open(paths.settings.overview());
      await visitor.press("Delete my account");
      await see(visitor, "Delete my account", "Cancel");
      await visitor.fill("Password", parent.password);
      await visitor.press("Delete my account");
      await see(visitor, "Log in", "Your account is deleted");
    },
  },
  {
    goal: "write to support",
    async walk({ visitor, server }) {
      await visitor.open(paths.support());
      await visitor.fill("Email", EMAIL);
      await visitor.fill("Message", "Where do I find the archive?");
      await visitor.press("Send message");
      await see(visitor, "Your message has arrived. We answer by mail.");
      const isMailed = () => lettersIn(server.dataDir).some((letter) => letter.includes(`Reply-To: ${EMAIL}`));
      if (!(await until(isMailed))) throw new Error("The message was not mailed on.");
    },
  },
  {
    goal: "be told at its field what is wrong, and find what was typed",
    async walk({ visitor }) {
      await visitor.open(paths.support());
      await visitor.fill("Email", "not an address");
      await visitor.fill("Message", "Where is the archive?");
      await visitor.press("Send message");
      await see(visitor, "There is a problem", "Error: Invalid email address");
      await expectValue(visitor, "Email", "not an address");
      await expectValue(visitor, "Message", "Where is the archive?");
      await expectAbsent(visitor, "Your message has arrived.");
    },
  },
];
