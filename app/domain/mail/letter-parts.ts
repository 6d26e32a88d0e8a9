/** A part of a letter that is written both as plain text and as HTML. */
export type LetterPart =
  | { kind: "title" | "heading" | "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "link"; text: string; url: string };

/** The parts as plain text. */
export function partsAsText(parts: readonly LetterPart[]): string {
  return parts.map(partAsText).join("\n\n");
}

/** The same parts as a small HTML document, which needs nothing from elsewhere. */
export function partsAsHtml(parts: readonly LetterPart[]): string {
  return `<!doctype html><html lang="en"><body>${parts.map(partAsHtml).join("\n")}</body></html>`;
}

function partAsText(part: LetterPart): string {
  switch (part.kind) {
    case "title":
      return `${part.text}\n${"=".repeat(part.text.length)}`;
    case "list":
      return part.items.map((item) => `- ${item}`).join("\n");
    case "link":
      return `${part.text}: ${part.url}`;
    case "heading":
    case "paragraph":
      return part.text;
  }
}

function partAsHtml(part: LetterPart): string {
  switch (part.kind) {
    case "title":
      return `<h2>${escapeHtml(part.text)}</h2>`;
    case "heading":
      return `<h3>${escapeHtml(part.text)}</h3>`;
    case "paragraph":
      return `<p>${escapeHtml(part.text)}</p>`;
    case "list":
      return `<ul>${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
    case "link":
      return `<p><a href="${escapeHtml(part.url)}">${escapeHtml(part.text)}</a></p>`;
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
