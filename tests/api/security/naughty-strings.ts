import { createRequire } from "node:module";
import { sampleOf } from "#tests/support/campaign";

/** What breaks out of the places that Minnow's own pages put texts in, and of the tools behind them. */
const ourOwn = [
  '"></title></script><script>alert(1)</script>',
  "</textarea><img src=x onerror=alert(1)>",
  "' autofocus onfocus=alert(1) x='",
  "</style><svg onload=alert(1)>",
  "<!-- <script>",
  "]]><script>alert(1)</script>",
  "&lt;b&gt; &amp;amp; &#39; &nbsp;",
  "{{7*7}} ${7*7} <%= 7*7 %> #{7*7}",
  "%s%n%x %00 %0d%0a %u0000",
  '=HYPERLINK("https://evil.example")',
  "__proto__",
  "constructor",
  "null",
  "undefined",
  "\u202eevil\u202c",
  "a\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
  "🏳️‍🌈🇺🇸👩‍👩‍👧‍👦",
  "\u001b[31mred\u0007",
  "first line\r\nsecond line",
];

const bigList = createRequire(import.meta.url)("big-list-of-naughty-strings") as string[];

/** The Big List of Naughty Strings, or some of it where the run is short, and some more. */
export const naughtyStrings: readonly string[] = [...new Set([...sampleOf(bigList, 30), ...ourOwn])];

/** The same with as many on one line as fit, for fields that take long texts. */
export function packed(most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const text of naughtyStrings) {
    if (line !== "" && line.length + text.length + 3 > most) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? text : `${line} ~ ${text}`;
  }
  return line === "" ? lines : [...lines, line];
}
