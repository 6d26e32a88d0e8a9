import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { paths } from "~/domain/paths";
import { shownSample } from "~/domain/sample-plans/sample-plans";
import { PRICE_PER_SEAT } from "~/domain/subscription/subscription";
import { readForm, textOf } from "~/http/forms.server";
import { loginStatus } from "~/http/parent.server";
import { requireServedRegion } from "~/http/region.server";
import { keepNamedSample, wantedSample } from "~/http/sample.server";
import { handleSignUpForm } from "~/http/signup.server";
import type { loader as rootLoader } from "~/root";
import { AccountForm } from "~/ui/account-form";
import { Login } from "~/ui/login";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";
import { PaymentStep } from "~/ui/trial/payment-step";
import { TrialPage } from "~/ui/trial/trial-page";
import { openTrial, startTrialCheckout } from "./trial.server";

const TITLES = { 1: "Create your account", 2: "Enter your code", 3: "Start your subscription" };

/** Only the wait before the checkout counts down. */
export const handle: PageHandle = {
  styles: ["card", "steps", "bill", "field"],
  hasScripts: (shown) => (shown as { isCheckoutNext?: boolean } | null)?.isCheckoutNext === true,
};

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data: shown, matches }) => {
  const hasProblem = matches.find(({ id }) => id === "root")?.data?.login?.problems !== undefined;
  const number = shown?.step.number ?? 1;
  return pageTitle(`${hasProblem && number === 2 ? "Error: " : ""}${TITLES[number]}, step ${number} of 3`);
};

/** One address for the three steps: whoever comes back goes on where they were. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  requireServedRegion(args);
  const step = await openTrial(args);
  const { status, headers } = await loginStatus(request, 200);
  for (const cookie of (await keepNamedSample(request)).getSetCookie()) headers.append("Set-Cookie", cookie);
  const sample = shownSample(await wantedSample(request));
  const isCheckoutNext = step.number === 3 && step.checkoutUrl !== null;
  return data({ step, sample, isCheckoutNext }, { status, headers });
}

export async function action(args: ActionFunctionArgs) {
  requireServedRegion(args);
  const form = await readForm(args);
  if (textOf(form, "intent") === "start_checkout") return startTrialCheckout(args);
  return handleSignUpForm(args, form, paths.trial());
}

export default function Trial() {
  const { step, sample } = useLoaderData<typeof loader>();
  return (
    <TrialPage number={step.number} sample={sample}>
      <CurrentStep />
    </TrialPage>
  );
}

function CurrentStep() {
  const { step } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const login = useRouteLoaderData<typeof rootLoader>("root")?.login;
  const problem = answered && "problem" in answered ? answered.problem : undefined;
  if (step.number === 3) return <PaymentStep {...step} problem={problem} />;
  if (step.number === 2 && login) return <Login {...login} step="code" next={paths.trial()} codeButtonText="Next" />;
  return (
    <>
      <AccountForm lastResult={answered && !("problem" in answered) ? answered : undefined} buttonText="Next">
        <p>Three short steps. The first month is free, then it is {PRICE_PER_SEAT} per month per child.</p>
      </AccountForm>
      <p className="soft">
        You have an account? <a href={paths.home()}>Log in</a>
      </p>
    </>
  );
}
