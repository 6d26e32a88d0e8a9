import { type Child, type SignedUp, addChild, setUserType, signUp } from "#tests/api/family";
import { postedPlan } from "#tests/api/lesson_plan/plan";
import type { RunningServer } from "#tests/support/server-process";

const CHILDREN = 4;
const PLANS = 12;

/** A signed-in parent, whose first child has the plans. */
export interface Family {
  parent: SignedUp;
  childId: string;
  username: string;
  planId: string;
  /** The session, as a browser sends it. */
  cookie: string;
}

let families = 0;

/**
 * A family as large as the targets mean it: 4 children, 12 plans of the first.
 * @param size `location` is that of the database, where it is not in the server's folder
 */
export async function signUpLargeFamily(
  server: RunningServer,
  { children = CHILDREN, plans = PLANS, location = server.dataDir } = {},
): Promise<Family> {
  families += 1;
  const parent = await signUp(server);
  await setUserType({ ...server, dataDir: location }, "premium");
  const usernames = Array.from({ length: children }, (_, index) => `child_${families}_${index}`);
  const added: Child[] = [];
  for (const username of usernames) added.push(await addChild(parent, username));
  const [{ id: childId, username } = { id: "", username: "" }] = added;
  let planId = "";
  for (let plan = 1; plan <= plans; plan += 1) planId = await addPlan(parent, username, plan);
  const cookie = [...parent.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { parent, childId, username, planId, cookie };
}

async function addPlan(parent: SignedUp, child_username: string, number: number): Promise<string> {
  const study_plan = { ...postedPlan, goal: `Add and compare fractions, part ${number}` };
  const answer = await parent.post("/lesson_plan/", { child_username, study_plan });
  if (answer.status !== 200) throw new Error(`A plan was answered ${answer.status}: ${answer.text}`);
  return answer.json<{ study_plan: { id: string } }>().study_plan.id;
}
