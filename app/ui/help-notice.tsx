import { messages } from "~/domain/messages";
import { helpLines } from "~/domain/suggestion/help-lines";

interface HelpNoticeProps {
  /** It answers a form, and is read first. */
  isAnswer?: boolean;
}

/** Where a wish is about harm to oneself or abuse, in place of every other notice: kind words, and people to call. */
export function HelpNotice({ isAnswer = false }: HelpNoticeProps) {
  // The attribute moves the focus when the page arrives as HTML.
  const focus = isAnswer ? { tabIndex: -1, autoFocus: true } : {};
  return (
    <div className="notice info" role="alert" data-help-notice="" {...focus}>
      <h2>{messages.helpTitle}</h2>
      <p>{messages.helpIsThere}</p>
      <ul className="stack">
        {helpLines.map(({ name, number, can_text, about }) => (
          <li key={number}>
            <strong>{name}</strong>
            <p>{about}</p>
            <a href={`tel:${number}`}>Call {number}</a>
            {can_text && (
              <>
                {" or "}
                <a href={`sms:${number}`}>text {number}</a>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>{messages.helpMisread}</p>
    </div>
  );
}
