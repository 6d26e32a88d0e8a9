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
import { cookies, keepLoginState, readLoginState } from "~/http/cookies.server";
import { useNonce } from "~/http/nonce";
import inlineStyles from "~/styles/index.css?inline";
import { ErrorPage } from "~/ui/error-page";

/** The browser keeps the style that the server sent: its own copy stays empty, and out of the bundle. */
const styles = import.meta.env.SSR ? inlineStyles : "";

export const meta: MetaFunction = () => [{ title: "Minnow" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const headers = new Headers();
  const [formToken, tokenCookie] = await cookies().csrf.commitToken(request);
  if (tokenCookie) headers.append("Set-Cookie", tokenCookie);
  const login = await readLoginState(request);
  if (login?.problem || login?.notice) {
    headers.append("Set-Cookie", await keepLoginState({ step: login.step, email: login.email }));
  }
  const areScriptsWanted = request.headers.get("save-data") !== "on";
  return data({ formToken, login, areScriptsWanted }, { headers });
}

/** The document around every page. Scripts are sent only to a page whose `handle` says that it earns them. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  const earnsScripts = useMatches().some(({ handle }) => (handle as { hydrates?: true } | undefined)?.hydrates);
  // Decided when the document is made: a page reached from there without a reload changes nothing about its scripts.
  const [isHydrated] = useState(earnsScripts);
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
          <script defer src="/enhance.js" nonce={nonce} suppressHydrationWarning />
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
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} message={messageOf(error)} />;
}

function messageOf(error: unknown): string | undefined {
  const told: unknown = isRouteErrorResponse(error) ? error.data : null;
  const message = (told as { message?: unknown } | null)?.message;
  return typeof message === "string" ? message : undefined;
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
