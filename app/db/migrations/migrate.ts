import { type Kysely, Migrator } from "kysely";
import type { ChildFields } from "~/domain/child/child";
import type { PlanFields } from "~/domain/study-plan/study-plan";
import type { Schema } from "../schema";
import * as firstFamily from "./001_first_family";
import * as seatsAndEvents from "./002_seats_and_events";
import * as suggestions from "./003_suggestions";
import * as planEditor from "./004_plan_editor";
import * as watching from "./005_watching";
import * as accountCare from "./006_account_care";
import * as supportClaims from "./007_support_claims";
import * as codesAndGuesses from "./008_codes_and_guesses";
import * as childDrafts from "./009_child_drafts";
import * as generations from "./010_generations";

/** Every migration, by its name, in the order in which they run. */
export const migrations = {
  "001_first_family": firstFamily,
  "002_seats_and_events": seatsAndEvents,
  "003_suggestions": suggestions,
  "004_plan_editor": planEditor,
  "005_watching": watching,
  "006_account_care": accountCare,
  "007_support_claims": supportClaims,
  "008_codes_and_guesses": codesAndGuesses,
  "009_child_drafts": childDrafts,
  "010_generations": generations,
};

export type MigrationName = keyof typeof migrations;

/** Which migration made the column of each field that a parent fills in: without one, nothing would keep the field. */
export const fieldColumns = {
  children: {
    first_name: "001_first_family",
    grade_level: "001_first_family",
  } satisfies Record<keyof ChildFields, MigrationName>,
  study_plans: {
    subject: "001_first_family",
    goal: "001_first_family",
    previous_knowledge: "001_first_family",
    needs: "001_first_family",
    emoji: "001_first_family",
    num_lessons: "001_first_family",
  } satisfies Record<keyof PlanFields, MigrationName>,
};

/** Brings the tables up to date, forwards only, under the engine's migration lock. Throws when one fails. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error("The database could not be migrated.", { cause: error });
}
