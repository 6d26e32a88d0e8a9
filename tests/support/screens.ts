import path from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "./browser";
import { pageStates } from "./page-states/all";
import { openPageState } from "./page-states/page-state";

const folder = fileURLToPath(new URL("../../screens", import.meta.url));

for (const state of pageStates) {
  test(`pictures of ${state.name}`, async ({ page, javaScriptEnabled }) => {
    await openPageState(page, state);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const name = [state.name, width, colorScheme, javaScriptEnabled ? "js" : "nojs"].join("-");
        await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true, animations: "disabled" });
      }
    }
  });
}
