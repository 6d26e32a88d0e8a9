import { paths } from "~/domain/paths";
import { samplePlans } from "~/domain/sample-plans/sample-plans";

/** Sample study plans for 15 subjects (section 9), each opening its details. */
export function SampleCards() {
  return (
    <section aria-labelledby="samples">
      <h2 id="samples">Sample study plans</h2>
      <p>Have a look at one, or start with it: every lesson can be changed.</p>
      <ul className="grid">
        {samplePlans.map((plan) => (
          <li key={plan.id} id={plan.id}>
            <a className="sample" href={paths.marketing({ sample: plan.id }, "sample")} data-emoji={plan.emoji}>
              <b>{plan.subject}</b>
              <span>{plan.goal}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
