import type { ParentRow } from "~/db/schema";
import {
  claimWeeklyMail,
  getOrCreateUnsubscribeToken,
  parentsToMail,
  releaseWeeklyMailClaim,
  weeklyMailTimeZones,
} from "~/db/weekly-mails";
import { timeZoneOf } from "../account/time-zone.server";
import type { ChildProfile } from "../child/child";
import { childrenOf } from "../child/child.server";
import { activitiesOf } from "../history/activities.server";
import { type Week, weekToMail } from "../history/weeks";
import { newToken } from "../ids.server";
import { paths } from "../paths";
import { settings } from "../settings.server";
import { allPlansOf } from "../study-plan/plan-pages.server";
import { sendAtMostOnce } from "./send-at-most-once.server";
import { type ChildsWeek, weeklyLetter } from "./weekly-letter";

const PARENTS_AT_ONCE = 100;

/**
 * Sends the mail about the last week to every family that wants it and for whom it is Monday morning. Each gets it
 * once, however many server processes look: it is claimed just before it is sent. One that is refused is tried again;
 * when a server dies while it sends, that family's is lost rather than sent twice. Gives how many were sent.
 * @param ending says that the server ends: then no other is begun
 */
export async function sendWeeklyMails(ending?: AbortSignal): Promise<number> {
  const now = Date.now();
  let sent = 0;
  let failure: Error | undefined;
  for (const timeZone of await weeklyMailTimeZones()) {
    const week = weekToMail(timeZoneOf({ timeZone }), now);
    for await (const parent of week ? parentsDue(timeZone, week) : []) {
      if (ending?.aborted) break;
      try {
        if (week && (await mailWeek(parent, week))) sent += 1;
      } catch (error) {
        // One mail that can't be sent holds up no other.
        failure ??= error as Error;
      }
    }
  }
  if (failure) throw failure;
  return sent;
}

async function* parentsDue(timeZone: string | null, week: Week): AsyncGenerator<ParentRow> {
  let after = "";
  for (;;) {
    const parents = await parentsToMail({ timeZone, week: week.name, after }, PARENTS_AT_ONCE);
    yield* parents;
    if (parents.length < PARENTS_AT_ONCE) return;
    after = parents.at(-1)?.id ?? "";
  }
}

/** What is slow comes before the claim: after it, only the sending itself can be cut off. */
async function mailWeek(parent: ParentRow, week: Week): Promise<boolean> {
  const letter = await composeLetter(parent, week);
  if (!letter || !(await claimWeeklyMail(parent.id, week.name, Date.now()))) return false;
  try {
    await sendAtMostOnce({ to: parent.email, ...letter });
    return true;
  } catch (error) {
    await releaseWeeklyMailClaim(parent.id, week.name);
    throw error;
  }
}

/** Null for a parent without children: there is nothing to tell. */
async function composeLetter(parent: ParentRow, week: Week) {
  const children = await childrenOf(parent.id);
  if (children.length === 0) return null;
  const token = await getOrCreateUnsubscribeToken(parent.id, newToken());
  const { publicUrl } = settings();
  return weeklyLetter({
    lastDay: week.lastDay,
    children: await Promise.all(children.map((child) => childsWeek(parent, child, week))),
    unsubscribeUrl: publicUrl + paths.unsubscribe(token),
    settingUrl: publicUrl + paths.settings.overview(),
  });
}

async function childsWeek(parent: ParentRow, child: ChildProfile, { lastDay }: Week): Promise<ChildsWeek> {
  const timeZone = timeZoneOf({ timeZone: parent.time_zone });
  const { plans } = await allPlansOf(child);
  return {
    firstName: child.first_name,
    isKept: child.collect_usage_data === 1,
    activities: await activitiesOf(child.id, timeZone, { window: "7", until: lastDay }),
    plans: plans.map(({ plan: { emoji, subject }, percent }) => ({ emoji, subject, percent })),
    progressUrl: settings().publicUrl + paths.child.progress(child.username, { days: 7, until: lastDay }),
  };
}
