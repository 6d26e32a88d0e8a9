import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { paths } from "~/domain/paths";
import { PRICE_PER_SEAT } from "~/domain/subscription/subscription";
import { readForm } from "~/http/forms.server";
import { findSignedIn } from "~/http/parent.server";
import { requireServedRegion } from "~/http/region.server";
import { keepNamedSample } from "~/http/sample.server";
import { handleSignUpForm } from "~/http/signup.server";
import { AccountForm } from "~/ui/account-form";
import type { PageHandle } from "~/ui/page-handle";
import { PublicPage } from "~/ui/public-page";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["card", "field"] };

export const meta: MetaFunction = () => pageTitle("Create your account");

export async function loader(args: LoaderFunctionArgs) {
  requireServedRegion(args);
  const headers = await keepNamedSample(args.request);
  if (await findSignedIn(args)) throw redirect(paths.home(), { status: 303, headers });
  return data(null, { headers });
}

export async function action(args: ActionFunctionArgs) {
  requireServedRegion(args);
  return handleSignUpForm(args, await readForm(args), paths.home());
}

export default function Signup() {
  return (
    <PublicPage>
      <AccountForm lastResult={useActionData<typeof action>()} buttonText="Create account">
        <p>The first month is free. After that it is {PRICE_PER_SEAT} per month per child.</p>
      </AccountForm>
      <p className="soft">
        You have an account? <a href={paths.home()}>Log in</a>
      </p>
    </PublicPage>
  );
}
