import { Breakable } from "./breakable";
import type { DocumentedCall } from "./documented-call";
import { FieldTable } from "./field-table";

/** One call: what it does, what it takes, what it answers, what it refuses, and an example. */
export function Call({ call }: { call: DocumentedCall }) {
  const { id, method, path, summary, detail, query, payloads, answer } = call;
  return (
    <section className="card stack" aria-labelledby={id}>
      <h3 id={id}>
        <Breakable text={`${method} ${path}`} />
      </h3>
      <p>
        {summary}. {detail} {call.isPublic ? "Needs no session." : "Needs a session."}
      </p>
      {query.length > 0 && <FieldTable caption="Query" fields={query} />}
      {payloads.map(({ title, fields }) => (
        <Payload key={title} fields={fields} title={title === "" ? "Payload" : `Payload for ${title}`} />
      ))}
      {answer ? <FieldTable caption="Answer, 200" fields={answer} /> : <p>Answer, 200: lines of text.</p>}
      {call.isConditional && <p>With If-None-Match, 304 while nothing has changed.</p>}
      <Failures failures={call.failures} />
      <Example call={call} />
    </section>
  );
}

function Payload({ title, fields }: { title: string; fields: DocumentedCall["query"] }) {
  return fields.length > 0 ? <FieldTable caption={title} fields={fields} /> : <p>{title}: an empty object.</p>;
}

function Failures({ failures }: Pick<DocumentedCall, "failures">) {
  if (failures.length === 0) return null;
  return (
    <table className="fields">
      <caption>Errors</caption>
      <thead>
        <tr>
          <th scope="col">Status and code</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {failures.map(({ status, code, meaning }) => (
          <tr key={`${status} ${code}`}>
            <th scope="row">
              {status} <Breakable text={code} />
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Example({ call: { method, path, example } }: { call: DocumentedCall }) {
  return (
    <details>
      <summary>
        Example<span className="visually-hidden"> of {`${method} ${path}`}</span>
      </summary>
      <pre>
        <code>{[`${method} ${path}${example.query ?? ""}`, example.payload].filter(Boolean).join("\n\n")}</code>
      </pre>
      <p>Answer:</p>
      <pre>
        <code>{example.answer}</code>
      </pre>
    </details>
  );
}
