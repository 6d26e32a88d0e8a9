import { FieldErrors } from "./forms/field-errors";

export interface EmojiChoice {
  emoji: string;
  name: string;
}

interface EmojiPickerProps {
  legend: string;
  name: string;
  choices: readonly EmojiChoice[];
  value?: string;
  /** Given to the first tile, so that an error summary can link to it. */
  id?: string;
  errors?: readonly string[];
}

/** One emoji out of many: radio buttons as large tiles, each named in words, which text browsers show beside it. */
export function EmojiPicker({ legend, name, choices, value, id, errors }: EmojiPickerProps) {
  const errorId = errors && `${name}-error`;
  return (
    <fieldset aria-describedby={errorId}>
      <legend>{legend}</legend>
      <FieldErrors id={errorId} errors={errors} />
      <div className="tiles">
        {choices.map((choice, index) => (
          <label key={choice.emoji} className="tile">
            <input
              type="radio"
              name={name}
              value={choice.emoji}

              id={index === 0 ? id : undefined}
              defaultChecked={choice.emoji === value}
              aria-label={choice.name}
            />
            {choice.emoji}
            <span className="visually-hidden" aria-hidden="true">
              {" "}
              {choice.name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
