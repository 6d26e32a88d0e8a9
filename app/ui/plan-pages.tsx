import { ButtonLink, ButtonRow } from "./button";

interface PlanPagesProps {
  /** The page shown, the first being 1, and whether another follows. */
  page: number;
  hasMore: boolean;
  /** Address of another page. */
  to: (page: number) => string;
}

/** The ways to the study plans before and after those shown; nothing where all are shown. */
export function PlanPages({ page, hasMore, to }: PlanPagesProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label="More study plans">
      <ButtonRow>
        {page > 1 && (
          <ButtonLink href={to(page - 1)} variant="quiet">
            Previous plans
          </ButtonLink>
        )}
        {hasMore && (
          <ButtonLink href={to(page + 1)} variant="quiet">
            Next plans
          </ButtonLink>
        )}
      </ButtonRow>
    </nav>
  );
}
