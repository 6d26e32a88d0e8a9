import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { AuthenticityTokenProvider } from "remix-utils/csrf/react";
import reorderScript from "~/enhance/reorder?worker&url";
import { keepLoginState, readLoginState } from "~/http/cookies.server";
import { formTokenOf } from "~/http/form-token.server";
import { useNonce } from "~/http/nonce";
import inlineStyles from "~/styles/index.css?inline";
import { ErrorPage, errorHeading, toldBy } from "~/ui/error-page";
import { pageTitle } from "~/ui/title";

/** The browser keeps the style that the server sent: its own copy stays empty, and out of the bundle. */
const styles = import.meta.env.SSR ? inlineStyles : "";

/** What a page may say of itself: `hydrates` sends scripts with it, when it is shown and not an error in its place. */
type PageHandle = { hydrates?: true } | undefined;

export const meta: MetaFunction = ({ error }) =>
  error ? pageTitle(errorHeading(isRouteErrorResponse(error) ? error.status : 500)) : [{ title: "Minnow" }];

export async function loader({ request }: LoaderFunctionArgs) {
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

/** The document around every page. Scripts are sent only to a page whose `handle` says that it earns them. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  const earnsScripts = useMatches().some(({ handle, data: loaded }) => loaded && (handle as PageHandle)?.hydrates);
  // Decided when the document is made: a page reached from there without a reload changes nothing about its scripts.
  const [isHydrated] = useState(earnsScripts);
  const isReordering = new URLSearchParams(useLocation().search).has("reorder");
  const areScriptsWanted = root?.areScriptsWanted ?? false;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        <Links />
        {areScriptsWanted && !isHydrated ? (
          <>
            <script defer src="/enhance.js" nonce={nonce} suppressHydrationWarning />
            {isReordering && <script type="module" src={reorderScript} nonce={nonce} suppressHydrationWarning />}
          </>
        ) : null}
      </head>
      <body>
        <AuthenticityTokenProvider token={root?.formToken ?? "none"}>{children}</AuthenticityTokenProvider>
        {isHydrated && areScriptsWanted ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnNavigation();
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage {...toldBy(error)} />;
}

/** A page change without a reload moves focus to the new page's heading, as a reload would begin a page afresh. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, [pathname]);
}
