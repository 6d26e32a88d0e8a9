import { findSubject } from "~/services/suggestions/built-in/find-subject";
import { wishesFor } from "~/services/suggestions/built-in/wishes";
const show = (subject: string, goal: string, gradeLevel: string, previousKnowledge = "", needs = "") => {
  const s = findSubject(subject, goal);
  const w = wishesFor(s, { subject, goal, gradeLevel, previousKnowledge, needs }, "steps");
  console.log(`\n## ${subject}(${s.data.name}, ${s.narrower}) ${goal} place ${w.place.toFixed(2)} unmet ${w.goal.isUnmet} targets ${w.goal.targets.map((l) => l.id)}; named ${w.knowledge.named.map((l) => l.id)}; toLearn ${w.toLearn.targets.map((l) => l.id)}`);
  for (const l of s.curriculum.lessons) console.log(`  ${s.curriculum.placeOf(l).toFixed(2)} ${w.isKnown(l) ? "known" : "     "} fit ${w.goal.of(l).toFixed(2)} alike ${w.goal.targets[0] ? s.curriculum.likeness(w.goal.targets[0], l).toFixed(2) : ""} ${l.id} <- ${l.prerequisites}`);
};
const args = JSON.parse(process.env.ARGS ?? "[]") as [string, string, string, string?, string?][];
for (const a of args) show(...a);
