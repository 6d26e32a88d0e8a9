import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { childrenOf } from "~/domain/child/child.server";
import { paths } from "~/domain/paths";
import { withParent } from "~/http/parent.server";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("Download my data");

export function loader(args: LoaderFunctionArgs) {
  return withParent(args, async ({ parent }) => {
    const children = await childrenOf(parent.id);
    return { children: children.map(({ username, first_name }) => ({ username, firstName: first_name })) };
  });
}

export default function SettingData() {
  const { children } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Download my data</h1>
      <p>
        You get a ZIP file with all that Minnow keeps: as JSON for programs, and as CSV for spreadsheets. Passwords are
        not in it, for nobody can read them.
      </p>
      <Card as="section" aria-labelledby="everything">
        <h2 id="everything">Everything</h2>
        <p>Your account, your subscription, your children and their study plans.</p>
        <ButtonRow>
          <ButtonLink href={paths.settings.download()}>Download my data</ButtonLink>
        </ButtonRow>
      </Card>
      {children.length > 0 && (
        <Card as="section" aria-labelledby="one-child">
          <h2 id="one-child">One child</h2>
          <p>The profile, your consents, and the study plans.</p>
          <ButtonRow>
            {children.map(({ username, firstName }) => (
              <ButtonLink key={username} href={paths.settings.download({ child: username })} variant="quiet">
                Download {firstName}’s data
              </ButtonLink>
            ))}
          </ButtonRow>
        </Card>
      )}
      <ButtonRow>
        <ButtonLink href={paths.settings.overview()} variant="quiet">
          Back to settings
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
