import type { ReactNode } from "react";
import { Main, PageFooter, PageHeader, SkipLink } from "./page";

interface PublicPageProps {
  children: ReactNode;
  narrow?: boolean;
  /** Whether the bar leads to the login. */
  hasLogin?: boolean;
  /** An open dialog: the page behind it can be neither read nor reached. */
  dialog?: ReactNode;
}

/** A page for everyone: the mark, the content, the footer. */
export function PublicPage({ children, narrow = true, hasLogin = false, dialog }: PublicPageProps) {
  const page = (
    <>
      <SkipLink />
      <PageHeader userName={null} childProfiles={null} showAdd={false} hasLogin={hasLogin} />
      <Main narrow={narrow}>{children}</Main>
      <PageFooter />
    </>
  );
  if (!dialog) return page;
  return (
    <>
      <div className="behind" {...INERT}>
        {page}
      </div>
      {dialog}
    </>
  );
}

/** React 18 has no name for this attribute, and passes it on when it is a text. */
const INERT = { inert: "" };
