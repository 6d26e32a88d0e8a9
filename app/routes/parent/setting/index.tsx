import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endSession } from "~/domain/auth/sessions.server";
import { noSessionHeaders } from "~/http/cookies.server";
import { readForm } from "~/http/forms.server";
import { forParent } from "~/http/parent.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { FormToken } from "~/ui/forms/form-token";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/title";

const NOTICES: Record<string, string> = {
  saved: "Your profile is saved.",
  password: "Your password is changed. Other devices are logged out.",
};

export const meta: MetaFunction = () => pageTitle("Settings");

export function loader({ request }: LoaderFunctionArgs) {
  return forParent(request, ({ parent }) =>
    Promise.resolve({
      name: parent.name,
      email: parent.email,
      notice: NOTICES[new URL(request.url).searchParams.get("notice") ?? ""],
    }),
  );
}

/** Logout: the session ends on the server. */
export function action({ request }: ActionFunctionArgs) {
  return forParent(request, async ({ sessionToken }) => {
    await readForm(request);
    await endSession(sessionToken);
    return redirect("/", { status: 303, headers: await noSessionHeaders() });
  });
}

export default function Setting() {
  const { name, email, notice } = useLoaderData<typeof loader>();
  return (
    <>
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      <h1>Settings</h1>
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
          <ButtonLink href="/setting/profile" variant="quiet">
            Edit profile
          </ButtonLink>
          <ButtonLink href="/setting/password" variant="quiet">
            Change Password
          </ButtonLink>
        </ButtonRow>
      </Card>
      <form method="post" action="/setting?index">
        <FormToken />
        <Button variant="quiet" pendingText="Logging out…">
          Logout
        </Button>
      </form>
    </>
  );
}
