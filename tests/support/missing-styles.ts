import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const folder = fileURLToPath(new URL("../../app/styles/", import.meta.url));
const parts = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") }));

/**
 * The selectors in app/styles that something on the page is meant by, but that were not sent with it, each behind its
 * file. What is for paper counts on pages that have any style for paper.
 */
export function missingStyles(page: Page): Promise<string[]> {
  return page.evaluate((files) => {
    const selectorsOf = (rules: CSSRuleList, condition = ""): { key: string; selector: string }[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule) return selectorsOf(rule.cssRules, rule.conditionText);
        const list = rule instanceof CSSStyleRule ? rule.selectorText.split(/,(?![^(]*\))\s*/) : [];
        return list.map((selector) => ({ key: `${condition} ${selector}`, selector }));
      });
    const sent = new Set(
      [...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules)).map(({ key }) => key),
    );
    const hasPaper = sent.has("print body");
    // What is pointed at, pressed or reached now can be another thing soon, and what is drawn is no element.
    const isMeant = (selector: string) => {
      const passing = /::[\w-]+|:(hover|focus-visible|focus|target|checked|disabled)\b/g;
      return document.querySelector(selector.replace(passing, ":is(*)")) !== null;
    };
    return files.flatMap(({ name, text }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return selectorsOf(sheet.cssRules)
        .filter(({ key, selector }) => !sent.has(key) && (hasPaper || !key.startsWith("print ")) && isMeant(selector))
        .map(({ key }) => `${name}: ${key.trim()}`);
    });
  }, parts);
}
