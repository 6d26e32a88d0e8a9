import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endOtherSessions, endSessionById, sessionsOf } from "~/domain/auth/sessions.server";
import { noticeText } from "~/domain/notices";
import { paths } from "~/domain/paths";
import { readForm, textOf } from "~/http/forms.server";
import { withParent } from "~/http/parent.server";
import { visitorOf } from "~/http/security-events.server";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { SessionList, SignOutEverywhereElse } from "~/ui/session-list";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("Your devices");

export function loader(args: LoaderFunctionArgs) {
  return withParent(args, async ({ parent, sessionToken }) => ({
    sessions: await sessionsOf(parent.id, sessionToken),
    notice: noticeText("sessions", args.request.url),
  }));
}

/** 'Sign out' of one device, or of all but this one. A device that is signed out already stays so. */
export function action(args: ActionFunctionArgs) {
  return withParent(args, async ({ parent, sessionToken }) => {
    const form = await readForm(args);
    if (textOf(form, "intent") === "sign_out_others") {
      await endOtherSessions(parent.id, sessionToken, visitorOf(args));
      return redirect(paths.settings.sessions({ notice: "others_ended" }), 303);
    }
    await endSessionById(parent.id, textOf(form, "session"), visitorOf(args));
    return redirect(paths.settings.sessions({ notice: "ended" }), 303);
  });
}

export default function SettingSessions() {
  const { sessions, notice } = useLoaderData<typeof loader>();
  return (
    <>
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      <h1>Your devices</h1>
      <p>You are signed in here. If you do not know one of them, sign it out and change your password.</p>
      <SessionList sessions={sessions} />
      {sessions.length > 1 && <SignOutEverywhereElse />}
      <ButtonRow>
        <ButtonLink href={paths.settings.overview()} variant="quiet">
          Back to settings
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
