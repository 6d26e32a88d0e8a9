import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { defects } from "./list/all";

const inProject = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

describe.each(defects)("the planted defect of $gate: $what", ({ gate, file, text }) => {
  it("fits what it changes", () => {
    expect(readFileSync(inProject(file), "utf8").split(text)).toHaveLength(2);
  });

  it("has its gate", () => {
    expect(existsSync(inProject(`tests/${gate}`))).toBe(true);
  });
});
