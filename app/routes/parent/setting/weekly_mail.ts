import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { setWeeklyMail } from "~/domain/mail/weekly-mail-choice.server";
import { paths } from "~/domain/paths";
import { readForm, textOf } from "~/http/forms.server";
import { withParent } from "~/http/parent.server";

/** The settings hold the form. */
export function loader(args: LoaderFunctionArgs) {
  return withParent(args, () => Promise.resolve(redirect(paths.settings.overview(), 303)));
}

/** Turns the weekly mail on or off. */
export function action(args: ActionFunctionArgs) {
  return withParent(args, async ({ parent }) => {
    const choice = textOf(await readForm(args), "weekly_mail");
    if (choice !== "on" && choice !== "off") throw data(null, { status: 400 });
    await setWeeklyMail(parent.id, choice === "on");
    return redirect(paths.settings.overview({ notice: `weekly_mail_${choice}` }), 303);
  });
}

/** Never seen. It makes this a page, so that the login and what is refused here are shown as on every other. */
export default function SettingWeeklyMail() {
  return null;
}
