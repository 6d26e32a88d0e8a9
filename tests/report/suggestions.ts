/**
 * Measures what the built-in suggestions are for the wishes of wishes.yaml, prints a table with what is to be reached,
 * and writes whole plans to read as a parent: npm run report:suggestions -- [folder] [seed]
 * Ends with exit code 1 when a measure is below its bar. Wishes that must be refused, and delicate ones that must be
 * served, stand in tests/domain/suggestion.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadCurriculum } from "~/curriculum/load";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { frameFor } from "~/services/suggestions/built-in/frames";
import { lossesIn } from "./contents";
import { type Findings, findingsIn } from "./measures";
import { type SuggestedPlan, suggestPlan } from "./plan";
import { planText } from "./plan-text";
import { sampleOf } from "./sample";
import { type Row, printRows } from "./table";
import { type ReportWish, readWishes } from "./wishes";

const COUNT = 5;
const WHOLE_SUBJECTS = ["math", "reading", "science", "spanish", "chess", "cooking", "life-skills"];
const WHOLE_READ = 60;
const ALL_READ = 40;

interface Result {
  wish: ReportWish;
  plan: SuggestedPlan;
  findings: Findings;
}

const [folder = "data/report", seed = "1"] = process.argv.slice(3);
const curriculum = await loadCurriculum();
const suggestions = builtInSuggestions();
const results: Result[] = [];
for (const wish of readWishes()) {
  const planFor = (nonse: number) => suggestPlan(suggestions, curriculum, wish.inputs, COUNT, nonse);
  const plans = [await planFor(0), await planFor(1)] as const;
  const findings = findingsIn(wish, plans, frameFor(wish.inputs, curriculum).kind, curriculum, COUNT);
  results.push({ wish, plan: plans[0], findings });
}
const losses = process.env.NO_LOSSES ? { tried: 1, topics: [], safety: [] } : await lossesIn(suggestions, curriculum);
writePlans();
printFindings();
if (!printRows([...rowsOf(), ...lossRows()])) process.exitCode = 1;

function writePlans(): void {
  const isWhole = ({ wish }: Result) => wish.expected.some((id) => WHOLE_SUBJECTS.includes(id.split(".")[0] ?? ""));
  const drawn = {
    "whole-subjects": sampleOf(results.filter(isWhole), WHOLE_READ, Number(seed)),
    "all-subjects": sampleOf(results, ALL_READ, Number(seed)),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, some] of Object.entries(drawn)) {
    const texts = some.map(({ wish, plan }) => planText(wish, plan));
    writeFileSync(join(folder, `${name}.md`), `${texts.join("\n\n---\n\n")}\n`);
  }
}

/** Every wish with which something is wrong, so that it can be looked at. */
function printFindings(): void {
  for (const { wish, plan, findings } of results) {
    const wrong = Object.entries(findings).filter(([, number]) => number > 0);
    if (wrong.length === 0) continue;
    const { subject, goal, gradeLevel } = wish.inputs;
    const units = new Set(plan.lessons.map(({ source }) => source?.unit.id ?? "frame"));
    console.log(`${subject} / ${goal} / ${gradeLevel}`);
    console.log(`  ${wrong.map(([name, number]) => `${name} ${number}`).join(", ")}`);
    console.log(`  expected ${wish.expected.join(", ")}; has ${[...units].join(", ")}`);
  }
  for (const title of [...losses.topics, ...losses.safety]) console.log(`lost: ${title}`);
}

function rowsOf(): Row[] {
  const sum = (name: keyof Findings) => results.reduce((total, { findings }) => total + findings[name], 0);
  const wishesWithout = (name: keyof Findings) => results.filter(({ findings }) => findings[name] === 0).length;
  const covered = results.filter(({ plan }) => plan.coverage.kind === "curriculum");
  const lessons = covered.length * COUNT * 2;
  const all = results.length;
  return [
    { name: "lessons on the goal or leading to it", reached: 1 - sum("offGoal") / lessons, target: 1 },
    { name: "covered or not, said rightly", reached: wishesWithout("coverage") / all, target: 0.95 },
    { name: "frames of the right kind", reached: wishesWithout("frameKind") / all, target: 0.95 },
    { name: "wishes within the bounds of the grade", reached: wishesWithout("grade") / all, target: 1 },
    { name: "wishes with what is known skipped", reached: wishesWithout("known") / all, target: 1 },
    { name: "wishes with needs kept", reached: wishesWithout("needs") / all, target: 1 },
    { name: "needs understood or said not to be", reached: wishesWithout("notUnderstood") / all, target: 1 },
    { name: "wishes with as many lessons as asked", reached: wishesWithout("tooFew") / all, target: 1 },
    { name: "plans without a title twice", reached: wishesWithout("alikeWithin") / all, target: 1 },
    { name: "second suggestions unlike the first", reached: wishesWithout("alikeBetween") / all, target: 1 },
    { name: "lessons with three to six topics, their own", reached: wishesWithout("topics") / all, target: 1 },
    { name: "wishes without a generic line", reached: wishesWithout("generic") / all, target: 1 },
    { name: "wishes without a claim on the child", reached: wishesWithout("claims") / all, target: 1 },
    { name: "wishes with every line through the gate", reached: wishesWithout("heldBack") / all, target: 1 },
  ];
}

function lossRows(): Row[] {
  const kept = (lost: readonly string[]) => 1 - lost.length / losses.tried;
  return [
    { name: `topics kept, ${losses.tried} lessons in any way`, reached: kept(losses.topics), target: 1 },
    { name: `safety lines kept, ${losses.tried} lessons in any way`, reached: kept(losses.safety), target: 1 },
  ];
}
