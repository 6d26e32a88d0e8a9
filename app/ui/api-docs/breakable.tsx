import { Fragment } from "react";

/** A long name of a field, path or code, which may be broken after its signs on a small screen. */
export function Breakable({ text }: { text: string }) {
  return (
    <code>
      {text.split(/(?<=[_./])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
