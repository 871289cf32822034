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

/** `keepsPages`: with the back/forward cache, which Playwright turns off. */
export function openBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    headless: true,
    args: flags,
    ignoreDefaultArgs: keepsPages ? ["--disable-back-forward-cache"] : [],
  });
}
