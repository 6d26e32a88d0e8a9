import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readOutbox } from "~/domain/mail/outbox.server";
import { asPage } from "~/http/parent.server";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PublicPage } from "~/ui/public-page";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["avatar", "card", "print"], hasScripts: true };

export const meta: MetaFunction = () => pageTitle("Outbox");

/** Local mode's mails, newest first; in live mode the page does not exist. */
export function loader(args: LoaderFunctionArgs) {
  return asPage(args, async () => ({ letters: await readOutbox() }));
}

export default function Outbox() {
  const { letters } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <h1>Outbox</h1>
      <p className="soft">Minnow runs on this machine alone, so its mails are kept here instead of being sent.</p>
      {letters.length === 0 && (
        <EmptyState emoji="📭" title="No mail yet">
          <p>Codes arrive here when someone signs up or logs in.</p>
        </EmptyState>
      )}
      {letters.map((letter) => (
        <Card as="article" key={letter.id} aria-labelledby={letter.id}>
          <h2 id={letter.id}>{letter.subject}</h2>
          <p className="soft">
            To {letter.to}, {new Date(letter.date).toISOString().replace("T", " ").slice(0, 19)} UTC
          </p>
          <pre>{letter.text}</pre>
        </Card>
      ))}
    </PublicPage>
  );
}
