import type { SamplePlan } from "~/domain/sample-plans/sample-plan";
import { findSamplePlan } from "~/domain/sample-plans/sample-plans";
import { cookies } from "./cookies.server";

/** The sample study plan that this visitor wants to start with: the one `?sample=` names, else the one kept, or null. */
export async function wantedSample(request: Request): Promise<SamplePlan | null> {
  const named = findSamplePlan(new URL(request.url).searchParams.get("sample"));
  return named ?? findSamplePlan(await cookies().sample.parse(request.headers.get("cookie")));
}

/** Headers that keep the sample `?sample=` names, through sign-up and checkout, until the wizard takes it. */
export async function keepNamedSample(request: Request): Promise<Headers> {
  const headers = new Headers();
  const named = findSamplePlan(new URL(request.url).searchParams.get("sample"));
  if (named) headers.append("Set-Cookie", await cookies().sample.serialize(named.id));
  return headers;
}

/** Headers that forget the sample: it was taken, or is not wanted any more. */
export async function forgetSample(): Promise<Headers> {
  return new Headers({ "Set-Cookie": await cookies().sample.serialize("", { maxAge: 0 }) });
}
