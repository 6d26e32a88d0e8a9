import { type Visitor, inSingleSpaces, until } from "../visitor";
import type { Marionette } from "./marionette";

/** What WebDriver calls an element in JSON. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Reference = Record<typeof ELEMENT, string>;

/** A visitor in the one window of a Firefox. What is looked for is found by the name that Firefox gives it. */
export function firefoxVisitor({ command }: Marionette, origin: string, readDownload: () => Buffer): Visitor {
  const all = async (xpath: string) =>
    (await command<Reference[]>("WebDriver:FindElements", { using: "xpath", value: xpath })).map((one) => one[ELEMENT]);
  const ask = async (question: string, id: string, more: object = {}) =>
    (await command<{ value: string }>(`WebDriver:${question}`, { id, ...more })).value;
  const isShown = async (id: string) =>
    (await command<{ value: boolean }>("WebDriver:IsElementDisplayed", { id })).value;
  const click = (id: string) => command("WebDriver:ElementClick", { id });

  /** The first of these elements that Firefox calls so, once there is one. */
  const find = async (what: string, xpath: string, isCalled: (name: string) => boolean) => {
    let found = "";
    const isFound = await until(async () => {
      for (const id of await all(xpath)) {
        if (!isCalled(inSingleSpaces(await ask("GetComputedLabel", id)))) continue;
        found = id;
        return true;
      }
      return false;
    });
    if (!isFound) throw new Error(`There is no ${what} on the page: ${(await text()).slice(0, 1500)}`);
    return found;
  };
  const named = (name: string) => find(`button or link "${name}"`, "//button|//a[@href]", (label) => label === name);
  const field = (label: string) =>
    find(`field "${label}"`, "//input[not(@type='hidden')]|//textarea|//select", (name) => name === label);
  const text = async () => {
    const [body = ""] = await all("//body");
    return inSingleSpaces(await ask("GetElementText", body));
  };
  /** Presses the label of a radio button or box, which lies over it. */
  const mark = async (type: "radio" | "checkbox", isCalled: (name: string) => boolean, label: string) => {
    const id = await find(`${type} "${label}"`, `//input[@type='${type}']`, isCalled);
    if (String(await ask("GetElementProperty", id, { name: "checked" })) === "true") return;
    const own = await ask("GetElementProperty", id, { name: "id" });
    const labels = await command<Reference[]>("WebDriver:FindElements", {
      using: "xpath",
      value: `ancestor::label|//label[@for='${own}']`,
      element: id,
    });
    const target = (await isShown(id)) ? id : (labels[0]?.[ELEMENT] ?? id);
    await click(target).catch(() => click(labels[0]?.[ELEMENT] ?? id));
    if (String(await ask("GetElementProperty", id, { name: "checked" })) !== "true") {
      throw new Error(`The ${type} "${label}" was pressed, but is not on.`);
    }
  };
  return {
    hasScripts: false,
    open: (path) => command("WebDriver:Navigate", { url: new URL(path, origin).href }),
    press: async (name) => void (await click(await named(name))),
    fill: async (label, typed) => {
      const id = await field(label);
      await command("WebDriver:ElementClear", { id });
      await command("WebDriver:ElementSendKeys", { id, text: typed });
    },
    choose: (option) => mark("radio", (name) => name === option, option),
    select: async (label, option) => {
      const id = await field(label);
      const options = await command<Reference[]>("WebDriver:FindElements", {
        using: "xpath",
        value: `.//option[normalize-space()='${option}']`,
        element: id,
      });
      await click(options[0]?.[ELEMENT] ?? "");
    },
    tick: (label) => mark("checkbox", (name) => name.includes(label), label),
    unfold: async (summary) => {
      const [id] = await all(`//summary[normalize-space()='${summary}']`);
      if (id === undefined) throw new Error(`There is no "${summary}" to unfold.`);
      await click(id);
    },
    valueOf: async (label) => ask("GetElementProperty", await field(label), { name: "value" }),
    text,
    download: async (name) => {
      await click(await named(name));
      let file: Buffer = Buffer.alloc(0);
      const isThere = await until(() => (file = readDownload()).length > 0);
      if (!isThere) throw new Error(`"${name}" brought no file.`);
      return file;
    },
    print: async () => Buffer.from((await command<{ value: string }>("WebDriver:Print")).value, "base64"),
    end: async () => undefined,
  };
}
