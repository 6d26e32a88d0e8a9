import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Outlet,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useParams,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { data } from "@remix-run/node";
import type { ReactNode } from "react";
import { avatarOf } from "~/domain/child/avatar";
import { paths } from "~/domain/paths";
import { askChildren } from "~/http/child.server";
import { readForm } from "~/http/forms.server";
import { handleLoginForm } from "~/http/login.server";
import { withParent } from "~/http/parent.server";
import { requireServedRegion } from "~/http/region.server";
import type { loader as rootLoader } from "~/root";
import { ErrorContent, errorHeading, toldBy } from "~/ui/error-page";
import { Login } from "~/ui/login";
import { Main, PageFooter, PageHeader, SkipLink } from "~/ui/page";
import type { PageHandle } from "~/ui/page-handle";
import { PublicPage } from "~/ui/public-page";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["family-bar", "avatar", "card", "print"] };

const ROUTE_ID = "routes/parent/layout";

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ error, matches }) => {
  if (!isRouteErrorResponse(error)) return pageTitle(error ? errorHeading(500) : "Your children");
  if (!isLoginAsked(error)) return pageTitle(errorHeading(error.status));
  const login = matches.find(({ id }) => id === "root")?.data?.login;
  const screen = login?.step === "code" ? "Enter your code" : "Log in";
  return pageTitle(login?.problems ? `Error: ${screen}` : screen);
};

export function loader(args: LoaderFunctionArgs) {
  return withParent(args, async ({ parent }) => {
    const children = await askChildren(args, parent.id);
    return {
      userName: parent.name,
      childProfiles: children.map(({ username, first_name, picture_url }) => ({
        username,
        firstName: first_name,
        emoji: avatarOf(picture_url),
      })),
    };
  });
}

/** The login posts here, whatever page it stands in place of. */
export async function action(args: ActionFunctionArgs) {
  requireServedRegion(args);
  const answer = await handleLoginForm(args, await readForm(args));
  if (!answer) throw data(null, { status: 400 });
  return answer;
}

export default function ParentArea() {
  return (
    <ParentFrame>
      <Outlet />
    </ParentFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isSignedIn = useRouteLoaderData<typeof loader>(ROUTE_ID) !== undefined;
  const told = toldBy(error);
  if (isLoginAsked(error)) return <LoginInPlace keptAt={loginAskedFor(error)?.next} />;
  const Frame = isSignedIn ? ParentFrame : PublicPage;
  return (
    <Frame>
      <ErrorContent {...told} />
    </Frame>
  );
}

/** Whether a page was asked for without a session: the login is shown in its place. */
function isLoginAsked(error: unknown): boolean {
  return loginAskedFor(error)?.isLogin === true;
}

function loginAskedFor(error: unknown): { isLogin?: boolean; next?: string } | null {
  return isRouteErrorResponse(error) ? (error.data as { isLogin?: boolean; next?: string } | null) : null;
}

/** The bar with the family in it, around every page of the parent area. */
function ParentFrame({ children }: { children: ReactNode }) {
  const family = useRouteLoaderData<typeof loader>(ROUTE_ID);
  const { username } = useParams();
  return (
    <>
      <SkipLink />
      <PageHeader
        userName={family?.userName ?? null}
        childProfiles={family?.childProfiles ?? null}
        currentUsername={username}
        showAdd
      />
      <Main>{children}</Main>
      <PageFooter />
    </>
  );
}

/**
 * The page that was asked for stays in the address bar, and opens after the code step; after a form that was sent
 * without a session, the page that shows what was typed in it opens instead, and the children where there is no page.
 */
function LoginInPlace({ keptAt }: { keptAt?: string }) {
  const login = useRouteLoaderData<typeof rootLoader>("root")?.login;
  const { pathname, search } = useLocation();
  const asked = useMatches().at(-1)?.handle as PageHandle | undefined;
  return (
    <PublicPage>
      <Login
        step={login?.step ?? "password"}
        email={login?.email ?? ""}
        problems={login?.problems}
        notice={keptAt === undefined ? login?.notice : "You were signed out. What you had typed is kept."}
        next={keptAt ?? (asked?.isUnmatchedRoute ? paths.home() : pathname + search)}
      />
    </PublicPage>
  );
}
