import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/domain/paths";
import { forgetKeptForm } from "~/http/cookies.server";
import { readKeptForm, typedFields } from "~/http/kept-form.server";
import { requireParent } from "~/http/parent.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { labelOf } from "~/ui/forms/field-labels";
import { FormToken } from "~/ui/forms/form-token";
import { pageTitle } from "~/ui/title";

/** What browsers send for a box that is ticked. */
const TICKED = "on";

export const meta: MetaFunction = () => pageTitle("What you had typed is kept");

/** A form that this parent sent after their session had ended, to be sent once more. Another's is dropped unseen. */
export async function loader(args: LoaderFunctionArgs) {
  const { parent } = await requireParent(args);
  const kept = await readKeptForm(args.request, parent.id);
  if (!kept) throw redirect(paths.home(), { status: 303, headers: { "Set-Cookie": await forgetKeptForm() } });
  return { ...kept, typed: typedFields(kept), page: kept.path.replace(/[?&]index$/, "") };
}

export default function KeptForm() {
  const { path, page, fields, typed } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>What you had typed is kept</h1>
      <p>You were signed out when you sent this. Nothing is saved yet. Passwords are not kept: type them again.</p>
      <Card>
        <dl className="stack">
          {typed.map(([name, value], index) => (
            <div key={`${index} ${name}`}>
              <dt className="soft">{labelOf(name)}</dt>
              <dd>{value === TICKED ? "Yes" : value}</dd>
            </div>
          ))}
        </dl>
        <form method="post" action={path}>
          <FormToken />
          {fields.map(([name, value], index) => (
            <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
          ))}
          <ButtonRow>
            <Button pendingText="Sending…">Send it now</Button>
            <ButtonLink href={page} variant="quiet">
              Don’t send it
            </ButtonLink>
          </ButtonRow>
        </form>
      </Card>
    </>
  );
}
