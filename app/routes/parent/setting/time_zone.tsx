import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { timeZoneFormSchema } from "~/domain/account/time-zone";
import { changeTimeZone, timeZoneOf } from "~/domain/account/time-zone.server";
import { paths } from "~/domain/paths";
import { readForm, rejectForm, validateForm } from "~/http/forms.server";
import { withParent } from "~/http/parent.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { FormToken } from "~/ui/forms/form-token";
import { TimeZoneField } from "~/ui/forms/time-zone-field";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["field", "select"] };

export const meta: MetaFunction = () => pageTitle("Change time zone");

export function loader(args: LoaderFunctionArgs) {
  return withParent(args, ({ parent }) => Promise.resolve({ timeZone: timeZoneOf(parent) }));
}

export function action(args: ActionFunctionArgs) {
  return withParent(args, async ({ parent }) => {
    const submission = validateForm(await readForm(args), timeZoneFormSchema);
    if (submission.status !== "success") return rejectForm(submission);
    await changeTimeZone(parent.id, submission.value.time_zone);
    return redirect(paths.settings.overview({ notice: "time_zone" }), 303);
  });
}

export default function SettingTimeZone() {
  const { timeZone } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ time_zone: string }>({
    id: "time-zone",
    lastResult: useActionData<typeof action>(),
    defaultValue: { time_zone: timeZone },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Change time zone</h1>
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <TimeZoneField
            meta={fields.time_zone}
            label="Time zone"
            hint="Choose the place whose clocks you live by. Days of progress and of the weekly mail go by it."
          />
          <ButtonRow>
            <Button pendingText="Saving…">Save</Button>
            <ButtonLink href={paths.settings.overview()} variant="quiet">
              Cancel
            </ButtonLink>
          </ButtonRow>
        </form>
      </Card>
    </>
  );
}
