import { Button, ButtonRow } from "./button";
import { Card } from "./card";
import { formatDay } from "./format-day";
import { FormToken } from "./forms/form-token";

interface Session {
  id: string;
  /** "Firefox on Windows". */
  browser: string;
  /** UTC milliseconds. */
  signedInAt: number;
  isCurrent: boolean;
}

/** Where the parent is signed in, each with 'Sign out' but for the one that asks. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  return (
    <ul className="sheets">
      {sessions.map((session, index) => (
        <li key={session.id}>
          <Card>
            <div>
              <strong id={`device-${index}`}>{session.browser}</strong>
              <p className="soft">
                Signed in on {formatDay(session.signedInAt)}
                {session.isCurrent && " · this device"}
              </p>
            </div>
            {!session.isCurrent && <SignOut id={session.id} describedBy={`device-${index}`} />}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function SignOut({ id, describedBy }: { id: string; describedBy: string }) {
  return (
    <form method="post">
      <FormToken />
      <input type="hidden" name="session" value={id} />
      <Button name="intent" value="sign_out" variant="quiet" pendingText="Signing out…" aria-describedby={describedBy}>
        Sign out
      </Button>
    </form>
  );
}

/** One press for all other devices. */
export function SignOutEverywhereElse() {
  return (
    <form method="post">
      <FormToken />
      <ButtonRow>
        <Button name="intent" value="sign_out_others" pendingText="Signing out…">
          Sign out everywhere else
        </Button>
      </ButtonRow>
    </form>
  );
}
