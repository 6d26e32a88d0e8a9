import { ContactLink } from "./contact";

/** What is kept, what is not and who sees it, as the body of a page. */
export function PrivacyText() {
  return (
    <article className="stack">
      <h1>Privacy</h1>
      <p>We keep as little as we can, and we use it only to run Minnow.</p>
      <h2>What we keep about a child</h2>
      <ul>
        <li>First name and grade level</li>
        <li>Username, and the password in hashed form, so that nobody can read it</li>
        <li>The emoji chosen as avatar</li>
        <li>Study plans, and how far the child has come in them</li>
        <li>The record of your consent: what you agreed to or withdrew, and when</li>
      </ul>
      <h2>What we keep about you</h2>
      <ul>
        <li>Your name and email address, and your password in hashed form</li>
        <li>The state of your subscription</li>
        <li>A cookie that keeps you logged in, and the name of the browser you logged in with</li>
      </ul>
      <h2>What we do not keep</h2>
      <ul>
        <li>Card numbers: you give them to our payment partner alone</li>
        <li>A child’s last name, birthday, address, email, photo or voice</li>
        <li>
          Where you are: your internet address only tells us your country, and is counted in hashed form, for an hour at
          most, to slow down password guessing
        </li>
        <li>Advertising profiles: Minnow shows no advertising and loads nothing from other sites</li>
      </ul>
      <h2>Who else sees something</h2>
      <p>
        Our payment partner sees what it needs to bill you. The service that suggests lessons sees the subject, the goal
        and what you write about them, never a child’s name or username. So please write no names into a plan. We sell
        nothing to anyone.
      </p>
      <h2>Your consent</h2>
      <p>
        We ask for your consent before we keep anything about a child. You can withdraw it at any time; from then on we
        collect nothing new about that child. Whether we may keep what your child watches, so that you see progress and
        recent activities, is a separate choice.
      </p>
      <h2>Seeing, mending and removing data</h2>
      <p>
        You can see and change a child’s profile and plans in Minnow. For a copy of everything, to withdraw consent, or
        to have a child’s data removed, write to <ContactLink /> from the address of your account.
      </p>
    </article>
  );
}
