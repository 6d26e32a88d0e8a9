import { paths } from "~/domain/paths";
import { Call } from "./call";
import type { DocumentedGroup } from "./documented-call";

interface ApiDocsProps {
  introduction: string;
  groups: DocumentedGroup[];
}

/** Every call, for those who build on them: a list of contents, then a heading of calls at a time. */
export function ApiDocs({ introduction, groups }: ApiDocsProps) {
  return (
    <>
      <h1>Calls</h1>
      <p>{introduction}</p>
      <p>
        The same for machines: <a href={paths.machine.openapi()}>openapi.json</a>
      </p>
      <nav aria-label="Calls" className="stack contents">
        {groups.map(({ title, calls }) => (
          <div key={title}>
            <p className="soft">{title}</p>
            <ul>
              {calls.map(({ id, method, path, summary }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {method} {path}
                  </a>
                  : {summary}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {groups.map(({ title, calls }) => (
        <section key={title} className="stack" aria-label={title}>
          <h2>{title}</h2>
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </section>
      ))}
    </>
  );
}
