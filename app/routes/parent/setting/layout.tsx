import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { requireParent } from "~/http/parent.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireParent(request);
  return null;
}

export default function Settings() {
  return <Outlet />;
}
