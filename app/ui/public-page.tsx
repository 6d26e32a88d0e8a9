import type { ReactNode } from "react";
import { Main, PageFooter, PageHeader, SkipLink } from "./page";

/** A page for everyone: the mark, the content, the footer. */
export function PublicPage({ children, narrow = true }: { children: ReactNode; narrow?: boolean }) {
  return (
    <>
      <SkipLink />
      <PageHeader userName={null} childProfiles={null} showAdd={false} />
      <Main narrow={narrow}>{children}</Main>
      <PageFooter />
    </>
  );
}
