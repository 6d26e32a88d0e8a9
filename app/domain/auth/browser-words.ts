/** What tells a browser by its user agent; the first that fits names it, for most say they are Chrome or Safari too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, "Edge"],
  [/\b(OPR|Opera|OPT)\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
  [/^(Lynx|w3m|ELinks|Links)\b/i, "A text browser"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "a Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A browser in words, by what it says of itself: "Firefox on Windows". */
export function describeUserAgent(userAgent: string): string {
  const browser = nameOf(userAgent, BROWSERS) ?? "A browser";
  const system = nameOf(userAgent, SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function nameOf(userAgent: string, names: [RegExp, string][]): string | undefined {
  return names.find(([sign]) => sign.test(userAgent))?.[1];
}
