import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { address } from "~/domain/paths/address";
import { wizardSteps } from "~/domain/study-plan/wizard-steps";
import { mappedRoutes } from "../api/security/site-map";

function patternsIn(tree: object): string[] {
  const parts = Object.values(tree) as ({ pattern: string } | object)[];
  return parts.flatMap((part) => ("pattern" in part ? [part.pattern] : patternsIn(part)));
}

/** As the site map writes paths: without a slash at the end, and each step of the wizard by its name. */
function routesOf(pattern: string): string[] {
  const path = pattern.replace(/(?<=.)\/$/, "");
  if (!path.endsWith("/:step")) return [path];
  return wizardSteps.map(({ slug }) => path.replace("/:step", slug === "" ? "" : `/${slug}`));
}

describe("the addresses", () => {
  it("are those of the site map, each with its function, and no other", () => {
    const { probes: _probes, files: _files, ...ofRoutes } = paths;
    const mapped = mappedRoutes.map(({ path }) => path.replace("?index", "")).filter((path) => path !== "/*");
    expect(patternsIn(ofRoutes).flatMap(routesOf).sort()).toEqual([...new Set(mapped)].sort());
  });

  it.each(patternsIn(paths.files))("have a file at %s", (file) => {
    expect(existsSync(fileURLToPath(new URL(`../../public${file}`, import.meta.url)))).toBe(true);
  });
});

describe("an address", () => {
  const plan = address("/profile/:username/plan?id=:id", ["page", "reorder", "sample"]);

  it("encodes what it is given", () => {
    expect(plan("a/b?c", "é#&")).toBe("/profile/a%2Fb%3Fc/plan?id=%C3%A9%23%26");
    expect(plan("ada", "1", { sample: "a b" }, "c d")).toBe("/profile/ada/plan?id=1&sample=a%20b#c%20d");
  });

  it("says its query in one order, and leaves out what is empty", () => {
    expect(plan("ada", "1", { sample: "", reorder: true, page: 0 })).toBe("/profile/ada/plan?id=1&page=0&reorder");
    expect(plan("ada", "1", { sample: null, reorder: false, page: undefined })).toBe("/profile/ada/plan?id=1");
  });

  it("leaves out a segment that has no name", () => {
    expect(paths.child.addStudyPlan("ada", "")).toBe("/profile/ada/add_study_plan");
    expect(paths.child.addStudyPlan("ada", "goal")).toBe("/profile/ada/add_study_plan/goal");
  });

  it("knows its path as the site map writes it", () => {
    expect(plan.pattern).toBe("/profile/:username/plan");
  });
});
