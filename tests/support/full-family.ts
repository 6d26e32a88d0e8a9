import { findParent } from "~/db/parents";
import { claimWeeklyMail } from "~/db/weekly-mails";
import type { Parent } from "~/domain/account/account";
import { toParent } from "~/domain/account/account.server";
import { mailPasswordChanged } from "~/domain/account/password-changed.server";
import { checkPassword, sendCode } from "~/domain/auth/auth.server";
import { noticeGuesses } from "~/domain/auth/guess-warnings.server";
import { askForReset } from "~/domain/auth/password-reset.server";
import { openSession } from "~/domain/auth/sessions.server";
import { keepTypedChild } from "~/domain/child/child-draft.server";
import { plansOfLearner } from "~/domain/learner/learner.server";
import { applyReports } from "~/domain/learner/reports.server";
import { setWeeklyMail } from "~/domain/mail/weekly-mail-choice.server";
import { editWords } from "~/domain/study-plan/edit-words";
import { changeEditedPlan } from "~/domain/study-plan/editor.server";
import { deleteLesson } from "~/domain/study-plan/part-changes";
import { generationOfPlan } from "~/domain/study-plan/generations.server";
import { answerWizard } from "~/domain/study-plan/wizard.server";
import { applyPaymentEvent } from "~/domain/subscription/payment-events.server";
import { setSeats } from "~/domain/subscription/seats.server";
import { wholeSuggestion } from "~/domain/suggestion/kept-suggestion.server";
import { lessonSuggestion } from "~/domain/suggestion/suggestion.server";
import { writeToSupport } from "~/domain/support/support.server";
import { visitorAt } from "./visitor";
import { pat } from "./cast";
import type { TestDatabase } from "./database";
import { planInTwoBrowsers } from "./plan-editor";
import { reportOf } from "./watching";

/** A family of which something is in every table that holds anything of families. */
export interface FullFamily {
  parent: Parent;
  password: string;
  username: string;
  sessionToken: string;
}

/** Makes a family that has done everything there is to do. A new table is filled here too. */
export async function fullFamily({ sandbox }: TestDatabase): Promise<FullFamily> {
  const { parentId, username, phone } = await planInTwoBrowsers();
  const row = await findParent(parentId);
  if (!row) throw new Error("The family has no parent.");
  const parent = toParent(row);
  await changeEditedPlan(phone, editWords.deleted("B"), (plan) => deleteLesson(plan, "lesson_B"));
  await generationOfPlan(phone);
  await answerWizard(parentId, username, { subject: "Kites", goal: "Fly one" });
  await askForSuggestion(parentId);
  await keepTypedChild(parentId, { first_name: "Cleo", grade_level: "", username: "", collect_usage_data: true });
  await watchWithSummary(username);
  await setWeeklyMail(parentId, true);
  await claimWeeklyMail(parentId, "2026-W47", Date.now());
  await setSeats(parentId, 2);
  await sandbox.deliverEvents(async (body, signature) => {
    await applyPaymentEvent(body, signature);
    return true;
  });
  const address = `another address of ${parent.email}`;
  await checkPassword(parent.email, pat.password, address);
  await sendCode(parent);
  await askForReset(parent.email, visitorAt(address));
  await noticeGuesses(parent.email);
  await mailPasswordChanged(parent, "settings");
  for (const writer of [parentId, null]) await writeAsPat(parent.email, writer, address);
  return {
    parent,
    password: pat.password,
    username,
    sessionToken: await openSession(parentId, "Firefox", visitorAt()),
  };
}

async function watchWithSummary(username: string): Promise<void> {
  const [plan] = await plansOfLearner(username);
  const [lesson] = plan?.lessons ?? [];
  if (!plan || !lesson) throw new Error("The child has nothing to watch.");
  const [video] = lesson.videos;
  const watched = { username, study_plan_id: plan.id, lesson_id: lesson.id, video_id: video?.video_id ?? "" };
  await applyReports([reportOf(watched, { summaries: [{ title: "Kites", explanation: "They need wind." }] })]);
}

async function askForSuggestion(parentId: string): Promise<void> {
  const inputs = {
    subject: "Math",
    goal: "Count to ten",
    previous_knowledge: "None",
    needs: "",
    grade_level: "Grade 1",
  };
  await wholeSuggestion(lessonSuggestion({ parentId, provider: "built-in" }, inputs, 3, 0));
}

function writeAsPat(email: string, parentId: string | null, address: string): Promise<void> {
  return writeToSupport({ email, message: "Where is the archive?", website: "", form_id: "" }, { parentId, address });
}
