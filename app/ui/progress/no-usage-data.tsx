import { notKeptText } from "~/domain/history/activities";
import { Notice } from "../notice";

/** Why there are no activities of a child whose parent did not agree that they are kept. */
export function NoUsageData({ firstName }: { firstName: string }) {
  return (
    <Notice tone="info">
      <p>{notKeptText(firstName)}</p>
    </Notice>
  );
}
