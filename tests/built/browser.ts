import type { Browser, BrowserContextOptions, Page } from "playwright-core";

export const smallPhone = { width: 360, height: 740 };

/** A phone with a page of its own; what goes wrong in it is collected. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: smallPhone,
    hasTouch: true,
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    // A browser asks every host for its icon, the gateway's too; and data that are still read when
    // the next page is asked for end so.
    if (message.location().url.endsWith("/favicon.ico") || /^AbortError/.test(message.text()))
      return;
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
  });
  return { page, problems, close: () => context.close() };
}

/** Opens a page and waits until its scripts have taken it over, however long a busy machine needs. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** Until its scripts know the page, and a tap comes to them: before, it is the browser's own. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    if (!main || !Object.keys(main).some((key) => key.startsWith("__reactFiber"))) return false;
    let isReached = false;
    const reach = () => {
      isReached = true;
    };
    main.addEventListener("auxclick", reach);
    main.dispatchEvent(new Event("auxclick"));
    main.removeEventListener("auxclick", reach);
    return isReached;
  });
}
