import { paths } from "~/domain/paths";
import { Button } from "./button";
import { Card } from "./card";
import { FormToken } from "./forms/form-token";

/** Whether the parent gets the weekly mail, and the button that changes it. */
export function WeeklyMailSetting({ isOn }: { isOn: boolean }) {
  return (
    <Card as="section" aria-labelledby="weekly-mail">
      <h2 id="weekly-mail">Weekly mail</h2>
      <p>
        {isOn
          ? "On Monday mornings you get a mail that tells what your children watched in the week before."
          : "Minnow can tell you on Monday mornings what your children watched in the week before. It is off."}
      </p>
      <form method="post" action={paths.settings.weeklyMail()}>
        <FormToken />
        <Button name="weekly_mail" value={isOn ? "off" : "on"} variant="quiet" pendingText="Saving…">
          {isOn ? "Stop the weekly mail" : "Send me the weekly mail"}
        </Button>
      </form>
    </Card>
  );
}
