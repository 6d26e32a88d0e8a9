import { DAYS_KEPT, TRIAL_CHILDREN } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { PRICE_PER_SEAT } from "~/domain/subscription/subscription";

/** The terms of use, as the body of a page. */
export function TermsText() {
  return (
    <article className="stack">
      <h1>Terms</h1>
      <p>These are the rules for using Minnow, in plain words.</p>
      <h2>Who Minnow is for</h2>
      <p>
        The account belongs to a parent, a guardian or a teacher. You add the children, you decide what they study, and
        you give or withdraw consent for them. Children have a username and a password of their own, but no account.
      </p>
      <Money />
      <h2>Study plans</h2>
      <p>
        Lessons and topics are suggestions made by software, and the videos come from other people. Look at a plan
        before your child starts it: you can change or replace any part.
      </p>
      <h2>What we ask of you</h2>
      <ul>
        <li>Keep your password and your codes to yourself.</li>
        <li>Add only children you are responsible for.</li>
        <li>Do not try to reach other families’ data or to disturb the service.</li>
      </ul>
      <Ending />
      <h2>Where Minnow works</h2>
      <p>Minnow is offered in one country only. From elsewhere you can read this page, but not use an account.</p>
      <h2>Questions</h2>
      <p>
        Write to us on the <a href={paths.support()}>support page</a>. What we keep, and for how long, is on the{" "}
        <a href={paths.privacy()}>privacy page</a>.
      </p>
    </article>
  );
}

function Money() {
  return (
    <>
      <h2>What it costs</h2>
      <p>
        Minnow costs {PRICE_PER_SEAT} a month for each child. The first month is free. During the free month you can add
        at most {TRIAL_CHILDREN} children; to add more, start the paid subscription early.
      </p>
      <p>
        Adding a child later can raise your next bill. We show you the amount first, and nothing is added until you
        agree to it.
      </p>
      <h2>Cancelling</h2>
      <p>
        You can cancel at any time with “Manage subscription” in your settings. If you cancel before the free month
        ends, you pay nothing.
      </p>
    </>
  );
}

function Ending() {
  return (
    <>
      <h2>Leaving</h2>
      <p>
        “Delete my account” in your settings cancels the subscription and deletes everything at once; download your data
        first if you want to keep a copy. An account whose email was never confirmed by a code is deleted after{" "}
        {DAYS_KEPT.unconfirmedAccount} days.
      </p>
    </>
  );
}
