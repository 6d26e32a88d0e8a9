import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { disownPasswordChange, isChangeDisowned } from "~/domain/account/password-changed.server";
import { paths } from "~/domain/paths";
import { assertNotInMaintenance } from "~/http/maintenance.server";
import { asPage } from "~/http/parent.server";
import { visitorOf } from "~/http/security-events.server";
import { Button, ButtonLink } from "~/ui/button";
import { PublicPage } from "~/ui/public-page";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("Your password was changed");

/** Nothing is changed by looking: programs that check a mail's links open this page too. */
export function loader(args: LoaderFunctionArgs) {
  return asPage(args, async () => ({ isDone: await isChangeDisowned(args.params.token ?? "") }));
}

/**
 * Takes the account from whoever changed its password. The token in the address is the permission: whoever comes from a
 * mail has no session, and perhaps a browser that keeps no cookie.
 */
export function action(args: ActionFunctionArgs) {
  assertNotInMaintenance();
  return asPage(args, async () => {
    await disownPasswordChange(args.params.token ?? "", visitorOf(args));
    return null;
  });
}

export default function NotMe() {
  const { isDone } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <h1>Your password was changed</h1>
      {isDone ? (
        <>
          <p role="status">
            Thanks for telling us. Every device is logged out, and the changed password doesn’t work anymore.
          </p>
          <p>Next, choose a new password. We’ll mail a code to the address of your account.</p>
          <ButtonLink href={paths.resetPassword()}>Choose a new password</ButtonLink>
        </>
      ) : (
        <form method="post" className="stack">
          <p>If you changed it yourself, just close this page. Everything stays as it is.</p>
          <p>
            If it was someone else, press the button. It logs out every device, and the changed password stops working.
            Then you choose a new one, with a code that we mail to you.
          </p>
          <Button name="intent" value="not_me" pendingText="One moment…">
            That was not me
          </Button>
        </form>
      )}
    </PublicPage>
  );
}
