import { expect, it } from "vitest";
import { framesSchema, unitSchema } from "~/curriculum/unit-schema";
import { isSuitable } from "~/domain/suggestion/suitability.server";
import { writtenFault } from "~/domain/suggestion/written-text";
import { sampleOf } from "#tests/support/campaign";
import { readCurriculumFiles } from "../../.tools/curriculum-files";

const files = readCurriculumFiles("app/curriculum");
const units = files.filter(({ path }) => /\/(?!subject\.yaml$)/.test(path));
const folders = [...new Set(units.map(({ path }) => path.split("/")[0]))];

/** So many units of each subject; the long run reads all. */
const UNITS = 8;

/** The texts that may not be put before a child who asks for the unit. */
function unfitIn(content: unknown, path: string): string[] {
  const { lessons, title, goals, safety, materials } = unitSchema.parse(content);
  const frame = `${path}. ${title}. ${goals.join(". ")}`;
  const texts = lessons.flatMap((lesson) => [
    ...[lesson, ...Object.values(lesson.ways)].map((way) => `${way.title}: ${way.explanation}`),
    ...[...lesson.topics, lesson.activity, lesson.question, lesson.answer],
  ]);
  return [...texts, ...safety, ...materials].filter(
    (text) => !isSuitable(text, `${frame}. ${text}`) || writtenFault(text, frame) !== null,
  );
}

it.each(folders)("what the curriculum says may be put before any child: %s", (folder) => {
  const own = sampleOf(
    units.filter(({ path }) => path.startsWith(`${folder}/`)),
    UNITS,
  );
  expect(own.flatMap(({ path, content }) => unfitIn(content, path).map((text) => `${path}: ${text}`))).toEqual([]);
});

it("what a frame says may be put before any child", () => {
  const frames = framesSchema.parse(files.find(({ path }) => path === "frames.yaml")?.content);
  const texts = frames.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) => [
      ...[lesson, lesson.question].map(({ title, explanation }) => `${title}: ${explanation}`),
      ...lesson.topics,
    ]),
  );
  expect(texts.filter((text) => !isSuitable(text) || writtenFault(text) !== null)).toEqual([]);
});
