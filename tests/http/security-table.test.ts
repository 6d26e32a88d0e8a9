import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const text = readFileSync(path.join(ROOT, "tests/security/README.md"), "utf8");
const named = [...new Set([...text.matchAll(/`((?:app|tests)\/[^`]+)`/g)].map(([, file = ""]) => file))];

describe("what is said about security", () => {
  it.each(named)("names a file that there is: %s", (file) => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
  });

  it("names every attack that is tested", () => {
    const attacks = readdirSync(path.join(ROOT, "tests/api/security")).filter((file) => file.endsWith(".test.ts"));
    expect(attacks.filter((file) => !text.includes(`tests/api/security/${file}`))).toEqual([]);
  });

  it("has a line for each chapter of ASVS 5.0", () => {
    const missing = Array.from({ length: 17 }, (_, index) => `V${index + 1}`).filter(
      (chapter) => !new RegExp(`^\\| .*\\b${chapter}\\b`, "m").test(text),
    );
    expect(missing).toEqual([]);
  });
});
