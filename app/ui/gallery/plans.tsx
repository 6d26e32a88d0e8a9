import { type LessonDetails as Details, noDetails } from "~/domain/study-plan/lesson-details";
import { CopyPlan } from "../copy-plan";
import { LessonDetails } from "../lesson-details";
import { LessonList, type ListedLesson } from "../lesson-list";
import { Meter } from "../meter";
import { MoveButtons, PlanButton } from "../plan-actions";
import { type ListedPlan, PlanTable } from "../plan-table";
import { ReorderHelp } from "../reorder-help";
import { Shelf, Specimen } from "./specimen";

const LONG_GOAL = "Explain how volcanoes and earthquakes shape the land we live on, and what can be known before";

const LESSONS: ListedLesson[] = [
  { id: "lesson_1", title: "Fair shares", explanation: "Name equal parts.", state: "done" },
  {
    id: "lesson_2",
    title: "Same size, different name",
    explanation: "Find twins among fractions.",
    state: "active",
    topics: [
      { id: "topic_1", title: "Folding paper strips", state: "done" },
      { id: "topic_2", title: "Twins on the number line", state: "in_progress" },
      { id: "topic_3", title: "A memory game", state: "neutral" },
    ],
  },
  { id: "lesson_3", title: "Which is more?", explanation: "", state: "normal" },
];

const DETAILS: Details = {
  minutes: 15,
  adult: "beside",
  safety: ["The adult cuts. Knives stay out of reach."],
  materials: ["two slices of bread", "a knife for the adult"],
  activity: "Ask a grown-up to cut one slice into thirds and one into quarters. Lay the pieces on top of each other.",
  question: "Why is 1/8 smaller than 1/6, though 8 is bigger than 6?",
  answer: "The same whole is cut into more pieces, so each piece is smaller.",
};

/** Study plans, lessons and topics. */
export function PlanShelf() {
  const plans: [ListedPlan, ListedPlan] = [
    { id: "plan_1", emoji: "🍕", subject: "Math", goal: "Add fractions", percent: 60, to: "#main" },
    { id: "plan_2", emoji: "🌋", subject: "Earth science", goal: LONG_GOAL, percent: 0, to: "#main" },
  ];
  return (
    <Shelf title="Study plans">
      <Specimen file="meter.tsx">
        <Meter percent={0} label="Nothing" />
        <Meter percent={60} label="More than half" />
        <Meter percent={130} label="Never more than all" />
      </Specimen>
      <Specimen file="plan-table.tsx" state="on small screens its rows are cards, and a long goal is cut">
        <PlanTable
          plans={plans}
          caption="Example plans"
          actions={{
            title: "Archive",
            of: ({ id, subject }) => <PlanButton intent="archive" planId={id} text="Archive" subject={subject} />,
          }}
        />
      </Specimen>
      <Specimen file="plan-actions.tsx" state="a plan that has just been moved, with the help above it">
        <ReorderHelp of="a plan" />
        <MoveButtons plan={plans[0]} index={0} count={2} moved={{ planId: "plan_1", was: 1 }} />
      </Specimen>
      <Specimen file="copy-plan.tsx">
        <CopyPlan siblings={[{ username: "ben", first_name: "Ben" }]} pressId="press" canAddPlan isRefused={false} />
      </Specimen>
      <Specimen file="lesson-list.tsx">
        <LessonList lessons={LESSONS} headingLevel={4} />
      </Specimen>
      <Specimen file="lesson-details.tsx" state="with all there can be, and with what must not be missed alone">
        <LessonDetails details={DETAILS} headingLevel={4} />
        <LessonDetails details={{ ...noDetails, adult: "nearby" }} headingLevel={4} />
      </Specimen>
    </Shelf>
  );
}
