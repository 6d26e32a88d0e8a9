/**
 * A process that writes changes of one family, many at a time, until it is killed. It opens the database as the server
 * does and calls the same operations; only HTTP and the hashing of passwords are left out.
 *
 *   node writer.js prepare <location>   makes the family, and says as JSON what the writer has to know
 *   node writer.js write <location> <round> <family>   writes, and says each change once it is done
 */
import { writeSync } from "node:fs";
import { childrenOfParent, insertChild, insertConsents } from "~/db/children";
import { connect, disconnect } from "~/db/connection";
import { changeFamily } from "~/db/family";
import { findParent, updateParent } from "~/db/parents";
import type { ChildRow } from "~/db/schema";
import { signUp } from "~/domain/account/account.server";
import { addChild } from "~/domain/child/add-child.server";
import { newConsents } from "~/domain/consent/consent.server";
import { plansOfLearner } from "~/domain/learner/learner.server";
import { applyReports } from "~/domain/learner/reports.server";
import { type Settings, setSettings } from "~/domain/settings.server";
import { insertPlan, savePlan } from "~/domain/study-plan/study-plan.server";
import { type Services, setServices } from "~/services/registry";
import { builtInVideos } from "~/services/videos/built-in";
import { visitorAt } from "#tests/support/visitor";
import type { Family } from "./ledger";

/** How many changes are under way at any moment. */
const AT_ONCE = 8;

const plan = {
  subject: "Math",
  goal: "Add and compare fractions",
  previous_knowledge: "",
  needs: "",
  emoji: "🍕",
  num_lessons: 3,
  lessons: [{ title: "Halves", explanation: "Two equal parts.", num_videos: 0, topics: [{ title: "Fair shares" }] }],
};

const [what = "", location = "", round = "", family = ""] = process.argv.slice(2);
setSettings({ isConsentRequired: true, publicUrl: "http://127.0.0.1" } as Settings);
setServices({ videos: builtInVideos(), builtInVideos: builtInVideos() } as Services);
await connect(location);
if (what === "prepare") await prepare();
else await writeUntilKilled(JSON.parse(family) as Family);

async function prepare(): Promise<void> {
  const { id: parentId } = await signUp("pat@example.org", "a shoal of small fish", visitorAt("address"));
  await updateParent(parentId, { user_type: "premium" });
  const given = { parent_consent: true, collect_usage_data: true, agreedToCharge: false };
  const ada = { first_name: "Ada", grade_level: "Grade 4", username: "ada_reads", password: "ada and the fox" };
  await addChild(parentId, { ...ada, ...given });
  await savePlan(parentId, ada.username, plan);
  const [watched] = await plansOfLearner(ada.username);
  const [lesson] = watched?.lessons ?? [];
  const video = { study_plan_id: watched?.id, lesson_id: lesson?.id, video_id: lesson?.videos[0]?.video_id };
  const version = (await findParent(parentId))?.family_version;
  writeSync(1, JSON.stringify({ parentId, version, video: { username: ada.username, ...video } }));
  await disconnect();
}

async function writeUntilKilled({ parentId, video }: Family): Promise<void> {
  const [pattern] = await childrenOfParent(parentId);
  if (!pattern) throw new Error("The family has no child.");
  const write = [
    (id: string) => changeFamily(parentId, () => writeChild({ ...pattern, id, username: id, form_id: null })),
    (id: string) => insertPlan(parentId, video.username, plan, id),
    (id: string) => takeReport({ ...video, report_id: id, progress: 0.5, seconds: 60 }),
  ];
  const kinds = ["child", "plan", "report"];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let count = 0; ; count += 1) {
        const kind = (lane + count) % write.length;
        const id = `${kinds[kind]}_${round}_${lane}_${count}`;
        await write[kind]?.(id);
        // At once and whole: what was said before the process died is in the pipe.
        writeSync(1, `${id}\n`);
      }
    }),
  );
}

async function writeChild(child: ChildRow): Promise<void> {
  await insertChild(child);
  await insertConsents(newConsents(child));
}

async function takeReport(report: object): Promise<void> {
  const [result] = await applyReports([{ ...report, watched_at: new Date().toISOString() }]);
  if (result?.status !== "taken") throw new Error(`A report was answered ${JSON.stringify(result)}.`);
}
