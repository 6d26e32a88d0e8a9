import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LessonList } from "~/ui/lesson-list";

const MARKUP = '<img src=x onerror=alert(1)>"></li><script>';

it("shows what a lesson and its topics are called as it was written, whatever a browser could read in it", () => {
  const lesson = {
    id: "lesson_a",
    title: `title ${MARKUP}`,
    explanation: `explanation ${MARKUP}`,
    state: "normal" as const,
    topics: [{ id: "topic_a", title: `topic ${MARKUP}`, state: "neutral" as const }],
  };
  const html = renderToStaticMarkup(createElement(LessonList, { lessons: [lesson], headingLevel: 3 }));
  const escaped = "&lt;img src=x onerror=alert(1)&gt;&quot;&gt;&lt;/li&gt;&lt;script&gt;";
  for (const part of ["title", "explanation", "topic"]) expect(html).toContain(`>${part} ${escaped}<`);
});
