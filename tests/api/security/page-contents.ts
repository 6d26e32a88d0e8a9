import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from "parse5";

/** What a browser makes of a page. */
export interface PageContents {
  /** The text of each element, with all that is in it. */
  texts: Set<string>;
  /** What stands in inputs and text areas, by their names; a name that is there more than once has the last. */
  values: Map<string, string>;
  /** Each kind of element and of attribute, like `a` and `a href`. */
  kinds: Set<string>;
  /** What no page has, whatever is typed: scripts without this page's nonce, handlers, links that run scripts. */
  faults: string[];
}

const ADDRESSES = new Set(["href", "src", "action", "formaction", "data", "poster", "srcset", "xlink:href"]);

/** Reads HTML as browsers do. */
export function readPage(html: string, policy: string | null): PageContents {
  const nonce = /'nonce-([^']+)'/.exec(policy ?? "")?.[1] ?? null;
  const contents: PageContents = { texts: new Set(), values: new Map(), kinds: new Set(), faults: [] };
  readNode(parse(html), { contents, nonce });
  return contents;
}

interface Reading {
  contents: PageContents;
  nonce: string | null;
}

/** Reads a node with all that is in it, and gives its text. */
function readNode(node: Tree.Node, reading: Reading): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!("childNodes" in node)) return "";
  const inside = "content" in node ? node.content.childNodes : node.childNodes;
  const text = inside.map((child) => readNode(child, reading)).join("");
  if (defaultTreeAdapter.isElementNode(node)) readElement(node, text, reading);
  return text;
}

function readElement({ tagName, attrs }: Tree.Element, text: string, { contents, nonce }: Reading): void {
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  contents.texts.add(text);
  contents.kinds.add(tagName);
  for (const name of attributes.keys()) contents.kinds.add(`${tagName} ${name}`);
  const name = attributes.get("name");
  if (name !== undefined) contents.values.set(name, tagName === "textarea" ? text : (attributes.get("value") ?? ""));
  // A block of data is no script: browsers run nothing of it.
  const isData = attributes.get("type") === "application/ld+json";
  if ((tagName === "script" || tagName === "style") && !isData && attributes.get("nonce") !== nonce) {
    contents.faults.push(`<${tagName}> without this page's nonce: ${text.slice(0, 60)}`);
  }
  for (const [attribute, value] of attributes) {
    const isScript = ADDRESSES.has(attribute) && /^[\s\p{Cc}]*(javascript|data|vbscript):/iu.test(value);
    if (attribute.startsWith("on") || attribute === "srcdoc" || isScript) {
      contents.faults.push(`<${tagName} ${attribute}="${value.slice(0, 60)}">`);
    }
  }
}
