import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isWeeklyMailOn, unsubscribe } from "~/domain/mail/weekly-mail-choice.server";
import { paths } from "~/domain/paths";
import { assertNotInMaintenance } from "~/http/maintenance.server";
import { asPage } from "~/http/parent.server";
import { Button, ButtonLink } from "~/ui/button";
import { PublicPage } from "~/ui/public-page";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("Weekly mail");

/** Nothing is changed by looking: programs that check a mail's links open this page too. */
export function loader(args: LoaderFunctionArgs) {
  return asPage(args, async () => ({ isOn: await isWeeklyMailOn(args.params.token ?? "") }));
}

/**
 * Stops the weekly mail, for the page's own button and for mail programs alike, which post without a session and
 * without a form's token (RFC 8058): the token in the address is the permission.
 */
export function action(args: ActionFunctionArgs) {
  assertNotInMaintenance();
  return asPage(args, async () => {
    await unsubscribe(args.params.token ?? "");
    return null;
  });
}

export default function Unsubscribe() {
  const { isOn } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <h1>Weekly mail</h1>
      {isOn ? (
        <form method="post" className="stack">
          <p>Do you want no more mails about what your children watched?</p>
          <Button name="List-Unsubscribe" value="One-Click" pendingText="One moment…">
            Stop the weekly mail
          </Button>
        </form>
      ) : (
        <>
          <p role="status">The weekly mail is off. You get no more of them.</p>
          <p>You can turn it on again in the settings.</p>
          <ButtonLink href={paths.settings.overview()} variant="quiet">
            Settings
          </ButtonLink>
        </>
      )}
    </PublicPage>
  );
}
