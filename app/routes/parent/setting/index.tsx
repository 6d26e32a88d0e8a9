import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { timeZoneText } from "~/domain/account/time-zone";
import { timeZoneOf } from "~/domain/account/time-zone.server";
import { endSession } from "~/domain/auth/sessions.server";
import { ServiceFailed } from "~/domain/errors";
import { noticeText } from "~/domain/notices";
import { paths } from "~/domain/paths";
import { billingPortal, subscriptionOverview } from "~/domain/subscription/overview.server";
import type { Visit } from "~/http/context.server";
import { noSessionHeaders } from "~/http/cookies.server";
import { readForm, textOf } from "~/http/forms.server";
import { withParent } from "~/http/parent.server";
import { reportRefusal } from "~/http/refusals.server";
import { visitorOf } from "~/http/security-events.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { FormToken } from "~/ui/forms/form-token";
import { Notice } from "~/ui/notice";
import type { PageHandle } from "~/ui/page-handle";
import { SubscriptionSummary } from "~/ui/subscription-summary";
import { TimeZoneSetting } from "~/ui/time-zone-setting";
import { pageTitle } from "~/ui/title";
import { WeeklyMailSetting } from "~/ui/weekly-mail-setting";
import { noStoreHeaders } from "./unkept-page.server";

export const handle: PageHandle = { styles: ["facts"] };

export const headers = noStoreHeaders;

export const meta: MetaFunction = () => pageTitle("Settings");

export function loader(args: LoaderFunctionArgs) {
  return withParent(args, async ({ parent }) => ({
    name: parent.name,
    email: parent.email,
    timeZone: timeZoneText(timeZoneOf(parent)),
    isWeeklyMailOn: parent.isWeeklyMailOn,
    subscription: await overviewOrNull(args, parent.id),
    notice: noticeText("settings", args.request.url),
  }));
}

/** 'Manage subscription' opens the provider's portal; 'Logout' ends the session on the server. */
export function action(args: ActionFunctionArgs) {
  return withParent(args, async ({ parent, sessionToken }) => {
    const form = await readForm(args);
    if (textOf(form, "intent") === "manage_subscription") return redirect(await billingPortal(parent.id), 303);
    await endSession(sessionToken, visitorOf(args));
    return redirect(paths.home(), { status: 303, headers: await noSessionHeaders() });
  });
}

/** Settings open also while the payment provider does not answer. */
async function overviewOrNull(visit: Visit, parentId: string) {
  try {
    return await subscriptionOverview(parentId);
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    reportRefusal(visit, error);
    return null;
  }
}

export default function Setting() {
  const { name, email, timeZone, isWeeklyMailOn, subscription, notice } = useLoaderData<typeof loader>();
  return (
    <>
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      <h1>Settings</h1>
      <ProfileFacts name={name} email={email} />
      <TimeZoneSetting timeZone={timeZone} />
      <WeeklyMailSetting isOn={isWeeklyMailOn} />
      <SubscriptionSummary subscription={subscription} />
      <AccountLinks />
      <Logout />
    </>
  );
}

function ProfileFacts({ name, email }: { name: string; email: string }) {
  return (
    <Card>
      <dl className="facts">
        <div>
          <dt>Display name</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <ButtonRow>
        <ButtonLink href={paths.settings.profile()} variant="quiet">
          Edit profile
        </ButtonLink>
        <ButtonLink href={paths.settings.password()} variant="quiet">
          Change Password
        </ButtonLink>
      </ButtonRow>
    </Card>
  );
}

function AccountLinks() {
  return (
    <Card as="section" aria-labelledby="account">
      <h2 id="account">Your account</h2>
      <ButtonRow>
        <ButtonLink href={paths.settings.sessions()} variant="quiet">
          Your devices
        </ButtonLink>
        <ButtonLink href={paths.settings.data()} variant="quiet">
          Download my data
        </ButtonLink>
        <ButtonLink href={paths.settings.deleteAccount()} variant="quiet">
          Delete my account
        </ButtonLink>
      </ButtonRow>
    </Card>
  );
}

function Logout() {
  return (
    <form method="post" action={paths.settings.overview({ index: true })}>
      <FormToken />
      <Button name="intent" value="logout" variant="quiet" pendingText="Logging out…">
        Logout
      </Button>
    </form>
  );
}
