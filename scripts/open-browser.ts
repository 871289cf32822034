import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "./find-browser.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

type Wanted = {
  /** With the back/forward cache, which Playwright turns off. */
  keepsPages?: boolean;
  /** The digest of a key whose certificate nobody else vouches for. */
  trustedKey?: string;
};

export function openBrowser({ keepsPages = false, trustedKey }: Wanted = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    headless: true,
    args: trustedKey ? [...flags, `--ignore-certificate-errors-spki-list=${trustedKey}`] : flags,
    ignoreDefaultArgs: keepsPages ? ["--disable-back-forward-cache"] : [],
  });
}
