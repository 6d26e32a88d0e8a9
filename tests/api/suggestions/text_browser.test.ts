import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Pace, paced } from "#tests/support/model/paced";
import { openAnswer } from "./open-answer";
import { CHILD, type Site, answerWizard, hiddenFields, postToWizard, startSite } from "./site";

let site: Site;
let pace: Pace;
let html: string;

beforeAll(async () => {
  site = await startSite();
  await answerWizard(site.parent);
  pace = paced();
  site.model.behave(pace.behavior);
});
afterAll(() => site.model.close());

const titlesIn = (part: string) => part.match(/<h3>\w+ steps/g) ?? [];

/** Such a browser does not say what it fetches, and may not know shadow trees. Every test is the next moment. */
describe("a browser of plain text", () => {
  it("gets the first suggestion lesson by lesson while it is written", async () => {
    pace.writeUpTo(2);
    const path = paths.child.addStudyPlan(CHILD, "preview");
    const page = await openAnswer(site.server.url, site.parent, path);
    const part = await page.until((read) => titlesIn(read).length === 2);
    expect(part).not.toContain("Suggestion 2");
    pace.writeToTheEnd();
    html = await page.whole();
  });

  it("gets both suggestions whole, one after the other", () => {
    const [, first = "", second = ""] = html.split(/<h2[^>]*>Suggestion \d/);
    expect([titlesIn(first), titlesIn(second)].map(({ length }) => length)).toEqual([5, 5]);
    expect(html).not.toMatch(/<template|slot=/);
  });

  it("can accept each of them", () => {
    expect(html.match(/Accept lessons/g)).toHaveLength(2);
  });

  it("comes to the topics with the one that it accepts", async () => {
    const accepted = await postToWizard(site.parent, "/preview", { ...hiddenFields(html, "accept"), intent: "accept" });
    expect(accepted.headers.get("location")).toMatch(/\/topics$/);
  });
});
