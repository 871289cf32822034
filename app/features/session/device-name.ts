/**
 * The first that fits counts: most browsers claim to be several others, and Android to be Linux.
 */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/**
 * As much of a browser's name as tells one's own devices apart, such as "Chrome on Android"; "" for
 * what is no browser.
 */
export function deviceName(userAgent: string): string {
  const [browser, system] = [browsers, systems].map(
    (names) => names.find(([sign]) => sign.test(userAgent))?.[1],
  );
  return browser && system ? `${browser} on ${system}` : "";
}
