import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, until } from "../visitor";
import { firefoxVisitor } from "./firefox-visitor";
import { connectMarionette } from "./marionette";

/** Starts Debian's Firefox, without a window, with scripts off for good. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), "minnow-firefox-"));
  const downloads = path.join(profile, "downloads");
  writeFileSync(path.join(profile, "user.js"), preferences(downloads));
  const firefox = spawn("firefox-esr", ["--headless", "--no-remote", "--marionette", "--profile", profile], {
    stdio: "ignore",
  });
  const ended = once(firefox, "exit");
  const kill = () => firefox.kill("SIGKILL");
  process.on("exit", kill);
  const stop = async () => {
    kill();
    await ended;
    process.off("exit", kill);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const port = () => Number(readFileSync(path.join(profile, "MarionetteActivePort"), "utf8"));
  if (!(await until(() => port() > 0))) {
    await stop();
    throw new Error("Firefox did not start.");
  }
  const marionette = await connectMarionette(port());
  return {
    visit: async (origin) => {
      rmSync(downloads, { recursive: true, force: true });
      // Cookies do not know ports: the page of this site is opened first, then whatever another visitor left is deleted.
      await marionette.command("WebDriver:Navigate", { url: `${origin}/terms` });
      await marionette.command("WebDriver:DeleteAllCookies");
      return firefoxVisitor(marionette, origin, () => readDownload(downloads));
    },
    close: async () => {
      marionette.close();
      await stop();
    },
  };
}

function preferences(downloads: string): string {
  const values = {
    "javascript.enabled": false,
    "marionette.port": 0,
    "browser.download.folderList": 2,
    "browser.download.dir": downloads,
    "browser.download.useDownloadDir": true,
    "browser.download.alwaysOpenPanel": false,
    "browser.helperApps.neverAsk.saveToDisk": "application/zip",
    "datareporting.policy.dataSubmissionEnabled": false,
    "app.update.disabledForTesting": true,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}

/** The file that was downloaded, once it is whole. Throws while it is not. */
function readDownload(folder: string): Buffer {
  const names = readdirSync(folder);
  const [name] = names;
  if (name === undefined || names.some((one) => one.endsWith(".part"))) throw new Error("Nothing is downloaded yet.");
  const file = readFileSync(path.join(folder, name));
  if (file.length === 0) throw new Error("The downloaded file is empty.");
  return file;
}
