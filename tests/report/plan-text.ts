import type { SuggestedPlan } from "./plan";
import type { ReportWish } from "./wishes";

/** A plan in Markdown as a parent sees it: the wish, what is said beside the plan, then the lessons. */
export function planText({ inputs }: ReportWish, { lessons, coverage }: SuggestedPlan): string {
  const { subject, goal, gradeLevel, previousKnowledge, needs } = inputs;
  return [
    `# ${subject || "(no subject)"}: ${goal}`,
    `Grade: ${gradeLevel} · Knows: ${previousKnowledge || "–"} · Needs: ${needs || "–"}`,
    ...notesOn(coverage).map((note) => `> ${note}`),
    ...lessons.map(({ title, explanation, topics, source }, index) =>
      [
        `## ${index + 1}. ${title}`,
        explanation,
        topics.map((topic) => `- ${topic}`).join("\n"),
        ...(source
          ? [`*${source.unit.title}, grades ${source.unit.grades.join(" to ")}, ${source.minutes} minutes*`]
          : []),
      ].join("\n\n"),
    ),
    ...safetyOf(lessons),
  ].join("\n\n");
}

function notesOn({ kind, nearest, correction, needsNotUnderstood }: SuggestedPlan["coverage"]): string[] {
  return [
    ...(correction ? [`Showing lessons for ${correction.taken}. Did you mean ${correction.typed}?`] : []),
    ...(kind === "frame" ? ["Minnow has no lessons on this yet. Here is a frame to fill in."] : []),
    ...(nearest.length > 0 ? [`Nearest: ${nearest.join(" · ")}`] : []),
    ...(needsNotUnderstood.length > 0
      ? [`Not understood, and changed nothing: ${needsNotUnderstood.join(" · ")}`]
      : []),
  ];
}

function safetyOf(lessons: SuggestedPlan["lessons"]): string[] {
  const lines = new Set(lessons.flatMap(({ source }) => source?.unit.safety ?? []));
  return lines.size > 0 ? [["## Safety", ...lines].join("\n- ")] : [];
}
