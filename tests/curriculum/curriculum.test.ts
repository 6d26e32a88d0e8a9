import { describe, expect, it } from "vitest";
import type { z } from "zod/v4";
import { curriculumFaults, unitIdOf } from "~/curriculum/faults";
import type { SubjectFile, unitSchema } from "~/curriculum/unit-schema";
import { readCurriculumFiles } from "../../.tools/curriculum-files";

const files = readCurriculumFiles("app/curriculum");
const subjects = files.filter(({ path }) => path.endsWith("/subject.yaml"));
const units = files.filter((file) => !subjects.includes(file) && file.path !== "frames.yaml") as {
  path: string;
  content: z.input<typeof unitSchema>;
}[];
const byId = new Map(units.map(({ path, content }) => [unitIdOf(path), content]));
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe("the curriculum", () => {
  it("has no faults", () => {
    expect(curriculumFaults(files)).toEqual([]);
  });

  it("gives a name or an alias to one subject only", () => {
    const named = subjects.map(({ content }) => content as SubjectFile);
    expect(repeated(named.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]))).toEqual([]);
  });

  it("needs nothing that is for older children", () => {
    const tooLate = units.flatMap(({ path, content }) =>
      (content.prerequisites ?? [])
        .filter((id) => (byId.get(id)?.grades[0] ?? 0) > content.grades[0])
        .map((id) => `${path}: ${id}`),
    );
    expect(tooLate).toEqual([]);
  });

  it.each(subjects.map(({ path, content }) => [path.split("/")[0] ?? "", content as SubjectFile] as const))(
    "teaches in order, nothing before what it needs: %s",
    (folder, { units: listed }) => {
      const tooEarly = listed.flatMap((unit, index) => {
        const later = listed.slice(index + 1).map((other) => `${folder}.${other}`);
        const asked = byId.get(`${folder}.${unit}`)?.prerequisites ?? [];
        return asked.filter((id) => later.includes(id)).map((id) => `${unit}: ${id}`);
      });
      expect(tooEarly).toEqual([]);
    },
  );

  it("says nothing that could be said of anything", () => {
    const generic =
      /\b(?:fun facts?|explore the world of|have fun|practice what you(?: have)? learned|magical journey)\b/iu;
    const lines = units.flatMap(({ path, content }) =>
      content.lessons.flatMap(({ title, explanation, topics, activity }) =>
        [title, explanation, activity, ...topics].map((line) => `${path}: ${line}`),
      ),
    );
    expect(lines.filter((line) => generic.test(line))).toEqual([]);
  });
});
