import { createHash } from "node:crypto";
import { findSuggestion, keepSuggestion } from "~/db/suggestions";
import { services } from "~/services/registry";
import type { PlanInputs } from "~/services/suggestions/suggestions";
import { requireOwnChild } from "../child/child.server";
import { ServiceFailed } from "../errors";
import { CALL_TIMEOUT_MS, TOPICS_PER_LESSON_MAX } from "../limits";
import { messages } from "../messages";
import { type Lesson, newPlanPartId } from "../study-plan/study-plan";
import { type SuggestionInputs, readLessonLine, readTopicLine } from "./suggestion";

/**
 * A suggestion's lines, as they are made. One that was made before is read from what was kept: the same inputs with
 * the same nonse give the same lines. Throws ServiceFailed.
 */
async function* keptLines(
  kind: "lessons" | "topics",
  inputs: unknown,
  make: (signal: AbortSignal) => AsyncIterable<string>,
): AsyncGenerator<string> {
  const id = createHash("sha256")
    .update(JSON.stringify([kind, services().suggestions.name, inputs]))
    .digest("base64url");
  const kept = await findSuggestion(id);
  if (kept) {
    yield* JSON.parse(kept.lines) as string[];
    return;
  }
  const lines: string[] = [];
  try {
    for await (const line of make(AbortSignal.timeout(CALL_TIMEOUT_MS))) {
      lines.push(line);
      yield line;
    }
  } catch (cause) {
    throw new ServiceFailed("suggestions", messages.generic, cause);
  }
  await keepSuggestion({ id, kind, lines: JSON.stringify(lines), created_at: Date.now() });
}

/** Lines 'title: explanation' (section 7, POST lesson_plan/stream). */
export function lessonLines(inputs: SuggestionInputs, count: number, nonse: number): AsyncGenerator<string> {
  const plan = toPlanInputs(inputs);
  return keptLines("lessons", [plan, count, nonse], (signal) =>
    services().suggestions.lessons(plan, count, nonse, signal),
  );
}

/** Lines 'lessonNumber: topic title' (section 7, POST lesson_plan/topics). */
export function topicLines(
  inputs: SuggestionInputs,
  lessons: { title: string; explanation: string }[],
  nonse: number,
): AsyncGenerator<string> {
  const plan = toPlanInputs(inputs);
  const outlines = lessons.map(({ title, explanation }) => ({ title, explanation }));
  return keptLines("topics", [plan, outlines, nonse], (signal) =>
    services().suggestions.topics(plan, outlines, nonse, signal),
  );
}

/** A whole lesson suggestion, without topics yet. Throws ServiceFailed. */
export async function suggestLessons(inputs: SuggestionInputs, count: number, nonse: number): Promise<Lesson[]> {
  const lessons: Lesson[] = [];
  for await (const line of lessonLines(inputs, count, nonse)) {
    const read = readLessonLine(line);
    if (read) lessons.push({ id: newPlanPartId("lesson"), ...read, num_videos: 0, topics: [] });
  }
  return lessons;
}

/** The lessons with suggested topics. Throws ServiceFailed. */
export async function suggestTopics(inputs: SuggestionInputs, lessons: Lesson[], nonse: number): Promise<Lesson[]> {
  const withTopics = lessons.map((lesson) => ({ ...lesson, topics: [...lesson.topics] }));
  for await (const line of topicLines(inputs, lessons, nonse)) {
    const read = readTopicLine(line, lessons.length);
    const topics = read ? withTopics[read.lessonIndex]?.topics : undefined;
    if (read && topics && topics.length < TOPICS_PER_LESSON_MAX) {
      topics.push({ id: newPlanPartId("topic"), title: read.title });
    }
  }
  return withTopics;
}

/** Inputs for one's own child: the grade level is the child's. Throws NotAuthorized. */
export async function inputsForChild(
  parentId: string,
  username: string,
  typed: Partial<Omit<SuggestionInputs, "grade_level">> & { subject: string },
): Promise<SuggestionInputs> {
  const { grade_level } = await requireOwnChild(parentId, username);
  return { goal: "", previous_knowledge: "", needs: "", ...typed, grade_level };
}

/** Ideas for a goal (section 7, POST lesson_plan/goals). Throws ServiceFailed. */
export function suggestGoals(inputs: SuggestionInputs, description = ""): Promise<string[]> {
  return ideas(() => services().suggestions.goals(inputs.subject, description, inputs.grade_level));
}

/** Ideas for what a child may know already (section 7, POST lesson_plan/previous_knowledge). Throws ServiceFailed. */
export function suggestPreviousKnowledge(inputs: SuggestionInputs): Promise<string[]> {
  return ideas(() => services().suggestions.previousKnowledge(inputs.subject, inputs.goal, inputs.grade_level));
}

/** Emojis that fit (section 7, POST lesson_plan/emojis). Throws ServiceFailed. */
export function suggestEmojis(inputs: SuggestionInputs): Promise<string[]> {
  return ideas(() => services().suggestions.emojis(inputs.subject, inputs.goal));
}

async function ideas(suggest: () => Promise<string[]>): Promise<string[]> {
  try {
    return await suggest();
  } catch (cause) {
    throw new ServiceFailed("suggestions", messages.generic, cause);
  }
}

function toPlanInputs(inputs: SuggestionInputs): PlanInputs {
  return {
    subject: inputs.subject,
    goal: inputs.goal,
    previousKnowledge: inputs.previous_knowledge,
    needs: inputs.needs,
    gradeLevel: inputs.grade_level,
  };
}
