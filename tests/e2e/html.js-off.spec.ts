import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page, Response } from "@playwright/test";
import { sampleOf } from "#tests/support/campaign";
import { expect, test } from "#tests/support/browser";
import { e2eDataDir } from "#tests/support/e2e-data";
import { htmlErrors } from "#tests/support/html-checker";
import { missingStyles } from "#tests/support/missing-styles";
import { pageStates } from "#tests/support/page-states/all";
import { openPageState } from "#tests/support/page-states/page-state";

const folder = path.join(e2eDataDir, "html");
/** The most a page may be, compressed, with the style that is all that blocks its paint. */
const BYTES_MAX = 5_000;
/** With many plans, changes or words in it: the first window of a connection, which comes in one round trip. */
const FULL_BYTES_MAX = 14_000;
const FULL = [
  /^profile(-archived|-second-page|-reorder|-longest|-reorder-longest)?$/,
  /^edit-study-plan-(suggested|unsaved|add-lesson.*|edit-(lesson|topic)|reorder(-(suggested|moved|longest))?)$/,
  /^(child-account|progress|progress-month|add-study-plan-(preview|topics|sample-topics)|setting-time-zone)$/,
];
/** What is no page of a parent on a slow connection: a reference for programmers, and the building blocks. */
const FOR_BUILDERS = ["api-docs", "components"];

const states = sampleOf(pageStates, 8);

const fileOf = (name: string) => path.join(folder, `${name}.html`);

test.beforeAll(() => mkdirSync(folder, { recursive: true }));

for (const state of states) {
  test(`${state.name} is small, and kept for the HTML checker as it was sent`, async ({ page }) => {
    rmSync(fileOf(state.name), { force: true });
    const sent = lastDocument(page);
    await openPageState(page, state);
    const { html, bytes } = await sent();
    const limit = FULL.some((names) => names.test(state.name)) ? FULL_BYTES_MAX : BYTES_MAX;
    if (!FOR_BUILDERS.includes(state.name)) expect(bytes, "its bytes, compressed").toBeLessThanOrEqual(limit);
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect(await missingStyles(page), "styles that it needs, but was not sent").toEqual([]);
    writeFileSync(fileOf(state.name), html);
  });
}

test("the HTML checker finds nothing on any page", async () => {
  test.setTimeout(120_000);
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  expect(files).toHaveLength(states.length);
  expect(await htmlErrors(files)).toEqual([]);
});

test("each button and field stands within its form: text browsers know no other", () => {
  const elsewhere = /<(?:button|input|select|textarea)\b[^>]*\sform="[^>]*>/g;
  expect(matchesOf(elsewhere, withoutOwnForms)).toEqual([]);
});

test("each button has words in it: text browsers read nothing else", () => {
  expect(matchesOf(/<button\b[^>]*>\s*<\/button>/g)).toEqual([]);
});

test("a blank stands between links, buttons and texts of drawings: text browsers know no other gap", () => {
  const side = /<\/(?:a|button|text)>(?:<\/?(?:g|rect)\b[^>]*>)*<(?:a|button|text)\b[^>]*>[^<]*/g;
  expect(matchesOf(side)).toEqual([]);
});

/** What matches in the documents that were kept, each behind its page's name. */
function matchesOf(pattern: RegExp, prepare = (html: string) => html): string[] {
  return states.flatMap(({ name }) =>
    (prepare(readFileSync(fileOf(name), "utf8")).match(pattern) ?? []).map((found) => `${name}: ${found}`),
  );
}

/** The same document without the attributes that name the very form they stand in. */
function withoutOwnForms(html: string): string {
  return html.replace(/<form\b([^>]*)>.*?<\/form>/gs, (form, attributes: string) => {
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    return id === undefined ? form : form.replaceAll(` form="${id}"`, "");
  });
}

/** Listens to the page, and gives the last document it was sent: its text, and its bytes as they came. */
function lastDocument(page: Page): () => Promise<{ html: string; bytes: number }> {
  let last: Response | undefined;
  page.on("response", (response) => {
    const isRedirect = response.status() >= 300 && response.status() < 400;
    if (response.request().isNavigationRequest() && !isRedirect) last = response;
  });
  return async () => ({
    html: (await last?.text()) ?? "",
    bytes: (await last?.request().sizes())?.responseBodySize ?? Infinity,
  });
}
