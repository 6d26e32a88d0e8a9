/** Parameters as Stripe reads them: text, and lists and objects of such. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

interface Branch {
  [name: string]: Branch | string;
}

/** Reads a form whose names have brackets: `items[0][quantity]=2` is `{ items: [{ quantity: "2" }] }`. */
export function parseForm(text: string): { [name: string]: FormValue } {
  const tree: Branch = newBranch();
  for (const [name, value] of new URLSearchParams(text)) place(tree, pathOf(name), value);
  return toObject(tree);
}

function pathOf(name: string): string[] {
  return name.split("[").map((part, index) => (index === 0 ? part : part.replace(/\]$/, "")));
}

function place(tree: Branch, path: string[], value: string): void {
  const [first = "", ...rest] = path;
  // `expand[]` puts a value behind those that came before.
  const name = first === "" ? String(Object.keys(tree).length) : first;
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const known = tree[name];
  const branch = typeof known === "object" ? known : newBranch();
  tree[name] = branch;
  place(branch, rest, value);
}

function newBranch(): Branch {
  return Object.create(null) as Branch;
}

function toValue(branch: Branch | string): FormValue {
  if (typeof branch === "string") return branch;
  const isList = Object.keys(branch).every((name, index) => name === String(index));
  return isList ? Object.values(branch).map(toValue) : toObject(branch);
}

function toObject(branch: Branch): { [name: string]: FormValue } {
  return Object.fromEntries(Object.entries(branch).map(([name, value]) => [name, toValue(value)]));
}
