import { CODE_LIFETIME_MS, CODE_RESEND_WAIT_MS } from "~/domain/limits";
import { paths } from "~/domain/paths";

const CODE_MINUTES = CODE_LIFETIME_MS / 60_000;
const RESEND_SECONDS = CODE_RESEND_WAIT_MS / 1000;

/** Help with what goes wrong most, as a part of a page. */
export function SupportText() {
  return (
    <article className="stack">
      <h2>The code does not arrive</h2>
      <p>
        Look into your spam folder. A code works once, and for {CODE_MINUTES} minutes. You can ask for a new one after{" "}
        {RESEND_SECONDS} seconds; the older code then stops working.
      </p>
      <h2>I forgot my password</h2>
      <p>
        Choose <a href={paths.resetPassword()}>Forgot your password?</a> A code is mailed to you, and with it you choose
        a new one.
      </p>
      <h2>A child forgot the password</h2>
      <p>Open the child’s profile and choose “Change password”. You do not need the old one.</p>
      <h2>I cannot add a child or a study plan</h2>
      <p>
        Something about the subscription is waiting for you, such as a payment that failed. Open “Manage subscription”
        in your settings.
      </p>
      <h2>I want to cancel, or to leave</h2>
      <p>
        “Manage subscription” in your settings cancels the subscription. “Delete my account” there deletes everything,
        and cancels first.
      </p>
      <h2>Minnow says it is not available in my region</h2>
      <p>Minnow is offered in one country only. A travel abroad or a VPN can make it look as if you were elsewhere.</p>
      <h2>Minnow without JavaScript</h2>
      <p>
        Every page works with scripts switched off, with the keyboard alone and with a screen reader. If one does not,
        please tell us.
      </p>
    </article>
  );
}
