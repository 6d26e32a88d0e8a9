import { findParentByEmail, updateParent } from "~/db/parents";
import { signUp } from "../account/account.server";
import { settings } from "../settings.server";
import { addChild } from "../child/add-child.server";
import { startCheckout } from "../subscription/checkout.server";
import { startSubscription } from "../subscription/trial.server";
import { payInSandbox } from "../subscription/sandbox.server";
import { savePlan } from "../study-plan/study-plan.server";
import { wholeSuggestion } from "../suggestion/kept-suggestion.server";
import { lessonsIn, withTopicsIn } from "../suggestion/suggested-lessons";
import { lessonSuggestion, topicSuggestion } from "../suggestion/suggestion.server";
import { LESSONS_DEFAULT, TRIAL_CHILDREN } from "../limits";
import { demoChildren, demoParent } from "./cast";

/** Puts the demo family in place, through the operations a parent uses; once it is there it is left as it is. */
export async function makeDemoFamily(): Promise<{ email: string; password: string }> {
  if (!(await findParentByEmail(demoParent.email))) await signUpDemoFamily();
  return demoParent;
}

async function signUpDemoFamily(): Promise<void> {
  const parent = await signUp(demoParent.email, demoParent.password, {
    address: "127.0.0.1",
    emitSecurityEvent: () => undefined,
  });
  await updateParent(parent.id, { name: demoParent.name });
  const { sessionId } = await startCheckout(parent, settings().publicUrl);
  await payInSandbox(sessionId, "succeeds");
  for (const [index, { plans, ...child }] of demoChildren.entries()) {
    // The free trial has two children at most (section 6).
    if (index === TRIAL_CHILDREN) await startSubscription(parent.id);
    await addChild(parent.id, {
      ...child,
      parent_consent: true,
      collect_usage_data: true,
      agreedToCharge: true,
    });
    for (const plan of plans) await saveSuggestedPlan(parent.id, child.username, child.grade_level, plan);
  }
}

async function saveSuggestedPlan(
  parentId: string,
  username: string,
  grade_level: string,
  plan: (typeof demoChildren)[number]["plans"][number],
): Promise<void> {
  const inputs = { ...plan, grade_level };
  const asking = { parentId, provider: "built-in" } as const;
  const outline = lessonsIn(await wholeSuggestion(lessonSuggestion(asking, inputs, LESSONS_DEFAULT, 0)));
  const lessons = withTopicsIn(await wholeSuggestion(topicSuggestion(asking, inputs, outline, 0)), outline);
  await savePlan(parentId, username, { ...plan, num_lessons: LESSONS_DEFAULT, lessons });
}
