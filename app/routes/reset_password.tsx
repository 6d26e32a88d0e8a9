import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { noticeText } from "~/domain/notices";
import { keepResetState, readLoginState, readResetState } from "~/http/cookies.server";
import { readForm } from "~/http/forms.server";
import { requireServedRegion } from "~/http/region.server";
import { Notice } from "~/ui/notice";
import type { PageHandle } from "~/ui/page-handle";
import { PublicPage } from "~/ui/public-page";
import { ResetCodeStep, ResetEmailStep, ResetPasswordStep } from "~/ui/reset-password";
import { pageTitle } from "~/ui/title";
import { handleResetForm } from "./reset_password.server";

export const handle: PageHandle = { styles: ["card", "field"] };

const SCREENS = { email: "Forgot your password?", code: "Enter your code", password: "Choose a new password" };

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => pageTitle(SCREENS[shown?.step ?? "email"]);

/** Which step comes next is kept in the browser; what was typed at the login need not be typed again. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  requireServedRegion(args);
  const state = await readResetState(request);
  const headers = new Headers();
  if (state?.notice) headers.append("Set-Cookie", await keepResetState({ ...state, notice: undefined }));
  const shown = {
    step: state?.step ?? ("email" as const),
    email: state?.email ?? (await readLoginState(request))?.email ?? "",
    notice: state?.notice,
    problem: noticeText("reset", request.url),
  };
  return data(shown, { headers });
}

export async function action(args: ActionFunctionArgs) {
  requireServedRegion(args);
  return handleResetForm(args, await readForm(args));
}

export default function ResetPassword() {
  const { step, email, notice, problem } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <PublicPage>
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      {step === "email" && <ResetEmailStep email={email} lastResult={lastResult} />}
      {step === "code" && <ResetCodeStep email={email} lastResult={lastResult} />}
      {step === "password" && <ResetPasswordStep email={email} lastResult={lastResult} />}
    </PublicPage>
  );
}
