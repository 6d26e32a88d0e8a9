import type { Browser } from "../visitor";
import { startChromium } from "./chromium";
import { startFirefox } from "./firefox";
import { startLynx } from "./lynx";

/** The matrix's columns, each with how its browser is started. */
export const browsers: Record<string, () => Promise<Browser>> = {
  Chromium: () => startChromium(true),
  "Chromium, no scripts": () => startChromium(false),
  "Firefox, no scripts": startFirefox,
  lynx: startLynx,
};
