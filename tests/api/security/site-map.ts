import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import siteMap from "../../../remix.config.js";

/** One line of the site map. */
export interface MappedRoute {
  /** From the root on, as the site map writes it; an index route ends in `?index`, as its form's address does. */
  path: string;
  /** Whether its module takes posts. */
  isPostedTo: boolean;
}

type DefineRoute = (path: string | undefined, file: string, ...more: unknown[]) => void;

const APP = fileURLToPath(new URL("../../../app", import.meta.url));

/** Every route of `remix.config.js`, layouts too, in its order. */
export const mappedRoutes: readonly MappedRoute[] = readSiteMap();

function readSiteMap(): MappedRoute[] {
  const routes: MappedRoute[] = [];
  const parents: string[] = [];
  const define: DefineRoute = (own, file, ...more) => {
    const isIndex = more.some((one) => typeof one === "object" && one !== null && "index" in one);
    const whole = [...parents, own ?? ""].filter((part) => part !== "" && part !== "/").join("/");
    routes.push({ path: `/${whole}${isIndex ? "?index" : ""}`, isPostedTo: hasAction(file) });
    const children = more.find((one) => typeof one === "function") as (() => void) | undefined;
    parents.push(own ?? "");
    children?.();
    parents.pop();
  };
  void siteMap.routes?.((callback) => {
    callback(define);
    return {};
  });
  return routes;
}

/** Whether a module of this text exports an action, by itself or in a list. */
export function exportsAction(text: string): boolean {
  return /export (async function |function |const |\{[^}]*\b)action\b/.test(text);
}

function hasAction(file: string): boolean {
  return exportsAction(readFileSync(path.join(APP, file), "utf8"));
}
