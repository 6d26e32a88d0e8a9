import { LESSONS_MAX, LESSONS_MIN } from "~/domain/limits";
import { Button, ButtonRow } from "../button";
import { FormToken } from "../forms/form-token";

/** How many lessons are suggested, 3 to 8, one more or one less at a time. */
export function LessonCount({ count }: { count: number }) {
  return (
    <form method="post">
      <FormToken />
      <ButtonRow>
        <span role="status">{count} lessons</span>
        <Button name="intent" value="make_shorter" variant="quiet" disabled={count <= LESSONS_MIN}>
          Make shorter
        </Button>
        <Button name="intent" value="make_longer" variant="quiet" disabled={count >= LESSONS_MAX}>
          Make longer
        </Button>
      </ButtonRow>
    </form>
  );
}
