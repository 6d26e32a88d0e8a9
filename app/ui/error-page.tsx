import { isRouteErrorResponse } from "@remix-run/react";
import { messages } from "~/domain/messages";
import { paths } from "~/domain/paths";
import { ButtonLink, ButtonRow } from "./button";
import { PublicPage } from "./public-page";

interface ErrorContentProps {
  status: number;
  /** What went wrong, in words, where the page's rule told it. */
  message?: string;
  /** A heading that says more than the status does. */
  heading?: string;
}

const HEADINGS: Record<number, string> = {
  400: "That did not arrive as it should",
  403: "This is not yours to see",
  404: "There is no such page",
  405: "That is not possible here",
  413: "That was too much at once",
  451: "Not in your region yet",
  429: "Please wait a little",
  503: "Back in a few minutes",
  502: "Something beyond Minnow did not answer",
  504: "Something beyond Minnow did not answer",
};

/** An emoji instead of a picture. */
const SIGNS: Record<number, string> = { 403: "🔒", 404: "🧭", 413: "📦", 429: "⏳", 451: "🌍", 503: "🛠️" };

const EXPLANATIONS: Record<number, string> = {
  403: "The page belongs to someone else, or something about your subscription has to be settled first.",
  404: "The address may be mistyped, or what was here is gone.",
};

/** The heading of an error page, for its title as well. */
export function errorHeading(status: number): string {
  return HEADINGS[status] ?? "Something went wrong";
}

/** What a caught error tells: the status and words of a thrown answer, or that something of ours broke. */
export function toldBy(error: unknown): ErrorContentProps {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const { message, heading } = (error.data ?? {}) as Partial<ErrorContentProps>;
  return { status: error.status, message, heading };
}

/** What an error page says, with a way on. */
export function ErrorContent({ status, message, heading }: ErrorContentProps) {
  return (
    <>
      <p className="sign" aria-hidden="true">
        {SIGNS[status] ?? "🔧"}
      </p>
      <h1>{heading ?? errorHeading(status)}</h1>
      <p>{message ?? EXPLANATIONS[status] ?? messages.generic}</p>
      {heading !== undefined && <p>Go back, and your browser still shows what you typed.</p>}
      <ButtonRow>
        <WaysOn status={status} />
      </ButtonRow>
    </>
  );
}

function WaysOn({ status }: { status: number }) {
  const help = (
    <ButtonLink href={paths.support()} variant="quiet">
      Get help
    </ButtonLink>
  );
  if (status === 503) return <ButtonLink href="">Try again</ButtonLink>;
  if (status === 451) {
    return (
      <>
        <ButtonLink href={paths.marketing()}>See what Minnow does</ButtonLink>
        {help}
      </>
    );
  }
  return (
    <>
      {(status >= 500 || status === 429) && <ButtonLink href="">Try again</ButtonLink>}
      <ButtonLink href={paths.home()} variant={status >= 500 || status === 429 ? "quiet" : "primary"}>
        Go to your children
      </ButtonLink>
      {help}
    </>
  );
}

/** An error outside the parent area. */
export function ErrorPage(props: ErrorContentProps) {
  return (
    <PublicPage>
      <ErrorContent {...props} />
    </PublicPage>
  );
}
