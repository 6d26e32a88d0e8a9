import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import checker from "vnu-jar";

/** What `java` writes to its errors is JSON of this shape. */
interface Report {
  messages: { type: string; url: string; lastLine: number; message: string; extract?: string }[];
}

/**
 * The errors in HTML files, a line each: as the Nu HTML checker finds them, which is the reference but runs on Java; on
 * a machine without Java as html-validate does.
 */
export async function htmlErrors(files: readonly string[]): Promise<string[]> {
  const { status, stderr } = spawnSync(
    "java",
    ["-jar", checker.toString(), "--format", "json", "--exit-zero-always", ...files],
    {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return status === 0 ? nuErrors(stderr) : await otherErrors(files);
}

function nuErrors(report: string): string[] {
  return (JSON.parse(report) as Report).messages
    .filter(({ type }) => type === "error")
    .map(({ url, message, extract = "" }) => `${path.basename(url)}: ${message} ${extract}`);
}

async function otherErrors(files: readonly string[]): Promise<string[]> {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  const reports = await Promise.all(files.map((file) => validator.validateString(readFileSync(file, "utf8"), file)));
  return reports.flatMap(({ results }) =>
    results.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message }) => `${path.basename(filePath ?? "")}: ${ruleId}: ${message}`),
    ),
  );
}
