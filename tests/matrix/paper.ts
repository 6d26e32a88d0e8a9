import { inflateSync } from "node:zlib";

const LINES_OF_A_PAGE = 66;

/** How many pages were printed: those of a PDF, or as many as plain text fills. */
export function pagesOf(printed: Buffer): number {
  const text = printed.toString("latin1");
  if (!text.startsWith("%PDF-")) return Math.ceil(text.split("\n").length / LINES_OF_A_PAGE);
  return [text, ...streamsIn(text)].join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The PDF's compressed parts, in which newer ones keep their pages. */
function streamsIn(pdf: string): string[] {
  return [...pdf.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, packed = ""]) => {
    try {
      return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
    } catch {
      // Pictures and the like, which are packed otherwise.
      return "";
    }
  });
}
