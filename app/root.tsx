import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { AuthenticityTokenProvider } from "remix-utils/csrf/react";
import { paths } from "~/domain/paths";
import reorderScript from "~/enhance/reorder?worker&url";
import { keepLoginState, readLoginState } from "~/http/cookies.server";
import { formTokenOf } from "~/http/form-token.server";
import { assertNotInMaintenance } from "~/http/maintenance.server";
import { useNonce } from "~/http/nonce";
import { ErrorPage, errorHeading, toldBy } from "~/ui/error-page";
import type { PageHandle } from "~/ui/page-handle";
import { pageStyles } from "~/ui/page-styles";
import { Prefetch } from "~/ui/prefetch";
import { pageTitle } from "~/ui/title";

const PARENT_AREA = "routes/parent/layout";

/** What the login and an error need, which stand in place of the pages of the parent area. */
const IN_PLACE = ["card", "field"] as const;

export const meta: MetaFunction = ({ error }) =>
  error ? pageTitle(errorHeading(isRouteErrorResponse(error) ? error.status : 500)) : [{ title: "Minnow" }];

export async function loader({ request }: LoaderFunctionArgs) {
  assertNotInMaintenance();
  const headers = new Headers();
  const { formToken, setCookie } = await formTokenOf(request);
  if (setCookie) headers.append("Set-Cookie", setCookie);
  const login = await readLoginState(request);
  if (login?.problems || login?.notice) {
    headers.append("Set-Cookie", await keepLoginState({ step: login.step, email: login.email }));
  }
  const areScriptsWanted = request.headers.get("save-data") !== "on";
  return data({ formToken, login, areScriptsWanted }, { headers });
}

/** The document around every page: plain HTML, with small extras for browsers that run scripts and want them. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  const { styles, hasScripts } = usePageHandle();
  const isReordering = new URLSearchParams(useLocation().search).has("reorder");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="icon" href={paths.files.favicon()} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={paths.files.touchIcon()} />
        <link rel="manifest" href={paths.files.webManifest()} />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />
        <Links />
        {hasScripts && root?.areScriptsWanted && (
          <>
            <script async src={paths.files.enhanceScript()} nonce={nonce} />
            <Prefetch nonce={nonce} />
            {isReordering && <script type="module" src={reorderScript} nonce={nonce} />}
          </>
        )}
      </head>
      <body>
        <AuthenticityTokenProvider token={root?.formToken ?? "none"}>{children}</AuthenticityTokenProvider>
      </body>
    </html>
  );
}

/** In the parent area everything is sent; the login that stands in place of its pages is a public page. */
function usePageHandle(): { styles: string; hasScripts: boolean } {
  const isFamilyShown = useRouteLoaderData(PARENT_AREA) !== undefined;
  const matches = useMatches();
  const named = matches.flatMap(({ handle, data: shown }) => {
    const { styles = [] } = (handle ?? {}) as PageHandle;
    return typeof styles === "function" ? styles(shown) : styles;
  });
  if (isFamilyShown) return { styles: pageStyles(named), hasScripts: true };
  const { hasScripts = false } = (matches.at(-1)?.handle ?? {}) as PageHandle;
  return {
    styles: pageStyles(matches.some(({ id }) => id === PARENT_AREA) ? IN_PLACE : named),
    hasScripts: typeof hasScripts === "function" ? hasScripts(matches.at(-1)?.data) : hasScripts,
  };
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage {...toldBy(error)} />;
}
