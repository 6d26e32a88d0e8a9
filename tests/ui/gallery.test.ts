import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ui = fileURLToPath(new URL("../../app/ui/", import.meta.url));

/** Whole screens, or what only has a look on one: `npm run screens` shows these. */
const ON_SCREENS = [
  "account-form",
  "add-child-form",
  "beacon",
  "child-account-dialog",
  "child-form",
  "child-heading",
  "child-tabs",
  "error-page",
  "forms/form-token",
  "forms/new-password-fields",
  "forms/time-zone-field",
  "live-part",
  "login",
  "prefetch",
  "public-page",
  "remove-child",
  "reset-password",
  "sandbox-checkout",
  "sandbox-portal",
  "plan-pages",
  "study-plans",
  "suggestion-notes",
  "support-form",
  "tabs",
  "time-zone-setting",
  "weekly-mail-setting",
];

/** What the components on the page are made of: they are shown with them. */
const PARTS = ["charges", "forms/field-errors", "forms/field-frame"];

const componentsIn = (folder: string) =>
  readdirSync(ui + folder)
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => folder + name.replace(".tsx", ""));

it("every building block of app/ui is on the page of components, or named here as part of a screen", () => {
  const gallery = componentsIn("gallery/").map((name) => readFileSync(`${ui}${name}.tsx`, "utf8"));
  const isShown = (name: string) => gallery.some((source) => source.includes(`from "../${name}"`));
  const known = [...ON_SCREENS, ...PARTS];
  const missing = [...componentsIn(""), ...componentsIn("forms/")].filter((name) => !isShown(name));
  expect(missing.sort()).toEqual(known.sort());
});
