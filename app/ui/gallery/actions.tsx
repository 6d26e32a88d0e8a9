import { Button, ButtonLink, ButtonRow } from "../button";
import { Card } from "../card";
import { Steps } from "../steps";
import { Shelf, Specimen } from "./specimen";

/** What is pressed and what leads on. */
export function ActionShelf() {
  return (
    <Shelf title="Actions and ways">
      <Specimen file="button.tsx">
        <Buttons />
      </Specimen>
      <Specimen file="card.tsx">
        <Card>
          <p>A raised sheet that holds what belongs together.</p>
        </Card>
      </Specimen>
      <Specimen file="steps.tsx">
        <Steps
          label="Example steps"
          steps={[
            { title: "Done", state: "done", to: "#main" },
            { title: "Current", state: "current", to: null },
            { title: "Open", state: "open", to: "#main" },
            { title: "Closed", state: "closed", to: null },
          ]}
        />
      </Specimen>
    </Shelf>
  );
}

function Buttons() {
  return (
    <ButtonRow>
      <Button type="button">Primary</Button>
      <Button type="button" variant="quiet">
        Quiet
      </Button>
      <Button type="button" variant="danger">
        Danger
      </Button>
      <Button type="button" aria-pressed="true" variant="quiet">
        Pressed
      </Button>
      <Button type="button" disabled>
        Disabled
      </Button>
      <Button type="button" aria-disabled="true">
        Saving…
      </Button>
      <ButtonLink href="#main">Link</ButtonLink>
    </ButtonRow>
  );
}
