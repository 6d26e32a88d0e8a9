import { paths } from "~/domain/paths";
import { PRICE_PER_SEAT } from "~/domain/subscription/subscription";
import { ButtonLink, ButtonRow } from "../button";

/** What Minnow is and what it costs, in half a minute; beside it a plan as a child sees it. */
export function Hero() {
  return (
    <section className="hero">
      <div>
        <h1>Study plans made for your child</h1>
        <p className="lead">
          Say what your child wants to learn. Minnow suggests the lessons, finds the videos and shows how far your child
          has come. You decide what stays.
        </p>
        <ButtonRow>
          <ButtonLink href={paths.trial()}>Start your free month</ButtonLink>
          <ButtonLink href="#samples" variant="quiet">
            See sample plans
          </ButtonLink>
        </ButtonRow>
        <p className="soft">{PRICE_PER_SEAT} a month per child, first month free.</p>
      </div>
      <div className="glimpse" aria-hidden="true">
        <div>
          <b>🦊 Ada’s plan: Fractions</b>
          <ol className="numbered">
            <li className="done">Fair shares</li>
            <li>Same size, different name</li>
            <li>Which is more?</li>
          </ol>
        </div>
      </div>
    </section>
  );
}
