import { paths } from "~/domain/paths";
import { ButtonLink, ButtonRow } from "./button";
import { Card } from "./card";

/** By which clocks the days of pages and mails go; `timeZone` is its name as it is read. */
export function TimeZoneSetting({ timeZone }: { timeZone: string }) {
  return (
    <Card as="section" aria-labelledby="time-zone">
      <h2 id="time-zone">Time zone</h2>
      <p>Days begin and end by the clocks of {timeZone}.</p>
      <ButtonRow>
        <ButtonLink href={paths.settings.timeZone()} variant="quiet">
          Change time zone
        </ButtonLink>
      </ButtonRow>
    </Card>
  );
}
