import { describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { describedCalls } from "~/http/description/calls";
import { doors } from "./doors";
import { exportsAction, mappedRoutes } from "./site-map";

const mapped = mappedRoutes.map(({ path }) => path);
const plain = (path: string) => path.replace(/\/$/, "");

describe("the doors that are attacked", () => {
  it("are every path of the site map, and no other", () => {
    expect(Object.keys(doors).sort()).toEqual([...mapped].sort());
  });

  it("have a form wherever a page takes posts", () => {
    const pages = mappedRoutes.filter(({ path }) => !["calls", "machines"].includes(doors[path]?.opensFor ?? ""));
    const withForms = pages.filter(({ path }) => doors[path]?.forms !== undefined);
    const postedTo = pages.filter(({ isPostedTo }) => isPostedTo);
    expect(withForms.map(({ path }) => path)).toEqual(postedTo.map(({ path }) => path));
  });

  it.each([
    [true, "export async function action(args) {}"],
    [true, 'export { action, loader } from "./text-step.server";'],
    [true, 'export { loader, action } from "./text-step.server";'],
    [true, "export {\n  loader,\n  action,\n};"],
    [false, 'export { loader } from "./action";'],
    [false, "export { loader, reaction };"],
  ])("take posts (%s) by what a module exports: %s", (isPostedTo, text) => {
    expect(exportsAction(text)).toBe(isPostedTo);
  });

  it("are calls wherever a call is described", () => {
    const calls = mapped.filter((path) => doors[path]?.opensFor === "calls" && path !== paths.machine.analytics());
    expect(calls.sort()).toEqual(Object.keys(describedCalls).map(plain).sort());
  });
});
