import { TRIAL_CHILDREN } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { PRICE_PER_SEAT } from "~/domain/subscription/subscription";
import { ButtonLink, ButtonRow } from "../button";

/** The price and the trial, in plain words (section 9). */
export function Offer() {
  return (
    <section className="offer" aria-labelledby="price">
      <h2 id="price">{PRICE_PER_SEAT} a month per child, first month free</h2>
      <p>
        Try it with up to {TRIAL_CHILDREN} children. Stop during the free month and you pay nothing. Later you can stop
        at the end of any month.
      </p>
      <ButtonRow>
        <ButtonLink href={paths.trial()}>Start your free month</ButtonLink>
      </ButtonRow>
    </section>
  );
}
