import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SuggestionPair } from "~/ui/wizard/suggestion-pair";

const forms = { here: "/preview", fingerprint: "one", acceptText: "Accept", rewordUrl: "/goal" };
const pageOf = (needsHelp: boolean) => {
  const ending = { state: "unsuitable", message: "Not this.", needsHelp } as const;
  const suggestions = [0, 1].map((nonse) => ({ nonse, lessons: [], ending }));
  return renderToStaticMarkup(createElement(SuggestionPair, { suggestions, forms }));
};

it("stands once in place of both suggestions, with the way back to the words", () => {
  expect(pageOf(true).split("data-help-notice")).toHaveLength(2);
  expect(pageOf(true)).toContain('href="/goal"');
  expect(pageOf(true)).not.toContain("Not this.");
});

it("is not shown for any other refusal", () => {
  expect(pageOf(false)).not.toContain("data-help-notice");
  expect(pageOf(false).split("Not this.")).toHaveLength(3);
});
