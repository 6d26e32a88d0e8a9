import { describe, expect, it } from "vitest";
import { describeUserAgent } from "~/domain/auth/browser-words";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

describe("a browser in words", () => {
  it.each([
    [`${WINDOWS} ${CHROME} Safari/537.36`, "Chrome on Windows"],
    [`${WINDOWS} ${CHROME} Safari/537.36 Edg/142.0.0.0`, "Edge on Windows"],
    [`${WINDOWS} ${CHROME} Safari/537.36 OPR/120.0.0.0`, "Opera on Windows"],
    [`${ANDROID} ${CHROME} Mobile Safari/537.36`, "Chrome on Android"],
    [
      `${ANDROID} AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      "Samsung Internet on Android",
    ],
    [`${ANDROID} ${CHROME} Mobile Safari/537.36 EdgA/142.0`, "Edge on Android"],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`, "Safari on a Mac"],
    [`${IPHONE} AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
    [`${IPHONE} AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
    [`${IPHONE} AppleWebKit/605.1.15 FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, "Firefox on iPhone"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, "Chrome on a Chromebook"],
    ["Lynx/2.9.2 libwww-FM/2.14", "A text browser"],
    ["curl/8.15.0", "A browser"],
    ["", "A browser"],
  ])("%s is %s", (userAgent, words) => {
    expect(describeUserAgent(userAgent)).toBe(words);
  });
});
