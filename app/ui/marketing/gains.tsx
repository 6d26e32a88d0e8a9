interface Gain {
  emoji: string;
  title: string;
  text: string;
}

const FOR_THE_STUDENT: readonly Gain[] = [
  {
    emoji: "👣",
    title: "One step at a time",
    text: "Lessons in a row, each with a few topics. The next one is plain to see.",
  },
  {
    emoji: "🎬",
    title: "Videos that fit",
    text: "Each lesson comes with videos on its topics, and none that lead elsewhere.",
  },
  { emoji: "🐢", title: "Their own pace", text: "Nothing runs out. Going back to a lesson is always possible." },
  { emoji: "🔑", title: "Their own login", text: "A username and a password. No email address, no phone number." },
];

const FOR_THE_PARENT: readonly Gain[] = [
  {
    emoji: "💡",
    title: "Suggestions to choose from",
    text: "Two at a time. Accept one, ask for another, or change every word.",
  },
  {
    emoji: "📈",
    title: "Progress at a glance",
    text: "How far each plan has come, and what was watched in the last 7 days.",
  },
  { emoji: "🖨️", title: "A page for the fridge door", text: "Every plan prints on one page, with boxes to tick." },
  {
    emoji: "🔒",
    title: "Little is kept",
    text: "No ads. You can download what is kept on your child, or remove it, at any time.",
  },
];

/** What the student gets, and what the parent gets. */
export function Gains() {
  return (
    <>
      <GainList id="student" heading="What the student gets" gains={FOR_THE_STUDENT} />
      <GainList id="parent" heading="What the parent gets" gains={FOR_THE_PARENT} />
    </>
  );
}

function GainList({ id, heading, gains }: { id: string; heading: string; gains: readonly Gain[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="grid gains">
        {gains.map(({ emoji, title, text }) => (
          <li key={title} className="gain" data-emoji={emoji}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
