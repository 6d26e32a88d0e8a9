import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { withOwnChild } from "~/http/child.server";

export function loader(args: LoaderFunctionArgs) {
  return withOwnChild(args, () => Promise.resolve(null));
}

export default function ChildArea() {
  return <Outlet />;
}
