import { Breakable } from "./breakable";
import type { DocumentedField } from "./documented-call";

interface FieldTableProps {
  caption: string;
  fields: DocumentedField[];
}

/** What is sent or answered, field by field. */
export function FieldTable({ caption, fields }: FieldTableProps) {
  return (
    <table className="fields">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, isRequired, meaning }) => (
          <tr key={name}>
            <th scope="row">
              <Breakable text={name} />
            </th>
            <td>
              {type}
              {!isRequired && ", may be left out"}. {meaning}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
