import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type LessonDetails as Details, noDetails } from "~/domain/study-plan/lesson-details";
import { LessonDetails } from "~/ui/lesson-details";

const html = (details: Partial<Details>) =>
  renderToStaticMarkup(createElement(LessonDetails, { details: { ...noDetails, ...details }, headingLevel: 4 }));
const folded = (text: string) => /<details>.*<\/details>/s.exec(text)?.[0] ?? "";

describe("what a lesson has beside its topics", () => {
  const whole = html({
    minutes: 15,
    adult: "beside",
    safety: ["Mind the knife."],
    materials: ["bread", "a knife"],
    activity: "Cut it.",
    question: "Why?",
    answer: "So.",
  });

  it("shows how long it takes, what is needed and what to do", () => {
    expect(whole).toContain("Do it together\u00A0· 15 minutes</h4>");
    expect(whole).toContain("<strong>You need:</strong> bread, a knife");
    expect(whole).toContain("<p>Cut it.</p>");
  });

  it("folds nothing away but the answer", () => {
    expect(folded(whole)).toBe("<details><summary>Why?</summary><p>So.</p></details>");
    expect(whole).toContain("<strong>An adult stays with your child the whole time.</strong>");
    expect(whole).toContain("<li>Mind the knife.</li>");
  });

  it("says that an adult is close by, and nothing where none is needed or nobody knows", () => {
    expect(html({ adult: "nearby" })).toContain("An adult is close by.");
    for (const adult of ["none", undefined] as const) expect(html({ adult, activity: "Cut." })).not.toContain("dult");
  });

  it("has what to mind without anything to do", () => {
    expect(html({ safety: ["Mind the knife."] })).toBe(
      '<div class="try"><h4>Before you begin</h4><ul class="safety"><li>Mind the knife.</li></ul></div>',
    );
  });

  it("is shown as it was written, whatever a browser could read in it", () => {
    const markup = "<img src=x onerror=alert(1)>";
    const all = { activity: markup, question: markup, answer: markup, safety: [markup], materials: [markup] };
    expect(html(all)).not.toContain("<img");
    expect(html(all).match(/&lt;img/g)).toHaveLength(5);
  });
});
