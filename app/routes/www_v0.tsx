import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findSamplePlan } from "~/domain/sample-plans/sample-plans";
import { siteOrigin } from "~/http/origin.server";
import { Gains } from "~/ui/marketing/gains";
import { Hero } from "~/ui/marketing/hero";
import { marketingMeta } from "~/ui/marketing/marketing-meta";
import { Offer } from "~/ui/marketing/offer";
import { SampleCards } from "~/ui/marketing/sample-cards";
import { SampleDialog } from "~/ui/marketing/sample-dialog";
import type { PageHandle } from "~/ui/page-handle";
import { PublicPage } from "~/ui/public-page";

export const handle: PageHandle = { styles: ["welcome", "sample-dialog"] };

export const meta: MetaFunction<typeof loader> = ({ data: shown }) =>
  marketingMeta(shown?.origin ?? "", findSamplePlan(shown?.sampleId));

/** `?sample=` names the sample study plan whose details are shown above the page; an unknown one shows none. */
export function loader({ request }: LoaderFunctionArgs) {
  const sample = findSamplePlan(new URL(request.url).searchParams.get("sample"));
  return { origin: siteOrigin(request), sampleId: sample?.id ?? null };
}

export default function Marketing() {
  const sample = findSamplePlan(useLoaderData<typeof loader>().sampleId);
  return (
    <PublicPage narrow={false} hasLogin dialog={sample && <SampleDialog plan={sample} />}>
      <div className="welcome">
        <Hero />
        {sample === null && <Gains />}
        <SampleCards />
        {sample === null && <Offer />}
      </div>
    </PublicPage>
  );
}
