import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { requireParent } from "~/http/parent.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireParent(args);
  return null;
}

export default function Settings() {
  return <Outlet />;
}
