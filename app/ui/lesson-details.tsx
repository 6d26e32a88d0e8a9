import type { AdultNeed, LessonDetails as Details } from "~/domain/study-plan/lesson-details";

interface LessonDetailsProps {
  details: Details;
  headingLevel: 3 | 4;
}

const ADULT_SENTENCES: Record<AdultNeed, string | null> = {
  none: null,
  nearby: "An adult is close by.",
  beside: "An adult stays with your child the whole time.",
};

/** What to mind. It is never folded away, neither on the screen nor on paper. */
function Safety({ adult = "none", safety }: Pick<Details, "adult" | "safety">) {
  const sentence = ADULT_SENTENCES[adult];
  if (sentence === null && safety.length === 0) return null;
  return (
    <ul className="safety">
      {sentence !== null && (
        <li>
          <strong>{sentence}</strong>
        </li>
      )}
      {safety.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What a lesson has beside its topics: what to do and with what, what to mind, and a question with its answer folded. */
export function LessonDetails({ details, headingLevel }: LessonDetailsProps) {
  const { minutes, materials, activity, question, answer } = details;
  const Heading = `h${headingLevel}` as const;
  const length = minutes === undefined ? "" : `\u00A0· ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  return (
    <div className="try">
      <Heading>
        {activity === "" ? "Before you begin" : "Do it together"}
        {length}
      </Heading>
      <Safety {...details} />
      {materials.length > 0 && (
        <p>
          <strong>You need:</strong> {materials.join(", ")}
        </p>
      )}
      {activity !== "" && <p>{activity}</p>}
      {question !== "" && (
        <details>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      )}
    </div>
  );
}
