import { paths } from "~/domain/paths";
import { KeptFor } from "./kept-for";

interface PrivacyTextProps {
  /** Whether mails are kept in the outbox of this machine instead of being sent. */
  hasOutbox: boolean;
}

/** What is kept, for how long, and who sees it, as the body of a page. */
export function PrivacyText({ hasOutbox }: PrivacyTextProps) {
  return (
    <article className="stack">
      <h1>Privacy</h1>
      <p>We keep as little as we can, and we use it only to run Minnow.</p>
      <AboutChildren />
      <AboutYou hasOutbox={hasOutbox} />
      <NotKept />
      <WhoSees />
      <KeptFor />
      <YourRights />
    </article>
  );
}

function AboutChildren() {
  return (
    <>
      <h2>What we keep about a child</h2>
      <ul>
        <li>First name and grade level</li>
        <li>Username, and the password in hashed form, so that nobody can read it</li>
        <li>The emoji chosen as avatar</li>
        <li>Study plans, and how far the child has come in them</li>
        <li>Only if you agree: what the child watches, for progress and recent activities</li>
        <li>The record of your consent: what you agreed to or withdrew, when, and which words you saw</li>
      </ul>
    </>
  );
}

function AboutYou({ hasOutbox }: PrivacyTextProps) {
  return (
    <>
      <h2>What we keep about you</h2>
      <ul>
        <li>Your name and email address, and your password in hashed form</li>
        <li>Your time zone, and whether you want the weekly mail</li>
        <li>
          The state of your subscription, how many seats you changed and when, and its number at our payment partner
        </li>
        <li>
          Where you are logged in: when, and what your browser says it is. A cookie holds the key, and we keep only its
          hash
        </li>
        <li>What you typed and did not finish, so that you can go on where you were</li>
        <li>What you write to support</li>
      </ul>
      <p>
        {hasOutbox
          ? "Minnow runs on this machine alone: mails are not sent, but kept in its outbox."
          : "We keep no copies of the mails we send you."}
      </p>
    </>
  );
}

function NotKept() {
  return (
    <>
      <h2>What we do not keep</h2>
      <ul>
        <li>Card numbers: you give them to our payment partner alone</li>
        <li>A child’s last name, birthday, address, email, photo or voice</li>
        <li>
          Where you are: your internet address only tells us your country, and is counted in hashed form, for two hours
          at most, to stop guessing and spam
        </li>
        <li>
          Who did what: when a child is added we count one event, without saying whose, and none at all if your browser
          asks not to be tracked
        </li>
        <li>Advertising profiles: Minnow shows no advertising and loads nothing from other sites</li>
      </ul>
    </>
  );
}

function WhoSees() {
  return (
    <>
      <h2>Who else sees something</h2>
      <p>
        Our payment partner sees your email address and what it needs to bill you. The service that suggests lessons
        sees the subject, the goal, the grade level and what you write about them, never a child’s name or username. So
        please write no names into a plan. What is watched stays with Minnow. We sell nothing to anyone.
      </p>
    </>
  );
}

function YourRights() {
  return (
    <>
      <h2>Your consent</h2>
      <p>
        We ask for your consent before we keep anything about a child. You can withdraw it at any time; from then on we
        collect nothing new about that child. Whether we may keep what your child watches, so that you see progress and
        recent activities, is a separate choice.
      </p>
      <h2>Seeing, mending and deleting</h2>
      <ul>
        <li>See and change: the child’s profile and plans, and your own name, are yours to change at any time.</li>
        <li>
          <p>
            Take along: <a href={paths.settings.data()}>Download my data</a> gives you everything, or everything about
            one child.
          </p>
        </li>
        <li>Remove one child, with all data: “Edit profile” on the child’s page, then “Remove”.</li>
        <li>
          <p>
            Delete all: <a href={paths.settings.deleteAccount()}>Delete my account</a> deletes everything at once. The
            law asks our payment partner to keep the bills that were paid; Minnow keeps nothing.
          </p>
        </li>
      </ul>
      <p>
        Something is missing here? Write to us on the <a href={paths.support()}>support page</a>.
      </p>
    </>
  );
}
