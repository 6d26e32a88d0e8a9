import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import type { PageHandle } from "~/ui/page-handle";
import { withWizardStep } from "./wizard.server";

export const handle: PageHandle = { styles: ["steps"] };

/** The wizard: guards that plans may be added at all; its pages guard themselves. */
export function loader(args: LoaderFunctionArgs) {
  return withWizardStep(args, "", () => Promise.resolve(null));
}

export default function AddStudyPlan() {
  return <Outlet />;
}
