import { paths } from "~/domain/paths";
import { signUp, subscribe } from "#tests/api/family";
import { type Flow, addSibling, logIn, loggedInFamily } from "../arrange";
import { expectAbsent, see } from "../visitor";

/** What a parent does with the children's profiles. */
export const childFlows: Flow[] = [
  {
    goal: "add a child",
    async walk(journey) {
      const { visitor } = journey;
      const parent = await signUp(journey.server);
      await subscribe(parent);
      await logIn(journey, parent);
      await visitor.press("Add new child");
      await see(visitor, "Add a new child profile");
      await visitor.fill("Display Name", "Ada");
      await visitor.fill("Grade Level", "Grade 4");
      await visitor.fill("Username", "ada_reads");
      await visitor.fill("Password", "ada and the fox");
      await visitor.tick("parent or guardian");
      await visitor.press("Next");
      await see(visitor, "Ada", "Grade 4", "ada_reads", "No study plan yet");
    },
  },
  {
    goal: "change a child's name and grade",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInFamily(journey);
      await visitor.press("Edit profile");
      await see(visitor, "Edit child profile");
      await visitor.fill("Display Name", "Ada Lovelace");
      await visitor.fill("Grade Level", "Grade 5");
      await visitor.press("Save");
      await see(visitor, "The profile is saved.", "Ada Lovelace", "Grade 5");
    },
  },
  {
    goal: "remove a child",
    async walk(journey) {
      const { visitor } = journey;
      await addSibling(await loggedInFamily(journey));
      await visitor.open(paths.child.edit("ben_counts"));
      await visitor.press("Remove Ben");
      await see(visitor, "Remove Ben?", "With 1 seat fewer, the next bill is $4.99.");
      await visitor.tick("Yes, remove Ben");
      await visitor.press("Remove Ben");
      await see(visitor, "The profile is removed.", "Ada");
      await expectAbsent(visitor, "Ben");
    },
  },
  {
    goal: "give a child a new password",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInFamily(journey);
      await visitor.press("Change password");
      await see(visitor, "Change Ada’s password");
      await visitor.fill("New password", "ada and the owl");
      await visitor.press("Change password");
      await see(visitor, "The password is changed.", "Study plans");
    },
  },
  {
    goal: "choose a child's avatar",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInFamily(journey);
      await visitor.unfold("Change avatar");
      await visitor.choose("octopus");
      await visitor.press("Save avatar");
      await see(visitor, "The avatar is changed.", "🐙");
    },
  },
];
