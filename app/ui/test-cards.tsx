import { sandboxCards } from "~/domain/subscription/sandbox-cards";

export const FIRST_CARD_ID = "card-succeeds";

/** The cards that can be tried in the sandbox. */
export function TestCards() {
  return (
    <fieldset>
      <legend>Test card</legend>
      {sandboxCards.map(({ card, text }, index) => (
        <div key={card} className="field">
          <label className="toggle">
            <input type="radio" name="card" value={card} id={`card-${card}`} defaultChecked={index === 0} />
            <span>{text}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
