import { FieldErrors } from "./forms/field-errors";

interface ChoiceChipsProps {
  legend: string;
  name: string;
  choices: readonly string[];
  value?: string;
  /** Given to the first chip, so that an error summary can link to it. */
  id?: string;
  errors?: readonly string[];
}

interface SubmitChipsProps {
  label: string;
  name: string;
  choices: readonly string[];
}

/** One answer out of a few short ones. */
export function ChoiceChips({ legend, name, choices, value, id, errors }: ChoiceChipsProps) {
  const errorId = errors && `${name}-error`;
  return (
    <fieldset aria-describedby={errorId}>
      <legend>{legend}</legend>
      <FieldErrors id={errorId} errors={errors} />
      <div className="chips">
        {choices.map((choice, index) => (
          <label key={choice} className="chip">
            <input
              type="radio"
              name={name}
              value={choice}

              id={index === 0 ? id : undefined}
              defaultChecked={choice === value}
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Ideas that fill a field: each is a submit button whose name and value the server puts into the form.
 * Stand them after the form's main button, which Enter presses, or in a form of their own.
 */
export function SubmitChips({ label, name, choices }: SubmitChipsProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <ul className="chips">
        {choices.map((choice) => (
          <li key={choice}>
            <button type="submit" className="chip" name={name} value={choice} formNoValidate>
              {choice}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
