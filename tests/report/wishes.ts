import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { CurriculumUnit } from "~/curriculum/curriculum";
import type { FrameKind } from "~/curriculum/unit-schema";
import type { PlanInputs } from "~/services/suggestions/suggestions";

export const FRAME = "frame";

/** What a parent might type, and what is right to answer. */
export interface ReportWish {
  inputs: PlanInputs;
  /** The grade that is meant: 0 is kindergarten. */
  grade: number;
  /** Ids of units, folders of subjects, or FRAME: any of them is right. */
  expected: readonly string[];
  /** The kind of the frame, where there is one and one kind alone is right. */
  kind: FrameKind | undefined;
  /** Ids of units that the child knows. */
  skips: readonly string[];
  /** What the needs rule out: things a lesson uses, or its food contains. */
  without: readonly string[];
  /** Whether all of the needs are on the closed list. */
  isUnderstood: boolean;
}

interface WrittenWish {
  subject: string;
  goal: string;
  grade: string | number;
  knows?: string;
  needs?: string;
  expect: string | string[];
  kind?: FrameKind;
  skips?: string[];
  without?: string[];
  understood?: boolean;
}

/** The wishes of wishes.yaml. Throws where one has a grade that the file does not explain. */
export function readWishes(): ReportWish[] {
  const text = readFileSync(join(import.meta.dirname, "wishes.yaml"), "utf8");
  const { grades, wishes } = parse(text) as { grades: Record<string, number>; wishes: WrittenWish[] };
  return wishes.map((written) => toWish(written, grades[String(written.grade)]));
}

function toWish(written: WrittenWish, grade: number | undefined): ReportWish {
  const { subject, goal, knows = "", needs = "", expect, kind, skips = [], without = [], understood = true } = written;
  if (grade === undefined) throw new Error(`wishes.yaml does not say which grade "${written.grade}" is.`);
  return {
    inputs: { subject, goal, gradeLevel: String(written.grade), previousKnowledge: knows, needs },
    grade,
    expected: typeof expect === "string" ? [expect] : expect,
    kind,
    skips,
    without,
    isUnderstood: understood,
  };
}

/** Whether a unit is one of those that are right for a wish. */
export function isExpected({ expected }: ReportWish, unit: CurriculumUnit): boolean {
  const [folder = ""] = unit.id.split(".");
  return expected.includes(unit.id) || expected.includes(folder);
}

/** Whether lessons were written for the wish; null where a frame will do as well. */
export function isMeantToBeCovered({ expected }: ReportWish): boolean | null {
  if (!expected.includes(FRAME)) return true;
  return expected.length > 1 ? null : false;
}
